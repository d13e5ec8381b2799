import { expect, test } from 'vitest';
import { formatCsv } from './save-csv.ts';

test('cells with commas, quotation marks and lines are quoted, and no cell is a formula', () => {
  expect(
    formatCsv([
      ['a', 'b, c', 'say "x"', 'two\nlines'],
      ['=1+1', '+91 98765-43210', '-12.50', '@home', ''],
    ]),
  ).toBe(`a,"b, c","say ""x""","two\nlines"\r\n'=1+1,+91 98765-43210,-12.50,'@home,\r\n`);
});
