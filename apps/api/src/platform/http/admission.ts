import { Socket } from 'node:net';
import { clearInterval, setInterval } from 'node:timers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '../app-error.ts';
import { createWorkQueue, NotAdmitted, type Release, type WorkQueue } from './work-queue.ts';

/**
 * The classes of work, the most important first. `order`: orders, payments, sign-in, carts and everything personal. `catalog`: calls
 * whose answers are the same for everybody and were not in the cache. `page`: rendering a page.
 */
export type Work = 'order' | 'catalog' | 'page';

export type Admission = {
  /** Waits for a slot. Throws a 503 where there is none in time, or where the work is no longer wanted. */
  enter: (work: Work, isWanted: () => boolean) => Promise<Release>;
  /** Whether requests have been refused for longer than a moment. */
  isOverloaded: () => boolean;
  /** Requests refused since the start. */
  refusals: () => Readonly<Record<Work, number>>;
  close: () => void;
};

/** Milliseconds. */
const overloadAfter = 1000;
const recoveredAfter = 2000;
/** Delays of the event loop, in milliseconds, from which on a class admits nothing new while requests of it wait. */
const maxLoopDelay: Record<Work, number> = { order: Number.POSITIVE_INFINITY, catalog: 500, page: 250 };

/** Admits requests by class: important work has slots of its own, the rest waits for a short time or is refused at once. */
function createAdmission(renderWorkers: number): Admission {
  const loopDelay = watchLoopDelay();
  const queues = createQueues(renderWorkers);
  const refusals: Record<Work, number> = { order: 0, catalog: 0, page: 0 };
  const overload = createOverloadState();

  return {
    async enter(work, isWanted) {
      const queue = queues[work];
      try {
        if (queue.waiting() > 0 && loopDelay.milliseconds() > maxLoopDelay[work]) throw new NotAdmitted('full');
        return await queue.acquire(isWanted);
      } catch (error) {
        if (!(error instanceof NotAdmitted)) throw error;
        if (error.reason !== 'gone') {
          overload.recordRefusal();
          refusals[work] += 1;
        }
        throw unavailable();
      }
    },
    isOverloaded: overload.isOverloaded,
    refusals: () => refusals,
    close: () => loopDelay.close(),
  };
}

export type OverloadState = { recordRefusal: () => void; isOverloaded: () => boolean };

/** Overload means refusals for more than a second. It ends some time after the last one, so that a balancer does not flap. */
export function createOverloadState(now: () => number = () => performance.now()): OverloadState {
  let firstRefusal = 0;
  let lastRefusal = Number.NEGATIVE_INFINITY;
  return {
    recordRefusal() {
      const time = now();
      if (time - lastRefusal > recoveredAfter) firstRefusal = time;
      lastRefusal = time;
    },
    isOverloaded: () => now() - lastRefusal < recoveredAfter && lastRefusal - firstRefusal > overloadAfter,
  };
}

function createQueues(renderWorkers: number): Record<Work, WorkQueue> {
  // More would only wait for the connections of the database.
  const order = createWorkQueue({ concurrency: 64, maxWaiting: 512, maxWait: 3000, typicalDuration: 10 });
  const catalog = createWorkQueue({ concurrency: 24, maxWaiting: 256, maxWait: 500, typicalDuration: 5 });
  const page = createWorkQueue({
    // A render waits for its calls about half of the time; a third one of a worker would only hold memory.
    concurrency: 2 * renderWorkers,
    maxWaiting: 64,
    maxWait: 1000,
    typicalDuration: 40,
    isHeld: () => order.running() > 0 || catalog.waiting() > 0,
    maxHold: 100,
  });
  return { order, catalog, page };
}

type AdmissionOptions = {
  /** The class of a route; a route without one passes. */
  workOf: (route: string | undefined) => Work | undefined;
  renderWorkers: number;
};

/** Admits the requests that come over a socket before anything is done for them. Injected requests belong to a page that was admitted. */
export function admitRequests(server: FastifyInstance, { workOf, renderWorkers }: AdmissionOptions): Admission {
  const admission = createAdmission(renderWorkers);
  server.addHook('onClose', async () => admission.close());
  server.addHook('onRequest', (request, reply, done) => {
    const work = workOf(request.routeOptions.url);
    if (!work || !isFromNetwork(request)) return done();
    const isWanted = () => !reply.raw.destroyed;
    admission.enter(work, isWanted).then(
      (release) => {
        // `close` comes once, whether the answer was sent or the client went away.
        reply.raw.once('close', release);
        if (!isWanted()) release();
        done();
      },
      (error: Error) => done(error),
    );
  });
  return admission;
}

/** Whether the request came over a socket; the calls of a page that is rendered are injected. */
export function isFromNetwork({ raw }: FastifyRequest): boolean {
  return raw.socket instanceof Socket;
}

const step = 50;
/** The share of an earlier delay that counts in the next step. */
const memory = 0.7;

export type LoopDelay = { milliseconds: () => number; close: () => void };

/** Measures how late the event loop runs its timers: the time that each request waits before its turn comes. */
function watchLoopDelay(): LoopDelay {
  let delay = 0;
  let lastTick = performance.now();
  const lateness = () => Math.max(0, performance.now() - lastTick - step);
  const timer = setInterval(() => {
    delay = Math.max(lateness(), delay * memory);
    lastTick = performance.now();
  }, step).unref();
  return { milliseconds: () => Math.max(delay, lateness()), close: () => clearInterval(timer) };
}
