import Fastify from 'fastify';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openDatabaseProxy } from '../../../test/fakes/database-proxy.ts';
import { useTestDatabase } from '../../../test/test-database.ts';
import { createPool } from '../database/pool.ts';
import { defineJob } from './define-job.ts';
import { recordHeartbeat, runJobs } from './run-jobs.ts';

const { pool, url } = await useTestDatabase();
const proxy = await openDatabaseProxy(url);
const queuePool = createPool({ url: proxy.url, size: 2 });
const { log } = Fastify();
afterAll(async () => {
  await queuePool.end();
  await proxy.close();
});

const perform = vi.fn<() => Promise<void>>();
const jobs = [defineJob({ name: 'work', payload: z.object({}), run: perform })];
const addJob = () => pool.query(`select graphile_worker.add_job('work')`);
const countJobs = async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount;
const soon = { timeout: 15_000 };

let running: ReturnType<typeof runJobs>;
beforeEach(() => {
  perform.mockReset().mockResolvedValue();
  running = runJobs({ pool: queuePool, jobs, log });
});
afterEach(async () => {
  await running.close();
  await pool.query('delete from graphile_worker._private_jobs; delete from job_workers');
});

test('a job whose completion meets a lost connection runs once', { timeout: 30_000 }, async () => {
  perform.mockImplementationOnce(() => proxy.cut());
  await addJob();
  await vi.waitFor(() => expect(perform).toHaveBeenCalledOnce(), soon);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await countJobs()).toBe(1);
  await proxy.restore();
  await vi.waitFor(async () => expect(await countJobs()).toBe(0), soon);
  expect(perform).toHaveBeenCalledOnce();
});

test('a job whose failure meets a lost connection is tried again within seconds', { timeout: 30_000 }, async () => {
  perform.mockImplementationOnce(async () => {
    await proxy.cut();
    throw new Error('no connection');
  });
  await addJob();
  await vi.waitFor(() => expect(perform).toHaveBeenCalledOnce(), soon);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await proxy.restore();
  await vi.waitFor(async () => expect(await countJobs()).toBe(0), soon);
  expect(perform).toHaveBeenCalledTimes(2);
});

test('connections that end again and again end neither the queue nor the process', { timeout: 30_000 }, async () => {
  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and query like '%graphile_worker%'`;
  for (let round = 0; round < 20; round++) {
    await addJob();
    await pool.query(terminate).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await vi.waitFor(async () => expect(await countJobs()).toBe(0), soon);
  expect(perform).toHaveBeenCalledTimes(20);
});

test('a queue that could not load its tasks starts again', { timeout: 30_000 }, async () => {
  await running.close();
  const warn = vi.spyOn(log, 'warn');
  await pool.query('alter table graphile_worker._private_tasks rename to hidden_tasks');
  running = runJobs({ pool: queuePool, jobs, log });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not load its tasks')), soon);
  await pool.query('alter table graphile_worker.hidden_tasks rename to _private_tasks');
  await addJob();
  await vi.waitFor(() => expect(perform).toHaveBeenCalledOnce(), soon);
});

test('a start releases the jobs of a dead process of this machine', { timeout: 30_000 }, async () => {
  await running.close();
  await recordHeartbeat(pool, 'dead');
  await pool.query(`update job_workers set started = 'earlier' where worker_id = 'dead'`);
  await addJob();
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now()`);
  running = runJobs({ pool: queuePool, jobs, log });
  await vi.waitFor(() => expect(perform).toHaveBeenCalledOnce(), soon);
});

test.each([
  ['whose last heartbeat is older than 40 seconds are released', '41 seconds', null],
  ['that are alive stay claimed', '20 seconds', 'elsewhere'],
])('jobs of workers on other machines %s', async (_, age, holder) => {
  await running.close();
  await pool.query(
    `insert into job_workers (worker_id, host, pid, started, seen_at) values ('elsewhere', 'other', 1, '1', now() - $1::interval)`,
    [age],
  );
  await addJob();
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'elsewhere', locked_at = now() - interval '10 minutes'`);
  await recordHeartbeat(pool, 'own');
  const { rows } = await pool.query('select locked_by from graphile_worker._private_jobs');
  expect(rows).toEqual([{ locked_by: holder }]);
});

test.each([
  ['lost with its connection is released', '41 seconds', [], null],
  ['running is retained', '41 seconds', ['own'], 'own'],
  ['fresh is retained', '20 seconds', [], 'own'],
])('an own claim that is %s', async (_, age, runningIds, holder) => {
  await running.close();
  await addJob();
  const claim = `update graphile_worker._private_jobs set locked_by = 'own', locked_at = now() - $1::interval returning id::text`;
  const { rows: claimed } = await pool.query<{ id: string }>(claim, [age]);
  await recordHeartbeat(pool, 'own', runningIds.length > 0 ? claimed.map(({ id }) => id) : []);
  const { rows } = await pool.query('select locked_by from graphile_worker._private_jobs');
  expect(rows).toEqual([{ locked_by: holder }]);
});
