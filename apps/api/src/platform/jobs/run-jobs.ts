import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Job, Logger, parseCronItems, type Runner, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { isRunning, isSameMachine, ownMark, type ProcessMark } from '../database/embedded/lock-file.ts';
import type { AnyJob } from './define-job.ts';

type RunOptions = {
  pool: Pool;
  jobs: readonly AnyJob[];
  log: FastifyBaseLogger;
  concurrency?: number;
  /** Called with the outcome of each run. */
  onOutcome?: (name: string, outcome: 'done' | 'failed') => void;
};

/** Runs jobs until closed, and starts over when the database went away. */
export function runJobs(options: RunOptions): { close: () => Promise<void> } {
  const closing = new AbortController();
  const done = runUntilClosed(options, closing.signal);
  return {
    async close() {
      closing.abort();
      await done;
    },
  };
}

async function runUntilClosed(options: RunOptions, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    try {
      await runOnce(options, closing);
    } catch (error) {
      if (closing.aborted) return;
      options.log.warn({ err: error }, 'the job queue stopped; it starts again in a second');
    }
    await delay(1000, undefined, { signal: closing }).catch(() => undefined);
  }
}

async function runOnce(options: RunOptions, closing: AbortSignal): Promise<void> {
  const { pool, jobs, log, concurrency = 4 } = options;
  const crons = jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron, payload: {} }] : []));
  await releaseOwnJobs(pool);
  const events: WorkerEvents = new EventEmitter();
  const heart = { stop: () => undefined };
  const runningIds = new Set<string>();
  events.on('pool:create', ({ workerPool }) => Object.assign(heart, startHeartbeat(options, workerPool.id, runningIds)));
  const runner: Runner = await run({
    pgPool: pool,
    events,
    logger: silent,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    taskList: taskList(options, closing, runningIds),
    parsedCronItems: parseCronItems(crons),
    preset: batched,
  });
  const stop = () => void runner.stop().catch((error: unknown) => log.warn({ err: error }, 'the job queue did not stop cleanly'));
  if (closing.aborted) stop();
  closing.addEventListener('abort', stop, { once: true });
  stopIfFirstClaimFails(events, () => {
    log.warn('the job queue could not load its tasks; it starts again in a second');
    stop();
  });
  try {
    await runner.promise;
  } finally {
    closing.removeEventListener('abort', stop);
    heart.stop();
  }
}

/** graphile-worker loads the ids of its tasks with its first claim of a job. If that fails, it caches the error, and every later claim fails. */
function stopIfFirstClaimFails(events: WorkerEvents, stop: () => void): void {
  const handleClaim = () => void events.off('worker:getJob:error', stop);
  events.once('worker:getJob:error', stop);
  events.once('worker:getJob:empty', handleClaim);
  events.once('job:start', handleClaim);
}

// Unbatched, graphile-worker awaits neither of the two, and a lost connection would end the process.
const batched: GraphileConfig.Preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const heartbeatMilliseconds = 10_000;

function startHeartbeat({ pool, log }: RunOptions, workerId: string, runningIds: ReadonlySet<string>): { stop: () => undefined } {
  const beat = () =>
    void recordHeartbeat(pool, workerId, [...runningIds]).catch((error: unknown) => log.warn({ err: error }, 'a job heartbeat failed'));
  beat();
  const timer = setInterval(beat, heartbeatMilliseconds);
  return { stop: () => void clearInterval(timer) };
}

function taskList({ pool, jobs, log, onOutcome }: RunOptions, closing: AbortSignal, runningIds: Set<string>): TaskList {
  const tasks: TaskList = {};
  for (const job of jobs) {
    const runJob: Task = async (payload, helpers) => {
      try {
        await job.perform(withoutCron(payload), { log, attempt: helpers.job.attempts });
      } catch (error) {
        onOutcome?.(job.name, 'failed');
        log.warn({ err: error, job: job.name, attempt: helpers.job.attempts }, 'a job failed; it is tried again');
        throw error;
      }
      onOutcome?.(job.name, 'done');
      await completeJob({ pool, log, closing }, helpers.job);
    };
    tasks[job.name] = async (payload, helpers) => {
      runningIds.add(helpers.job.id);
      try {
        await runJob(payload, helpers);
      } finally {
        runningIds.delete(helpers.job.id);
      }
    };
  }
  return tasks;
}

/** Removes a job whose work is done. Until that succeeds the worker takes no other job: a lost completion would run the work twice. */
async function completeJob({ pool, log, closing }: Pick<RunOptions, 'pool' | 'log'> & { closing: AbortSignal }, job: Job): Promise<void> {
  for (let pause = 100; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      await pool.query('delete from graphile_worker._private_jobs where id = $1 and locked_by = $2', [job.id, job.locked_by]);
      return;
    } catch (error) {
      if (closing.aborted) throw error;
      log.warn({ err: error, job: job.task_identifier }, 'a job is done but could not be removed from the queue; it is tried again');
      await delay(pause);
    }
  }
}

const longestPause = 5_000;

/** A job that came by the clock carries a note of it that is none of its payload. */
function withoutCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload;
  const { _cron, ...rest } = payload;
  return rest;
}

// The runner's own log has two lines for every job; the outcomes are logged above.
const silent = new Logger(() => () => undefined);

/** A process that has not been seen for this long is dead, and its jobs may run again. */
const secondsUntilDead = 40;

/** Records that the worker is alive, and releases jobs that no worker runs: of dead workers, and own ones whose claim was lost with its connection. */
export async function recordHeartbeat(pool: Pick<Pool, 'query'>, workerId: string, runningIds: readonly string[] = []): Promise<void> {
  const { host, pid, started } = ownMark();
  await pool.query(
    `insert into job_workers (worker_id, host, pid, started) values ($1, $2, $3, $4)
       on conflict (worker_id) do update set seen_at = now()`,
    [workerId, host, pid, started],
  );
  await pool.query(`delete from job_workers where seen_at < now() - $1 * interval '1 second'`, [secondsUntilDead]);
  // A fresh claim is left alone: its worker may not have sent a heartbeat yet, or not have received the job.
  await pool.query(
    `${release} where locked_at < now() - $1 * interval '1 second'
       and (not exists (select from job_workers where worker_id = locked_by) or locked_by = $2 and id <> all($3::bigint[]))`,
    [secondsUntilDead, workerId, runningIds],
  );
}

/** Releases at once what dead processes of this machine, and former workers of this process, have claimed. */
async function releaseOwnJobs(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<ProcessMark & { worker_id: string }>('select worker_id, host, pid, started from job_workers');
  const own = ownMark();
  const ended = rows.filter((mark) => isSameMachine(mark) && (isSameProcess(mark, own) || !isRunning(mark)));
  const ids = ended.map(({ worker_id }) => worker_id);
  if (ids.length === 0) return;
  await pool.query(`${release} where locked_by = any($1)`, [ids]);
  await pool.query('delete from job_workers where worker_id = any($1)', [ids]);
}

const release = `update graphile_worker._private_jobs
  set locked_by = null, locked_at = null, run_at = greatest(run_at, now())`;

function isSameProcess(one: ProcessMark, other: ProcessMark): boolean {
  return one.pid === other.pid && one.started === other.started;
}
