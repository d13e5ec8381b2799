import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../test-database.ts';
import { compareRows } from './compare-rows.ts';
import { createApiProgram } from './create-api-program.ts';
import { plantedQueries } from './planted-queries.ts';
import { type ReturnedRows, recordRows } from './record-rows.ts';

const { db, pool } = await useTestDatabase();

const file = fileURLToPath(new URL('planted-queries.ts', import.meta.url));
const { rows: types } = await pool.query<{ oid: number; typname: string }>('SELECT oid, typname FROM pg_type');
const names = new Map(types.map(({ oid, typname }) => [oid, typname]));
const program = createApiProgram([file]);

async function compare(query: keyof typeof plantedQueries): Promise<string[]> {
  const recorded: ReturnedRows[] = [];
  const stop = recordRows((rows) => recorded.push(rows));
  await plantedQueries[query](db);
  stop();
  const { compared, differences } = compareRows(program, recorded, { typeName: (typeId) => names.get(typeId) });
  expect(compared).toBe(1);
  return differences.map((difference) => difference.replace(/^.*\/planted-queries\.ts:\d+ /, ''));
}

test.each(['every type of column', 'a scalar in a builder'] as const)('%s passes where the row type is right', async (query) => {
  expect(await compare(query)).toEqual([]);
});

test('a column that was renamed in the SQL only is reported, with its place and both types', async () => {
  expect(await compare('a renamed column')).toEqual([
    'title: the database returns text, the row type has no such column',
    'name: the database returns no such column, the row type says string',
  ]);
});

test.each([
  ['a wrong type', 'count: the database returns int8, the row type says string'],
  ['an unexpected null', 'name: the database returns text with null, the row type says string'],
  ['a date as text', 'created_at: the database returns timestamptz, the row type says string'],
  ['an array of another type', 'ids: the database returns _int8, the row type says string[]'],
  ['a wrong scalar in a builder', 'is_long: the database returns bool, the row type says number'],
] as const)('%s is reported', async (query, difference) => {
  expect(await compare(query)).toEqual([difference]);
});

test('raw queries that no test executed are listed', () => {
  const { unexecuted } = compareRows(program, [], { typeName: () => undefined, mustExecute: (name) => name === file });
  expect(unexecuted).toHaveLength(6);
  expect(unexecuted[0]).toMatch(/planted-queries\.ts:\d+$/);
});
