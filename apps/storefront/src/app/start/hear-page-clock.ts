import type { ServerClock } from '../../lib/api/server-clock.ts';

/**
 * The server tells its time in the head of the page. A page that a worker or the browser's store gave out tells the time at which
 * it was made, and a shop that is served without TLS tells none.
 */
export function hearPageClock(clock: ServerClock): void {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming) || page.transferSize === 0 || page.workerStart > 0) return;
  const at = Number(page.serverTiming?.find(({ name }) => name === 'now')?.description);
  // By the clock that is compared with later, whatever it showed when the page was asked for.
  const beginning = Date.now() - performance.now();
  if (at > 0) clock.hear({ at, within: 1, askedAt: beginning + page.requestStart, answeredAt: beginning + page.responseStart });
}
