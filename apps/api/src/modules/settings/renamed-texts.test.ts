import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/test-database.ts';

const { db, pool } = await useTestDatabase();

const folder = resolve(import.meta.dirname, '../../../db/migrations');
const file = (await readdir(folder)).find((name) => name.endsWith('-plain-texts.sql')) ?? '';
const migration = await readFile(resolve(folder, file), 'utf8');

test("the operator's own wordings get the new keys of the plain texts", async () => {
  const { name: locale } = await db.selectFrom('languages').select('name').orderBy('name').executeTakeFirstOrThrow();
  const values = {
    'Nothing fits all of that': 'Try other filters',
    '{count} minutes to read': '{count} minutes',
    '{count} minutes to read|one': 'A minute',
    'Placing the order accepts our': 'You accept our',
    // Two texts of the same meaning became one; an own wording of the remaining key wins.
    'There is no such page': 'No page',
    'Page not found': 'Nothing here',
    'The address was removed': 'Removed',
    'The address is deleted': 'Deleted',
    'Add to cart': 'Buy it',
  };
  await db
    .insertInto('texts')
    .values(Object.entries(values).map(([key, value]) => ({ locale, key, value })))
    .execute();

  await pool.query(`begin; ${migration}; commit`);

  const rows = await db.selectFrom('texts').select(['key', 'value']).orderBy('key').execute();
  expect(Object.fromEntries(rows.map(({ key, value }) => [key, value]))).toEqual({
    'No products match your filters': 'Try other filters',
    '{count} min read': '{count} minutes',
    '{count} min read|one': 'A minute',
    'By placing your order you agree to our {terms}.': 'You accept our {terms}.',
    'Page not found': 'Nothing here',
    'Address deleted': 'Deleted',
    'Add to cart': 'Buy it',
  });
});
