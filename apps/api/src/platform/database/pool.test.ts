import { expect, test, vi } from 'vitest';
import { createTestDatabase, useTestDatabase } from '../../../test/test-database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { createPool } from './pool.ts';

const { pool, url } = await useTestDatabase();

test('values arrive as declared by the types', async () => {
  const { rows } = await pool.query(`
    SELECT 9007199254740991::int8 AS big, '{1,2,NULL}'::int8[] AS bigs, sum(2::int8) AS sum, 1.5::numeric AS part, '{{1.5},{2}}'::numeric[] AS parts,
      date '2026-02-28' AS day, ARRAY[date '2026-02-28'] AS days, timestamptz '2026-02-28T12:00:00Z' AS moment`);
  expect(rows[0]).toEqual({
    big: 9_007_199_254_740_991,
    bigs: [1, 2, null],
    sum: 2,
    part: 1.5,
    parts: [[1.5], [2]],
    day: '2026-02-28',
    days: ['2026-02-28'],
    moment: new Date('2026-02-28T12:00:00Z'),
  });
});

test.each(['9007199254740993::int8', 'ARRAY[9007199254740993::int8]', '9007199254740993::numeric', `'NaN'::numeric`])(
  '%s is refused instead of rounded',
  async (expression) => {
    await expect(pool.query(`SELECT ${expression}`)).rejects.toThrow(RangeError);
  },
);

test('a session has its timeouts', async () => {
  const { rows } = await pool.query(`
    SELECT name, setting::int FROM pg_settings
     WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`);
  expect(rows.map(({ setting }) => setting)).toEqual([15_000, 1_500, 10_000]);
});

test('a server of others does not compile plans', async () => {
  const server = createPool({ url, size: 1, withoutJit: true });
  // The embedded database of the tests has it off already.
  const { rows } = await server.query("select source, setting from pg_settings where name = 'jit'");
  expect(rows).toEqual([{ source: 'session', setting: 'off' }]);
  await server.end();
});

test('a connection lost while it is held ends neither the process nor the pool', async () => {
  const onConnectionLost = vi.fn();
  const fragile = createPool({ url, size: 1, onConnectionLost });
  const client = await fragile.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await vi.waitFor(() => expect(onConnectionLost).toHaveBeenCalled());
  expect(isDatabaseUnavailable(await client.query('SELECT 1').catch((error: unknown) => error))).toBe(true);
  client.release();
  expect((await fragile.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await fragile.end();
});

test('two test databases do not see each other', async () => {
  const other = await createTestDatabase();
  await pool.query('CREATE TABLE only_here ()');
  expect((await other.pool.query(`SELECT to_regclass('only_here') AS found`)).rows).toEqual([{ found: null }]);
  await other.drop();
});
