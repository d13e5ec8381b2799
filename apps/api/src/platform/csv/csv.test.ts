import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CsvError, type CsvRow, readCsv } from './read-csv.ts';
import { guardCell, writeCsv } from './write-csv.ts';

async function rowsOf(...chunks: (string | Uint8Array)[]) {
  const source = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
  return gather(readCsv(Readable.from(source)));
}

async function gather(rows: AsyncIterable<CsvRow>): Promise<CsvRow[]> {
  const all: CsvRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const sheet = [
  { line: 1, cells: ['sku', 'name'] },
  { line: 2, cells: ['A1', 'Mug, blue'] },
];

test.each([
  ['commas', 'sku,name\nA1,"Mug, blue"\n'],
  ['semicolons', 'sku;name\nA1;Mug, blue\n'],
  ['tabs', 'sku\tname\nA1\tMug, blue'],
  ['Windows’ line ends', 'sku,name\r\nA1,"Mug, blue"\r\n'],
  ['old line ends', 'sku,name\rA1,"Mug, blue"'],
  ['a byte order mark', '\uFEFFsku,name\nA1,"Mug, blue"'],
  ['empty rows', 'sku,name\nA1,"Mug, blue"\n,\n\n'],
])('a sheet with %s is read', async (_, text) => {
  expect(await rowsOf(text)).toEqual(sheet);
});

test('a CSV file may arrive in chunks of any size, also within a letter', async () => {
  const bytes = Buffer.from('name;price\n"Café; large";12,50\n');
  const chunks = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect((await rowsOf(...chunks)).map(({ cells }) => cells)).toEqual([
    ['name', 'price'],
    ['Café; large', '12,50'],
  ]);
});

test('the line of a row is the one where it begins', async () => {
  expect((await rowsOf('a,b\n"one\ntwo",x\nthree,y\n')).map(({ line }) => line)).toEqual([1, 2, 4]);
});

test.each([
  ['Latin-1', Buffer.from('name\nCaf\xe9\n', 'latin1'), 'Line 2 is not UTF-8'],
  ['a letter cut off', Buffer.from([...Buffer.from('name\nCaf'), 0xc3]), 'Line 2 is not UTF-8'],
  ['UTF-16', Buffer.from('\uFEFFname\n', 'utf16le'), 'UTF-16'],
  ['no text', Buffer.from('a\0b'), 'not a text file'],
  ['an open quotation mark', Buffer.from('a,b\n"one,2\n3,4\n'), 'not closed'],
])('%s is refused with what to do', async (_, bytes, message) => {
  await expect(rowsOf(bytes)).rejects.toThrow(CsvError);
  await expect(rowsOf(bytes)).rejects.toThrow(message);
});

test('a formula is written so that no spreadsheet calculates it', () => {
  expect(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "'=1", 'Mug'].map(guardCell)).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@SUM(A1)",
    "'\tx",
    "''=1",
    'Mug',
  ]);
});

test('what is written is read again, whatever it is', async () => {
  // Line ends become one kind on the way; a row of blanks is none.
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(/[\r\0\uFEFF]/g, ''));
  const odd = fc.constantFrom('=x', "'=x", "''", "'", '"', '""', 'a\nb', ' a ', ';', ',', '\t', '-', "'-");
  const row = fc.tuple(
    fc.string({ minLength: 1 }).filter((text) => /^\w+$/.test(text)),
    fc.oneof(cell, odd),
    fc.oneof(cell, odd),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      async function* given() {
        yield ['one', 'two', 'three'];
        yield* rows;
      }
      const read = await gather(readCsv(writeCsv(given())));
      expect(read.slice(1).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});
