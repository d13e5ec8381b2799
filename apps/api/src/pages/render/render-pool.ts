import { AppError, unavailable } from '../../platform/app-error.ts';
import { RenderLate, WorkerEnded } from './open-worker.ts';
import type { PageToRender, RenderedPage } from './render-messages.ts';
import { createWorkerSet, type WorkerSet, type WorkerSetOptions, type WorkerTimes } from './worker-set.ts';

/** How a render ended: with a page, with an error, too late, without a worker, or because nobody waited any more. */
type RenderOutcome = 'done' | 'failed' | 'late' | 'lost' | 'abandoned';

type PoolTally = {
  workers: ReturnType<WorkerSet['count']>;
  ends: ReturnType<WorkerSet['ends']>;
  renders: Readonly<Record<RenderOutcome, number>>;
};

export type RenderPool = {
  /** Renders a page, on another worker if the first one ends. Throws a 503 where that is not possible in time. */
  render: (page: PageToRender, signal: AbortSignal) => Promise<RenderedPage>;
  /** Starts the workers; otherwise the first page does. */
  start: () => void;
  /** Since the start. */
  tally: () => PoolTally;
  close: () => Promise<void>;
};

const defaultTimes: WorkerTimes = { render: 10_000, ping: 1000, wait: 5000, backoff: 100, maxBackoff: 30_000, healthy: 60_000 };

/** A page is rendered once more if its worker ends, because another page may be the reason. */
const maxTries = 2;

type PoolOptions = Omit<WorkerSetOptions, 'times'> & { times?: Partial<WorkerTimes> };

/** Renders pages on worker threads. Admission bounds how many pages are here at once. */
export function createRenderPool({ times, ...options }: PoolOptions): RenderPool {
  const workers = createWorkerSet({ ...options, times: { ...defaultTimes, ...times } });
  const renders: Record<RenderOutcome, number> = { done: 0, failed: 0, late: 0, lost: 0, abandoned: 0 };

  async function renderOn(page: PageToRender, signal: AbortSignal): Promise<RenderedPage> {
    for (let tries = 0; ; ) {
      signal.throwIfAborted();
      const worker = workers.findReady();
      if (!worker) {
        await workers.waitForReady(signal);
        continue;
      }
      tries += 1;
      try {
        return await worker.render(page, signal);
      } catch (error) {
        if (!(error instanceof WorkerEnded) || tries === maxTries) throw error;
      }
    }
  }

  return {
    start: workers.start,
    async render(page, signal) {
      try {
        const rendered = await renderOn(page, signal);
        renders.done += 1;
        return rendered;
      } catch (error) {
        const outcome = outcomeOf(error, signal);
        renders[outcome] += 1;
        throw outcome === 'late' || outcome === 'lost' ? unavailable() : error;
      }
    },
    tally: () => ({ workers: workers.count(), ends: workers.ends(), renders }),
    close: workers.close,
  };
}

function outcomeOf(error: unknown, signal: AbortSignal): RenderOutcome {
  if (signal.aborted) return 'abandoned';
  if (error instanceof RenderLate) return 'late';
  return error instanceof WorkerEnded || error instanceof AppError ? 'lost' : 'failed';
}
