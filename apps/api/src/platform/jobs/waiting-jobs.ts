import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { ReadDatabase } from '../database/kysely.ts';

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

/** Lists the jobs in the queue, latest attempt first: failed ones, or all. Finished jobs are deleted. */
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

/** Runs a job again at once, with all its attempts; false if it is running or no longer exists. */
export async function retryJob<Tables>(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0)`.execute(db);
  return rows.length > 0;
}

export type QueueLength = {
  /** Their time has come, and nobody has begun them. */
  due: number;
  /** They failed, and are tried again later. */
  retrying: number;
  /** They failed as often as they may. */
  given_up: number;
};

/** The length of the queue, for metrics; undefined while the database does not answer. */
export async function countJobs(pool: Pick<Pool, 'query'>): Promise<QueueLength | undefined> {
  try {
    const { rows } = await pool.query<QueueLength>(`select
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as due,
      count(*) filter (where attempts between 1 and max_attempts - 1)::int as retrying,
      count(*) filter (where attempts >= max_attempts)::int as given_up from graphile_worker.jobs`);
    return rows[0];
  } catch {
    // That it is away shows elsewhere; the rest can still be read.
    return undefined;
  }
}
