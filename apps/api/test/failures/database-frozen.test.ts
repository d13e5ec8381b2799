import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../../src/platform/database/database-errors.ts';
import { createKysely } from '../../src/platform/database/kysely.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { openDatabaseProxy } from '../fakes/database-proxy.ts';
import { useTestDatabase } from '../test-database.ts';

const database = await useTestDatabase();
const proxy = await openDatabaseProxy(database.url);
// The client waits a second longer than the server would.
const pool = new Pool({ connectionString: proxy.url, max: 2, statement_timeout: 200, connectionTimeoutMillis: 1_000 });
pool.on('error', () => undefined);
const db = createKysely(pool);
afterAll(async () => {
  await pool.end();
  await proxy.close();
});

const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test('a connection that is open but carries no bytes fails in time, is destroyed, and another one takes its place', async () => {
  const ask = () => sql`select 1`.execute(db);
  await ask();
  const begun = performance.now();
  const failure = await failureOf(
    inTransaction(db, async (transaction) => {
      proxy.freeze();
      await sql`select 1`.execute(transaction);
    }),
  );
  expect(isDatabaseUnavailable(failure)).toBe(true);
  // Once for the statement; the rollback does not wait a second time.
  expect(performance.now() - begun).toBeLessThan(2_300);
  expect(pool.totalCount).toBe(0);
  expect(isDatabaseUnavailable(await failureOf(ask()))).toBe(true);
  proxy.thaw();
  await ask();
});
