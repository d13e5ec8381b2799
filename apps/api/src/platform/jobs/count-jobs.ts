import type { Pool } from 'pg';

export type QueueLength = {
  /** Their time has come, and nobody has begun them. */
  due: number;
  /** They failed, and are tried again later. */
  retrying: number;
  /** They failed as often as they may. */
  given_up: number;
};

/** How long the queue is, for whoever watches over it; undefined while the database cannot say. */
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
