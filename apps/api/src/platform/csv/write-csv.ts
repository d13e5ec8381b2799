import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { guardCell } from './guarded-cell.ts';

/**
 * A sheet as every spreadsheet opens it: UTF-8 with a byte order mark (Excel guesses otherwise), commas, Windows' line ends.
 * Rows are asked for as they are read, so that their number is no matter.
 */
export function writeCsv(rows: AsyncIterable<readonly string[]>): Readable {
  const sheet = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n;\t]|^\s|\s$/ });
  pipeline(Readable.from(guarded(rows)), sheet, () => undefined);
  return sheet;
}

async function* guarded(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string[]> {
  for await (const cells of rows) yield cells.map(guardCell);
}
