import { useEffect, useState } from 'react';

/** Which of these headings the reader is under. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const headings = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) isIntersecting ? inSight.add(target) : inSight.delete(target);
        // The first one in the upper part of the window; between two of them the last one that was there stays.
        const first = headings.find((heading) => inSight.has(heading));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-15% 0px -65% 0px' },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [all]);
  return current;
}
