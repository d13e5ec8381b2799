import type { Pool } from 'pg';
import { isRunning, isSameMachine, ownMark, type ProcessMark } from '../database/embedded/process-mark.ts';

/** A process that has not been seen for this long is dead, and its jobs may run again. */
const secondsUntilDead = 40;

/** Records that the worker is alive, and releases the jobs of every worker that is not. */
export async function recordHeartbeat(pool: Pick<Pool, 'query'>, workerId: string): Promise<void> {
  const { host, pid, started } = ownMark();
  await pool.query(
    `insert into job_workers (worker_id, host, pid, started) values ($1, $2, $3, $4)
       on conflict (worker_id) do update set seen_at = now()`,
    [workerId, host, pid, started],
  );
  await pool.query(`delete from job_workers where seen_at < now() - $1 * interval '1 second'`, [secondsUntilDead]);
  // A worker may claim a job before its first heartbeat, so a fresh claim is left alone.
  await pool.query(
    `${release} where locked_at < now() - $1 * interval '1 second'
       and not exists (select from job_workers where worker_id = locked_by)`,
    [secondsUntilDead],
  );
}

/** Releases at once what dead processes of this machine, and former workers of this process, have claimed. */
export async function releaseOwnJobs(pool: Pick<Pool, 'query'>): Promise<void> {
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
