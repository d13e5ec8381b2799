import { afterEach, describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '../../../test/test-database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { connectionShares, openDatabase } from './open-database.ts';
import { sharePool } from './pool-share.ts';

const { pool, url } = await useTestDatabase({ poolSize: 4 });
afterEach(() => vi.useRealTimers());

const config = { dataFolder: '/nowhere', url, readUrl: undefined, programs: undefined };

describe('a share of a pool', () => {
  test('its requests wait for one another, and others do not wait for them', async () => {
    const share = sharePool(pool, 2);
    const held = [await share.connect(), await share.connect()];
    const third = share.connect();
    expect([share.totalCount, share.waitingCount, pool.waitingCount]).toEqual([2, 1, 0]);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    held[0]?.release();
    (await third).release();
    held[1]?.release();
    expect([share.totalCount, share.waitingCount]).toEqual([0, 0]);
  });

  test('a request that waited too long is refused as unavailable and leaves the queue', async () => {
    const share = sharePool(pool, 1);
    const held = await share.connect();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refused = share.connect().catch((error: unknown) => error);
    vi.advanceTimersByTime(5_000);
    expect(isDatabaseUnavailable(await refused)).toBe(true);
    vi.useRealTimers();
    held.release();
    (await share.connect()).release();
    expect(share.totalCount).toBe(0);
  });

  test('a connection that cannot be made frees its place', async () => {
    const share = sharePool(pool, 1);
    const failing = vi.spyOn(pool, 'connect').mockImplementation(() => Promise.reject(new Error('Connection terminated')));
    await expect(share.connect()).rejects.toThrow('Connection terminated');
    failing.mockRestore();
    (await share.connect()).release();
    expect(share.totalCount).toBe(0);
  });
});

test.each([
  [10, { main: 8, reads: 4, jobs: 2 }],
  [3, { main: 1, reads: 1, jobs: 1 }],
  [1, { main: 1, reads: 1, jobs: 1 }],
])('%d connections are shared out', (size, shares) => expect(connectionShares(size)).toEqual(shares));

test('slow pages and jobs that use all of their share leave connections for orders and sign-in', async () => {
  const database = await openDatabase({ ...config, poolSize: 10 });
  const holders = await Promise.all([
    ...Array.from({ length: 4 }, () => database.readPool.connect()),
    ...Array.from({ length: 2 }, () => database.jobPool.connect()),
  ]);
  const waiting = Array.from({ length: 20 }, () => database.readPool.connect().then((client) => client.release()));
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  expect(database.readPool.waitingCount).toBe(20);
  for (const client of holders) client.release();
  await Promise.all(waiting);
  await database.close();
});
