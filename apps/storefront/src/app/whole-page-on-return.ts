import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * A page that a visitor comes back to is laid out as a whole. Otherwise the sections that are drawn when they come near have estimated heights, and
 * the restored scroll position is another place of the page. Its effect runs before that of `ScrollRestoration`.
 */
export function WholePageOnReturn() {
  const { key } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is laid out in its own way.
  useLayoutEffect(() => {
    const returned = isFirst.current ? cameBack() : type === NavigationType.Pop;
    isFirst.current = false;
    document.documentElement.toggleAttribute('data-returned', returned);
  }, [key, type]);
  return null;
}

/** Whether the document itself was loaded again, or by the browser's back or forward button. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
