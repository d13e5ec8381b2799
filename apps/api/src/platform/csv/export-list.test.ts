import { expect, test } from 'vitest';
import { type CsvColumns, checkExportSize, exportList } from './export-list.ts';
import { readCsv } from './read-csv.ts';

const rows = Array.from({ length: 2500 }, (_, index) => ({ id: 2500 - index, name: index === 0 ? null : `Row ${index}` }));

type Row = (typeof rows)[number];
const columns: CsvColumns<Row> = { id: ({ id }) => id, name: ({ name }) => name, even: ({ id }) => id % 2 === 0 };

async function read(maxRows: number): Promise<string[][]> {
  const { content } = exportList({
    name: 'rows.csv',
    columns,
    listBefore: async (before = 10_000, limit) => rows.filter(({ id }) => id < before).slice(0, limit),
    maxRows,
  });
  const all: string[][] = [];
  for await (const { cells } of readCsv(content)) all.push(cells);
  return all;
}

test('a list of several batches is written once, in its order', async () => {
  const [titles, first, ...others] = await read(10_000);
  expect([titles, first]).toEqual([
    ['id', 'name', 'even'],
    ['2500', '', 'yes'],
  ]);
  expect(others.map(([id]) => Number(id))).toEqual(rows.slice(1).map(({ id }) => id));
});

test('a file ends at its limit, and a longer list is refused', async () => {
  expect(await read(1200)).toHaveLength(1201);
  expect(() => checkExportSize(1200, 1200)).not.toThrow();
  expect(() => checkExportSize(1201, 1200)).toThrow(/1201 rows, and a file has at most 1200/);
});
