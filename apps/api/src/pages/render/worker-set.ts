import { clearTimeout, setTimeout } from 'node:timers';
import type { FastifyBaseLogger } from 'fastify';
import { unavailable } from '../../platform/app-error.ts';
import { openWorker, type RenderTimes, type RenderWorker, type WorkerEnd, type WorkerOptions } from './open-worker.ts';

/** Milliseconds. */
export type WorkerTimes = RenderTimes & {
  /** For a worker that is ready. */
  wait: number;
  /** Before a worker that ended is replaced; each further one that ends early doubles it, up to `maxBackoff`. */
  backoff: number;
  maxBackoff: number;
  /** A worker that lived for so long did not end early. */
  healthy: number;
};

export type WorkerSetOptions = Pick<WorkerOptions, 'folder' | 'origin' | 'answer'> & {
  size: number;
  log: Pick<FastifyBaseLogger, 'error'>;
  times: WorkerTimes;
};

export type WorkerSet = {
  /** Opens the workers, the first time. */
  start: () => void;
  /** The ready worker with the fewest pages in hand. */
  findReady: () => RenderWorker | undefined;
  /** Waits until a worker is ready. Throws a 503 if that takes too long. */
  waitForReady: (signal: AbortSignal) => Promise<void>;
  count: () => { ready: number; starting: number };
  /** Workers that ended while the process continued. */
  ends: () => Readonly<Record<Exclude<WorkerEnd, 'stop'>, number>>;
  close: () => Promise<void>;
};

/** A fixed number of render workers; one that ends is replaced after a time that grows with each failure. */
export function createWorkerSet({ size, log, times, ...options }: WorkerSetOptions): WorkerSet {
  const ready = new Set<RenderWorker>();
  const starting = new Set<RenderWorker>();
  const restarts = new Set<NodeJS.Timeout>();
  const waiting = createWaiting();
  const ends = { crash: 0, hang: 0, memory: 0 };
  let earlyEnds = 0;
  let state: 'new' | 'started' | 'closed' = 'new';
  const backoff = () => Math.min(times.maxBackoff, times.backoff * 2 ** (earlyEnds - 1));

  function open(): void {
    const openedAt = performance.now();
    const worker = openWorker({
      ...options,
      times,
      onReady() {
        starting.delete(worker);
        ready.add(worker);
        waiting.resolve();
      },
      onEnd(end, err) {
        const failedToStart = starting.delete(worker);
        ready.delete(worker);
        if (end === 'stop' || state === 'closed') return;
        ends[end] += 1;
        earlyEnds = performance.now() - openedAt > times.healthy ? 1 : earlyEnds + 1;
        log.error({ err, end, milliseconds: backoff() }, 'a render worker ended; another one starts after this time');
        // Waiting for a worker that cannot start would only hold the slots of other pages.
        if (failedToStart && starting.size === 0) waiting.refuse();
        reopen();
      },
    });
    starting.add(worker);
  }

  function reopen(): void {
    const restart = setTimeout(() => {
      restarts.delete(restart);
      open();
    }, backoff());
    restarts.add(restart);
  }

  function start(): void {
    if (state !== 'new') return;
    state = 'started';
    for (let count = 0; count < size; count++) open();
  }

  return {
    start,
    findReady() {
      const [first, ...others] = ready;
      return first && others.reduce((idlest, other) => (other.inHand() < idlest.inHand() ? other : idlest), first);
    },
    async waitForReady(signal) {
      if (state === 'closed') throw unavailable();
      start();
      if (starting.size === 0 && backoff() > times.wait) throw unavailable();
      await waiting.join(signal, times.wait);
    },
    count: () => ({ ready: ready.size, starting: starting.size }),
    ends: () => ends,
    async close() {
      state = 'closed';
      for (const restart of restarts) clearTimeout(restart);
      waiting.refuse();
      await Promise.all([...ready, ...starting].map((worker) => worker.stop()));
    },
  };
}

/** The pages that wait until a worker is ready. */
function createWaiting() {
  const waiting = new Set<PromiseWithResolvers<void>>();
  return {
    join(signal: AbortSignal, milliseconds: number): Promise<void> {
      const next = Promise.withResolvers<void>();
      const timer = setTimeout(() => next.reject(unavailable()), milliseconds);
      const leave = () => next.reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      waiting.add(next);
      return next.promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(next);
        signal.removeEventListener('abort', leave);
      });
    },
    resolve(): void {
      for (const each of waiting) each.resolve();
    },
    refuse(): void {
      for (const each of waiting) each.reject(unavailable());
    },
  };
}
