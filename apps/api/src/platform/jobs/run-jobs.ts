import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { AnyJob } from './define-job.ts';

type RunOptions = {
  pool: Pool;
  jobs: readonly AnyJob[];
  log: FastifyBaseLogger;
  concurrency?: number;
  /** Told how each run ended. */
  onOutcome?: (name: string, outcome: 'done' | 'failed') => void;
};

/** Runs jobs until closed, and starts over when the database went away. */
export function runJobs(options: RunOptions): { close: () => Promise<void> } {
  const closing = new AbortController();
  const done = keepRunning(options, closing.signal);
  return {
    async close() {
      closing.abort();
      await done;
    },
  };
}

async function keepRunning(options: RunOptions, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    try {
      await runOnce(options, closing);
    } catch (error) {
      if (closing.aborted) return;
      options.log.warn({ err: error }, 'the job queue stopped; it starts again in a second');
      await delay(1000, undefined, { signal: closing }).catch(() => undefined);
    }
  }
}

async function runOnce({ pool, jobs, log, concurrency = 4, onOutcome }: RunOptions, closing: AbortSignal): Promise<void> {
  const crons = jobs.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron, payload: {} }] : []));
  const runner: Runner = await run({
    pgPool: pool,
    logger: silent,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1000,
    taskList: taskList({ jobs, log, onOutcome }),
    parsedCronItems: parseCronItems(crons),
  });
  const stop = () => void runner.stop().catch((error: unknown) => log.warn({ err: error }, 'the job queue did not stop cleanly'));
  if (closing.aborted) stop();
  closing.addEventListener('abort', stop, { once: true });
  await runner.promise;
  closing.removeEventListener('abort', stop);
}

type Tasks = Pick<RunOptions, 'jobs' | 'log'> & { onOutcome: RunOptions['onOutcome'] };

function taskList({ jobs, log, onOutcome }: Tasks): TaskList {
  const tasks: TaskList = {};
  for (const job of jobs) {
    tasks[job.name] = async (payload, helpers) => {
      try {
        await job.perform(withoutCron(payload), { log, attempt: helpers.job.attempts });
        onOutcome?.(job.name, 'done');
      } catch (error) {
        onOutcome?.(job.name, 'failed');
        log.warn({ err: error, job: job.name, attempt: helpers.job.attempts }, 'a job failed; it is tried again');
        throw error;
      }
    };
  }
  return tasks;
}

/** A job that came by the clock carries a note of it that is none of its payload. */
function withoutCron(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('_cron' in payload)) return payload;
  const { _cron, ...rest } = payload;
  return rest;
}

// Its own log says every job's coming and going; what matters is logged above.
const silent = new Logger(() => () => undefined);
