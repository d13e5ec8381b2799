import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheTally } from '../cache/answer-cache.ts';
import type { QueueLength } from '../jobs/count-jobs.ts';

/** How a request ended: its route as a pattern, never its address, which anybody can make up. */
export type SeenRequest = { method: string; route: string; status: number; seconds: number };

export type Metrics = {
  seeRequest: (request: SeenRequest) => void;
  /** A request that was answered from the cache before it had a route. */
  seeReady: (status: number) => void;
  seeJob: (name: string, outcome: 'done' | 'failed') => void;
  /** That something was sent to somebody by a channel, or how that failed. */
  seeMessage: (channel: string, outcome: string) => void;
  /** Counts a report of a browser about an error of the storefront. */
  recordClientError: () => void;
  /** An error that nothing handled: a bug that would end the process. */
  seeUnhandledError: () => void;
  /** Counts a report of a browser about something that the policy of a page blocked. */
  recordCspReport: () => void;
  /** The connections of a pool, under its name. */
  watchPool: (name: string, pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>) => void;
  /** How often answers were ready, and how much of them is kept. */
  watchCache: (tally: () => CacheTally) => void;
  /** Requests refused because of overload since the start, by class of work. */
  watchRefusals: (refusals: () => Readonly<Record<string, number>>) => void;
  /** The jobs that wait; undefined while the database cannot say. */
  watchQueue: (count: () => Promise<QueueLength | undefined>) => void;
  /** Everything in the text format of Prometheus, and the media type that goes with it. */
  read: () => Promise<{ type: string; text: string }>;
};

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What an operator watches over: requests by route and status, jobs, database connections, memory and the event loop. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Histogram({
    name: 'souk_http_request_seconds',
    help: 'Time until a request was answered, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const ready = new Counter({
    name: 'souk_http_ready_answers_total',
    help: 'Requests answered from the cache before they had a route, by status.',
    labelNames: ['status'],
    registers,
  });
  const jobs = new Counter({
    name: 'souk_jobs_total',
    help: 'Jobs that ran, by name and outcome.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const messages = new Counter({
    name: 'souk_messages_total',
    help: 'Codes and messages handed to a channel, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const clientErrors = new Counter({
    name: 'souk_client_errors_total',
    help: 'Errors of the storefront that browsers reported.',
    registers,
  });
  const unhandled = new Counter({
    name: 'souk_unhandled_errors_total',
    help: 'Rejected promises that nothing handled; each is a bug.',
    registers,
  });
  const cspReports = new Counter({
    name: 'souk_csp_reports_total',
    help: 'Reports of browsers about something that the policy of a page blocked.',
    registers,
  });
  const pools = new Map<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>();
  new Gauge({
    name: 'souk_database_connections',
    help: 'Connections to the database, by pool and state; waiting are requests that have none yet.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  return {
    seeRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    seeReady: (status) => ready.inc({ status }),
    seeJob: (job, outcome) => jobs.inc({ job, outcome }),
    seeMessage: (channel, outcome) => messages.inc({ channel, outcome }),
    recordClientError: () => clientErrors.inc(),
    seeUnhandledError: () => unhandled.inc(),
    recordCspReport: () => cspReports.inc(),
    watchPool: (name, pool) => void pools.set(name, pool),
    watchCache: (tally) => gaugeCache(registers, tally),
    watchRefusals: (refusals) => countRefusals(registers, refusals),
    watchQueue: (count) => gaugeQueue(registers, count),
    read: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}

function gaugeCache(registers: Registry[], tally: () => CacheTally): void {
  new Counter({
    name: 'souk_cache_answers_total',
    help: 'Answers that the cache had ready (hit), and those that had to be made (miss).',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { hits, misses } = tally();
      this.reset();
      this.inc({ outcome: 'hit' }, hits);
      this.inc({ outcome: 'miss' }, misses);
    },
  });
  new Gauge({
    name: 'souk_cache_bytes',
    help: 'What the kept answers take of the memory, about.',
    registers,
    collect() {
      this.set(tally().bytes);
    },
  });
}

function countRefusals(registers: Registry[], refusals: () => Readonly<Record<string, number>>): void {
  new Counter({
    name: 'souk_http_refused_total',
    help: 'Requests refused because of overload, by class of work.',
    labelNames: ['class'],
    registers,
    collect() {
      this.reset();
      for (const [work, count] of Object.entries(refusals())) this.inc({ class: work }, count);
    },
  });
}

function gaugeQueue(registers: Registry[], count: () => Promise<QueueLength | undefined>): void {
  new Gauge({
    name: 'souk_jobs_queued',
    help: 'Jobs of the whole market, by state: due and not begun, waiting for another try, given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      const queue = await count();
      this.reset();
      for (const [state, jobs] of Object.entries(queue ?? {})) this.set({ state }, jobs);
    },
  });
}
