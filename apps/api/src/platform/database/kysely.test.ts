import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createKysely } from './kysely.ts';
import { inTransaction } from './transaction.ts';

type Things = { things: { id: number; name: string } };

async function open(options: { prepare?: boolean } = {}) {
  const { pool, drop } = await createTestDatabase({ empty: true, poolSize: 1 });
  await pool.query(`CREATE TABLE things (id int, name text); INSERT INTO things VALUES (1, 'one'), (2, 'two')`);
  const db = createKysely<Things>(pool, options);
  const find = (id: number) => db.selectFrom('things').selectAll().where('id', '=', id).execute();
  const prepared = async () => (await pool.query(`SELECT name FROM pg_prepared_statements`)).rows.length;
  return { pool, db, find, prepared, drop };
}

test('a statement that returns is prepared, one that does not is not', async () => {
  const { find, prepared, drop } = await open();
  expect(await find(1)).toEqual([{ id: 1, name: 'one' }]);
  await find(2);
  expect(await prepared()).toBe(0);
  for (const id of [1, 2, 3]) await find(id);
  expect(await prepared()).toBe(1);
  await drop();
});

test('search stays unprepared', async () => {
  const { find, prepared, drop } = await open({ prepare: false });
  for (let times = 0; times < 6; times++) await find(1);
  expect(await prepared()).toBe(0);
  await drop();
});

test('a migration under a prepared statement is not noticed', async () => {
  const { pool, db, find, drop } = await open();
  for (let times = 0; times < 4; times++) await find(1);
  await pool.query('ALTER TABLE things ADD COLUMN colour text');
  expect(await find(1)).toEqual([{ id: 1, name: 'one', colour: null }]);
  for (let times = 0; times < 4; times++) await find(1);
  await pool.query('ALTER TABLE things DROP COLUMN colour');
  // Inside a transaction the failure has ended it already, so it is the transaction that runs again.
  const inside = inTransaction(db, (transaction) => transaction.selectFrom('things').selectAll().where('id', '=', 1).execute());
  expect(await inside).toEqual([{ id: 1, name: 'one' }]);
  await drop();
});

test('thousands of different statements leave no more than a few behind', async () => {
  const { db, prepared, drop } = await open();
  for (let times = 0; times < 4; times++) {
    for (let length = 1; length <= 300; length++) {
      await sql`SELECT ${sql.raw(Array(length).fill('1').join('+'))} AS sum`.execute(db);
    }
  }
  expect(await prepared()).toBeLessThanOrEqual(250);
  await drop();
});
