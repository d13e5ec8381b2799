import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createKysely } from './kysely.ts';
import { inTransaction } from './transaction.ts';

type Counters = { counters: { id: number; value: number } };

async function open() {
  const { pool, drop } = await createTestDatabase({ empty: true, poolSize: 20 });
  await pool.query('CREATE TABLE counters (id int PRIMARY KEY, value int NOT NULL); INSERT INTO counters VALUES (1, 0), (2, 0)');
  return { db: createKysely<Counters>(pool), pool, drop };
}

test('writers that collide under serializable isolation lose nothing', async () => {
  const { db, drop } = await open();
  const increment = () =>
    inTransaction(
      db,
      async (transaction) => {
        const { value } = await transaction.selectFrom('counters').select('value').where('id', '=', 1).executeTakeFirstOrThrow();
        await transaction
          .updateTable('counters')
          .set({ value: value + 1 })
          .where('id', '=', 1)
          .execute();
      },
      { isolation: 'serializable', attempts: 50 },
    );
  await Promise.all(Array.from({ length: 20 }, increment));
  expect(await db.selectFrom('counters').select('value').where('id', '=', 1).executeTakeFirst()).toEqual({ value: 20 });
  await drop();
});

test('of two that lock each other out, both succeed', async () => {
  const { db, drop } = await open();
  const bothHoldOne = barrier(2);
  const touch = (first: number, second: number) =>
    inTransaction(db, async (transaction) => {
      await transaction
        .updateTable('counters')
        .set(({ eb }) => ({ value: eb('value', '+', 1) }))
        .where('id', '=', first)
        .execute();
      await bothHoldOne();
      await transaction
        .updateTable('counters')
        .set(({ eb }) => ({ value: eb('value', '+', 1) }))
        .where('id', '=', second)
        .execute();
    });
  await Promise.all([touch(1, 2), touch(2, 1)]);
  expect(await db.selectFrom('counters').select('value').execute()).toEqual([{ value: 2 }, { value: 2 }]);
  await drop();
});

test('it gives up after the agreed number of attempts', async () => {
  const { db, drop } = await open();
  let runs = 0;
  const hopeless = inTransaction(
    db,
    async (transaction) => {
      runs += 1;
      await sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`.execute(transaction);
    },
    { attempts: 3 },
  );
  await expect(hopeless).rejects.toThrow('again');
  expect(runs).toBe(3);
  await drop();
});

test('a mistake is not repeated, and leaves nothing', async () => {
  const { db, drop } = await open();
  let runs = 0;
  const mistaken = inTransaction(db, async (transaction) => {
    runs += 1;
    await transaction.deleteFrom('counters').execute();
    throw new Error('mistake');
  });
  await expect(mistaken).rejects.toThrow('mistake');
  expect(runs).toBe(1);
  expect(await db.selectFrom('counters').select('id').execute()).toHaveLength(2);
  await drop();
});

// The first calls wait until `size` of them have arrived; later calls return immediately.
function barrier(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= size) resolve();
    return promise;
  };
}

test('a row that stays locked is waited for twice, one and a half seconds each', async () => {
  const { db, pool, drop } = await open();
  const holder = await pool.connect();
  await holder.query('BEGIN; SELECT FROM counters WHERE id = 1 FOR UPDATE');
  let runs = 0;
  const begun = performance.now();
  const work = inTransaction(db, (transaction) => {
    runs += 1;
    return transaction.selectFrom('counters').select('value').where('id', '=', 1).forUpdate().execute();
  });
  await expect(work).rejects.toThrow(/lock timeout/);
  expect(runs).toBe(2);
  expect(performance.now() - begun).toBeLessThan(4_000);
  await holder.query('ROLLBACK');
  holder.release();
  await drop();
});
