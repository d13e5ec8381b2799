import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { listPendingMigrations, migrate } from './migrate.ts';

let folder: string;
let database: TestDatabase;
let pool: Pool;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-migrations-'));
  database = await createTestDatabase({ empty: true });
  pool = database.pool;
  await write('0001-first.sql', 'CREATE TABLE first (id int);\nINSERT INTO first VALUES (1);');
  await write('0002-second.sql', 'CREATE TABLE second (id int);');
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test('applies what is missing, once', async () => {
  expect(await listPendingMigrations(pool, folder)).toHaveLength(2);
  expect((await migrate(pool, { folder })).map(({ name }) => name)).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await listPendingMigrations(pool, folder)).toEqual([]);
  expect(await migrate(pool, { folder })).toEqual([]);
  await write('0003-third.sql', 'CREATE TABLE third (id int);');
  expect((await migrate(pool, { folder })).map(({ number }) => number)).toEqual([3]);
});

test('several at once take turns', async () => {
  const runs = await Promise.all(Array.from({ length: 6 }, () => migrate(pool, { folder })));
  expect(runs.map((applied) => applied.length).sort()).toEqual([0, 0, 0, 0, 0, 2]);
  expect((await pool.query('SELECT count(*) FROM first')).rows).toEqual([{ count: 1 }]);
});

test('one that fails is rolled back and names its file, and those before it stay applied', async () => {
  await write('0003-third.sql', 'CREATE TABLE third (id int);\n\nINSERT INTO nowhere VALUES (1);');
  await expect(migrate(pool, { folder })).rejects.toThrow(
    /0003-third.sql failed and was undone: line 3: relation "nowhere" does not exist/,
  );
  expect(await listPendingMigrations(pool, folder)).toMatchObject([{ name: '0003-third.sql' }]);
  expect((await pool.query(`SELECT to_regclass('third') AS third, to_regclass('second')::text AS second`)).rows).toEqual([
    { third: null, second: 'second' },
  ]);
});

test('a file changed after it was applied is refused by name', async () => {
  await migrate(pool, { folder });
  await write('0001-first.sql', 'CREATE TABLE first (id bigint);');
  await expect(migrate(pool, { folder })).rejects.toThrow(/0001-first.sql was changed after it was applied/);
});

test('other ends of lines are no change', async () => {
  await migrate(pool, { folder });
  await write('0001-first.sql', 'CREATE TABLE first (id int);\r\nINSERT INTO first VALUES (1);');
  expect(await migrate(pool, { folder })).toEqual([]);
});

test('a database of a newer release is refused', async () => {
  await migrate(pool, { folder });
  await rm(join(folder, '0002-second.sql'));
  await expect(migrate(pool, { folder })).rejects.toThrow(/0002-second.sql, which this release does not know/);
});

test.each([
  ['0004-fourth.sql', /without gap or double: 0004-fourth.sql should be number 3/],
  ['0002-also-second.sql', /without gap or double/],
  ['third.sql', /called like 0001-settings.sql, not third.sql/],
])('%s is no name for the next one', async (name, message) => {
  await write(name, 'SELECT 1;');
  await expect(migrate(pool, { folder })).rejects.toThrow(message);
});

test('it can stop on the way', async () => {
  expect(await migrate(pool, { folder, upTo: 1 })).toHaveLength(1);
  expect(await listPendingMigrations(pool, folder)).toMatchObject([{ number: 2 }]);
});

async function write(name: string, content: string): Promise<void> {
  await writeFile(join(folder, name), content);
}
