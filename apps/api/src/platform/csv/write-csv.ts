import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * A sheet as every spreadsheet opens it: UTF-8 with a byte order mark (Excel guesses otherwise), commas, Windows' line ends.
 * Rows are asked for as they are read, so that their number is no matter.
 */
export function writeCsv(rows: AsyncIterable<readonly (string | number)[]>): Readable {
  const sheet = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n;\t]|^\s|\s$/ });
  pipeline(Readable.from(guarded(rows)), sheet, () => undefined);
  return sheet;
}

/** A number is no formula, also if it is negative. */
async function* guarded(rows: AsyncIterable<readonly (string | number)[]>): AsyncGenerator<string[]> {
  for await (const cells of rows) yield cells.map((cell) => (typeof cell === 'number' ? String(cell) : guardCell(cell)));
}

/** A spreadsheet reads these as the start of a formula, also behind the apostrophe that marks text. */
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Escapes formulas: a product's name must not run code in the spreadsheet of the person who opens the file. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text as it was before it was guarded. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
