import { expect, test } from 'vitest';
import { problemsOf, writeGridCsv } from './grid-csv.ts';
import { type EditedColumn, type GridLine, linesOf, storedText } from './grid-lines.ts';
import { cellKey, type Edit } from './use-grid-edits.ts';

const product = { id: 1, slug: 'mug', name: 'Mug', price: 10, discount_price: 8, is_published: true };
const variant = { sku: 'M-1', options: 'Red', stock: 4 };
const [mug, red, blue, cup] = linesOf([
  { ...product, variants: [variant, { ...variant, sku: '=M-2', options: 'Blue' }] },
  { ...product, id: 2, slug: 'cup', variants: [{ ...variant, sku: 'C-1' }] },
]);

function editsOf(...changes: [GridLine | undefined, EditedColumn, string][]): Map<string, Edit> {
  return new Map(
    changes.flatMap(([line, column, text]) =>
      line ? [[cellKey(line, column), { line, column, text, was: storedText(line, column) }]] : [],
    ),
  );
}

test('a product of several variants has a line of its own and one for each of them', () => {
  expect([mug, red, blue, cup].map((line) => [line?.isProduct, line?.variant?.sku])).toEqual([
    [true, undefined],
    [false, 'M-1'],
    [false, '=M-2'],
    [true, 'C-1'],
  ]);
});

test('changed cells become the lines of an import, those of a product together, and its errors find their cells', () => {
  const edits = editsOf(
    [blue, 'stock', '9'],
    [cup, 'price', '11.00'],
    [mug, 'discount_price', ''],
    [cup, 'stock', '3'],
    [mug, 'active', 'no'],
  );
  const { csv, lines } = writeGridCsv(edits);
  expect(csv.trim().split('\r\n')).toEqual([
    'product,sku,price,discount_price,stock,stock_was,active',
    "mug,'=M-2,,,9,4,",
    'mug,,,(none),,,no',
    'cup,C-1,11.00,,3,4,',
  ]);
  const problems = [
    { line: 2, column: 'stock', problem: 'would remove too many' },
    { line: 4, column: 'sku', problem: 'is unknown' },
    { line: 9, column: 'price', problem: 'of another file' },
  ];
  expect([...problemsOf(problems, lines)]).toEqual([
    ['mug =M-2 stock', 'would remove too many'],
    ['cup name', 'is unknown'],
  ]);
});
