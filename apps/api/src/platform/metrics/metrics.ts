import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '../app-error.ts';
import type { CacheTally } from '../cache/answer-cache.ts';
import type { QueueLength } from '../jobs/waiting-jobs.ts';

/** How a request ended: its route as a pattern, never its address, which anybody can make up. */
export type SeenRequest = { method: string; route: string; status: number; seconds: number };

export type Metrics = {
  seeRequest: (request: SeenRequest) => void;
  /** A request that was answered from the cache before it had a route. */
  recordCachedAnswer: (status: number) => void;
  recordJob: (name: string, outcome: 'done' | 'failed') => void;
  /** That something was sent to somebody by a channel, or how that failed. */
  recordMessage: (channel: string, outcome: string) => void;
  /** Counts a report of a browser about an error of the storefront. */
  recordClientError: () => void;
  /** An error that nothing handled: a bug that would end the process. */
  recordUnhandledError: () => void;
  /** Counts a report of a browser about something that the policy of a page blocked. */
  recordCspReport: () => void;
  /** The connections of a pool, under its name. */
  watchPool: (name: string, pool: WatchedPool) => void;
  /** Hits, misses and size of a cache, under the name of its budget. */
  watchCache: (budget: string, tally: () => CacheTally) => void;
  /** Requests refused because of overload since the start, by class of work. */
  watchRefusals: (refusals: () => Readonly<Record<string, number>>) => void;
  /** Render workers, why some ended, and how renders ended, since the start. */
  watchRenders: (tally: () => RenderTally) => void;
  /** The waiting jobs; undefined while the database does not answer. */
  watchQueue: (count: () => Promise<QueueLength | undefined>) => void;
  /** Everything in the text format of Prometheus, and the media type that goes with it. */
  read: () => Promise<{ type: string; text: string }>;
};

export type RenderTally = {
  workers: Readonly<Record<string, number>>;
  ends: Readonly<Record<string, number>>;
  renders: Readonly<Record<string, number>>;
};

const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics for operators: requests by route and status, jobs, database connections, memory and the event loop. */
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
  const pools = gaugePools(registers);
  return {
    seeRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    recordCachedAnswer: (status) => ready.inc({ status }),
    recordJob: (job, outcome) => jobs.inc({ job, outcome }),
    recordMessage: (channel, outcome) => messages.inc({ channel, outcome }),
    recordClientError: () => clientErrors.inc(),
    recordUnhandledError: () => unhandled.inc(),
    recordCspReport: () => cspReports.inc(),
    watchPool: (name, pool) => void pools.set(name, pool),
    watchCache: gaugeCaches(registers),
    watchRefusals: (refusals) => countRefusals(registers, refusals),
    watchRenders: (tally) => countRenders(registers, tally),
    watchQueue: (count) => gaugeQueue(registers, count),
    read: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}

type WatchedPool = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** The gauge shows every pool that is added to the map under its name. */
function gaugePools(registers: Registry[]): Map<string, WatchedPool> {
  const pools = new Map<string, WatchedPool>();
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
  return pools;
}

function gaugeCaches(registers: Registry[]): Metrics['watchCache'] {
  const caches = new Map<string, () => CacheTally>();
  new Counter({
    name: 'souk_cache_answers_total',
    help: 'Answers and cards that the cache had ready (hit), had ready but made again (stale), or that had to be made (miss), by budget.',
    labelNames: ['budget', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const [budget, tally] of caches) {
        const { hits, stale, misses } = tally();
        this.inc({ budget, outcome: 'hit' }, hits);
        this.inc({ budget, outcome: 'stale' }, stale);
        this.inc({ budget, outcome: 'miss' }, misses);
      }
    },
  });
  new Counter({
    name: 'souk_cache_evictions_total',
    help: 'Answers and cards that were removed from the cache to make space, by budget.',
    labelNames: ['budget'],
    registers,
    collect() {
      this.reset();
      for (const [budget, tally] of caches) this.inc({ budget }, tally().evictions);
    },
  });
  new Gauge({
    name: 'souk_cache_bytes',
    help: 'Memory of the cached answers and cards, by budget.',
    labelNames: ['budget'],
    registers,
    collect() {
      for (const [budget, tally] of caches) this.set({ budget }, tally().bytes);
    },
  });
  return (budget, tally) => void caches.set(budget, tally);
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

function countRenders(registers: Registry[], tally: () => RenderTally): void {
  new Gauge({
    name: 'souk_render_workers',
    help: 'Threads that render pages, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(tally().workers)) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'souk_render_workers_ended_total',
    help: 'Render workers that ended and were replaced, by reason.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(tally().ends)) this.inc({ reason }, count);
    },
  });
  new Counter({
    name: 'souk_renders_total',
    help: 'Pages that were to be rendered, by outcome.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(tally().renders)) this.inc({ outcome }, count);
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

/** Counts every request, and serves `/metrics` to clients with the token; without a token there is no such route. */
export function serveMetrics(server: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.seeRequest({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
  server.get('/metrics', async (request, reply) => {
    if (token === undefined || !carries(request, token)) throw notFound();
    const { type, text } = await metrics.read();
    return reply.header('content-type', type).header('cache-control', 'no-store').send(text);
  });
}

/** Compared by hash, so that neither a length nor a first wrong letter shows in the time it takes. */
function carries({ headers }: FastifyRequest, token: string): boolean {
  const given = headers.authorization ?? '';
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', `Bearer ${token}`, 'buffer'));
}
