import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Tabs whose row is wider than a phone: the current one is scrolled into the middle. */
export function TabsInView({ value, children }: { value: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab scrolls.
  useLayoutEffect(() => {
    const tab = box.current?.querySelector('[aria-current="page"]');
    const row = tab?.parentElement;
    if (!tab || !row) return;
    const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [value]);
  return (
    <div ref={box} className="grid min-w-0 grid-cols-1">
      {children}
    </div>
  );
}
