import { Logger, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import type { App } from '../src/app.ts';

/** Does every job that waits in the queue, one after the other. */
export async function runQueuedJobs(pool: Pool, { jobs, server }: App): Promise<void> {
  const failures: unknown[] = [];
  const taskList = Object.fromEntries(
    jobs.map(({ name, perform }) => [
      name,
      (payload: unknown) => perform(payload, { log: server.log, attempt: 1 }).catch((error: unknown) => void failures.push(error)),
    ]),
  );
  await runOnce({ pgPool: pool, taskList, concurrency: 1, noHandleSignals: true, logger: new Logger(() => () => undefined) });
  if (failures.length > 0) throw new AggregateError(failures, 'Jobs failed');
}
