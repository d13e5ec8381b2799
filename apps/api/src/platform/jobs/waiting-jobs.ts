import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ReadDatabase } from '../database/read-database.ts';

/** A job that has not been done; `given_up` where it is tried no more. */
export type WaitingJob = {
  id: number;
  name: string;
  attempts: number;
  most_attempts: number;
  last_error: string | null;
  run_at: Date;
  created_at: Date;
  is_running: boolean;
  given_up: boolean;
};

const columns = sql`id, task_identifier as name, attempts, max_attempts as most_attempts, last_error, run_at, created_at,
  locked_at is not null as is_running, attempts >= max_attempts and locked_at is null as given_up`;

/** What is in the queue, what was tried last first: those that have failed, or all. A job that is done is gone. */
export async function listWaitingJobs<Tables>(
  read: ReadDatabase<Tables>,
  { onlyFailed, limit, offset }: { onlyFailed: boolean; limit: number; offset: number },
): Promise<{ total: number; jobs: WaitingJob[] }> {
  const { rows } = await sql<WaitingJob & { total: number }>`
    select ${columns}, count(*) over () as total from graphile_worker.jobs
    where ${onlyFailed ? sql`last_error is not null` : sql`true`}
    order by updated_at desc, id desc limit ${limit}::int offset ${offset}::int`.execute(read);
  return { total: rows[0]?.total ?? 0, jobs: rows.map(({ total: _total, ...job }) => job) };
}

export async function findWaitingJob<Tables>(read: ReadDatabase<Tables>, id: number): Promise<WaitingJob | undefined> {
  const { rows } = await sql<WaitingJob>`select ${columns} from graphile_worker.jobs where id = ${id}`.execute(read);
  return rows[0];
}

/** Has a job tried again at once, from its first attempt on; false where it is being done, or gone. */
export async function retryJob<Tables>(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0)`.execute(db);
  return rows.length > 0;
}
