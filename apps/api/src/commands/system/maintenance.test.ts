import { expect, test } from 'vitest';
import { z } from 'zod';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { enqueue } from '../../platform/jobs/define-job.ts';

const marketplace = await useTestApp();
const { database } = marketplace;
const souk = (...args: string[]) => runSoukOn(marketplace, ['jobs', ...args]);
const Jobs = z.object({ total: z.int(), jobs: z.array(z.looseObject({ id: z.int(), name: z.string(), given_up: z.boolean() })) });
const list = async (...args: string[]) => Jobs.parse(JSON.parse((await souk('list', '--json', ...args)).stdout));

test('a failed job is listed with its error and retried on command', async () => {
  await enqueue(database.db, 'refund-payment', { refund_id: 1 }, { attempts: 2 });
  expect(await list()).toEqual({ total: 0, jobs: [] });
  const waiting = await list('--all');
  expect(waiting).toMatchObject({ total: 1, jobs: [{ name: 'refund-payment', attempts: 0, most_attempts: 2, given_up: false }] });
  const id = String(waiting.jobs[0]?.id);
  await database.pool.query(
    `update graphile_worker._private_jobs set attempts = 2, last_error = E'The gateway demo is not set up\\n at refund'`,
  );
  expect(await list()).toMatchObject({ total: 1, jobs: [{ given_up: true, last_error: expect.stringContaining('not set up') }] });
  expect((await souk('list')).stdout).toMatch(/refund-payment +2 of 2 +given up +The gateway demo is not set up\n1 in total/);
  expect(await souk('retry', id)).toMatchObject({
    code: 0,
    stdout: `refund-payment (${id}) will be retried as soon as the marketplace runs.\n`,
  });
  expect(await list('--all')).toMatchObject({ jobs: [{ attempts: 0, given_up: false }] });
  await database.pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody'`);
  expect(await souk('retry', id)).toMatchObject({ code: 1, stderr: `The job ${id} is running.\n` });
  expect(await souk('retry', '987654')).toMatchObject({ code: 1, stderr: 'There is no job 987654. Finished jobs are removed.\n' });
});
