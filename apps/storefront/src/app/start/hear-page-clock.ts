import type { ServerClock } from '../../lib/api/server-clock.ts';

/**
 * The server tells its time in the head of the page. One that comes out of the browser's own store tells when it came there, and one
 * that the worker kept, or that is served without TLS, tells none.
 */
export function hearPageClock(clock: ServerClock): void {
  const page = toldPage();
  if (!page) return;
  const at = timeOf(page);
  // By the clock that is compared with later, whatever it showed when the page was asked for.
  const beginning = Date.now() - performance.now();
  clock.hear({ at, within: 1, askedAt: beginning + page.requestStart, answeredAt: beginning + page.responseStart });
}

/** Whether the server has just given the page, and so says that what it shows is still so. */
export function isPageNew(): boolean {
  return toldPage() !== undefined;
}

function toldPage(): PerformanceNavigationTiming | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming && !isStored(page) && timeOf(page) > 0 ? page : undefined;
}

function timeOf({ serverTiming }: PerformanceNavigationTiming): number {
  return Number(serverTiming?.find(({ name }) => name === 'now')?.description);
}

/** A page gone back to is not asked for anew, not even through the worker. */
function isStored({ type, transferSize, workerStart }: PerformanceNavigationTiming): boolean {
  return type === 'back_forward' || (transferSize === 0 && workerStart === 0);
}
