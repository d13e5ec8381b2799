import { expect, test } from 'vitest';
import { type Cells, clearCells, fillDown, formatTable, parseTable, pasteTable, rangeBetween } from './grid-model.ts';

/** Three rows of a name, which is fixed, and two cells that can change. */
const cells: Cells = {
  rowCount: 3,
  columnCount: 3,
  cellAt: ({ row, column }) => ({ text: `${row}/${column}`, isEditable: column > 0 }),
};
const at = (row: number, column: number) => ({ row, column });

test.each([
  ['one cell', '12.50', [['12.50']]],
  ['a column of Excel, whose last line ends', '1\r\n2\r\n3\r\n', [['1'], ['2'], ['3']]],
  [
    'a table of Sheets',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['an empty cell in the middle', '1\n\n3', [['1'], [''], ['3']]],
  [
    'an empty last cell of a row',
    '1\t\n2\t',
    [
      ['1', ''],
      ['2', ''],
    ],
  ],
  ['a cell of two lines', '"a\nb"\t"say ""x"""', [['a\nb', 'say "x"']]],
  ['a mark that quotes nothing', '"12\n5" wide', [['"12'], ['5" wide']]],
  ['nothing', '', [['']]],
])('%s is parsed', (_name, text, table) => {
  expect(parseTable(text)).toEqual(table);
});

test('a copied table is parsed as it was', () => {
  const table = [
    ['a\tb', 'c'],
    ['"', 'd\ne'],
  ];
  expect(parseTable(formatTable(table))).toEqual(table);
});

test('a table is pasted at the first cell of the range; what does not fit or cannot change is counted', () => {
  const { changes, range, outside, locked } = pasteTable(
    [['x', ' 1 ', '2', '3'], ['1/0', '4', '5'], ['', '6'], ['7']],
    rangeBetween(at(0, 0), at(0, 0)),
    cells,
  );
  expect(changes.map(({ row, column, text }) => [row, column, text])).toEqual([
    [0, 1, '1'],
    [0, 2, '2'],
    [1, 1, '4'],
    [1, 2, '5'],
    [2, 1, '6'],
  ]);
  expect(range).toEqual({ top: 0, bottom: 2, start: 0, end: 2 });
  expect({ outside, locked }).toEqual({ outside: 2, locked: 1 });
});

test('one copied cell fills the range, and a range that is no multiple receives the table once', () => {
  expect(pasteTable([['9']], rangeBetween(at(2, 2), at(1, 1)), cells).changes).toHaveLength(4);
  expect(pasteTable([['1'], ['2']], rangeBetween(at(0, 1), at(2, 1)), cells).changes).toHaveLength(2);
});

test('the first row of the range is filled down, and one row receives the row above', () => {
  expect(fillDown(rangeBetween(at(0, 0), at(2, 1)), cells)).toEqual([
    { row: 1, column: 1, text: '0/1' },
    { row: 2, column: 1, text: '0/1' },
  ]);
  expect(fillDown(rangeBetween(at(2, 2), at(2, 2)), cells)).toEqual([{ row: 2, column: 2, text: '1/2' }]);
  expect(fillDown(rangeBetween(at(0, 2), at(0, 2)), cells)).toEqual([]);
});

test('cells that cannot change are not cleared', () => {
  expect(clearCells(rangeBetween(at(0, 0), at(0, 2)), cells)).toEqual([
    { row: 0, column: 1, text: '' },
    { row: 0, column: 2, text: '' },
  ]);
});
