import type { ServerClock } from '../../lib/api/server-clock.ts';

/**
 * The server tells its time in the head of the page. One that comes out of the browser's own store tells when it came there, and one
 * that the worker kept, or that is served without TLS, tells none.
 */
export function hearPageClock(clock: ServerClock): void {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming) || isStored(page)) return;
  const at = Number(page.serverTiming?.find(({ name }) => name === 'now')?.description);
  // By the clock that is compared with later, whatever it showed when the page was asked for.
  const beginning = Date.now() - performance.now();
  if (at > 0) clock.hear({ at, within: 1, askedAt: beginning + page.requestStart, answeredAt: beginning + page.responseStart });
}

/** A page gone back to is not asked for anew, not even through the worker. */
function isStored({ type, transferSize, workerStart }: PerformanceNavigationTiming): boolean {
  return type === 'back_forward' || (transferSize === 0 && workerStart === 0);
}
