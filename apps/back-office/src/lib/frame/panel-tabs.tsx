import { TabLinks } from '@souk/ui/navigation/tabs.tsx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/** A row of tabs, each a link to a sibling page. Where the row is wider than the screen, the current tab is scrolled into the middle. */
export function PanelTabs(props: ComponentProps<typeof TabLinks>) {
  const { value } = props;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab scrolls.
  useLayoutEffect(() => {
    const tab = box.current?.querySelector('[aria-current="page"]');
    const row = tab?.parentElement;
    if (!tab || !row) return;
    // Runs before the first paint, when a phone is turned, and when numbers that arrive make the tabs wider.
    const observer = new ResizeObserver(() => {
      const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    });
    for (const each of [row, ...row.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [value]);
  return (
    <div ref={box} className="grid min-w-0 grid-cols-1">
      <TabLinks {...props} />
    </div>
  );
}
