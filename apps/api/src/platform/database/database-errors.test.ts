import { sql } from 'kysely';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/test-database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

const { pool, db } = await useTestDatabase();

test.each([
  ['a port where nobody listens', { host: '127.0.0.1', port: 1 }],
  ['a socket that is not there', { host: '/tmp/souk-nowhere' }],
  ['a name that no one has', { host: 'nowhere.invalid' }],
])('%s is unavailable', async (_, address) => {
  const nowhere = new Pool(address);
  const error = await nowhere.query('SELECT 1').catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await nowhere.end();
});

test('a statement that takes longer than it may is unavailable', async () => {
  const error = await db
    .transaction()
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 20`.execute(transaction);
      await sql`select pg_sleep(5)`.execute(transaction);
    })
    .catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('a server that ends our session is unavailable, through Kysely too', async () => {
  const error = await db
    .transaction()
    .execute(async (transaction) => {
      const own = await transaction.selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid')).executeTakeFirstOrThrow();
      await pool.query('SELECT pg_terminate_backend($1, 5000)', [own.pid]);
      await transaction.selectNoFrom(({ lit }) => lit(1).as('one')).execute();
    })
    .catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('a lock that others hold too long is unavailable', async () => {
  const holder = await pool.connect();
  await holder.query('BEGIN; LOCK TABLE settings');
  const error = await pool.query("SET lock_timeout = '10ms'; SELECT * FROM settings").catch((reason: unknown) => reason);
  await holder.query('ROLLBACK');
  holder.release(true);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each(['SELECT * FROM no_such_table', 'SELECT 1 / 0', 'SELEC'])('%s is a bug', async (statement) => {
  const error = await pool.query(statement).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test('a file that is missing is another matter', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
  expect(isDatabaseUnavailable('57P01')).toBe(false);
});
