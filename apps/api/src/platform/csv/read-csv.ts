import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { unguardCell } from './write-csv.ts';

/** A row of cells, and the line of the file in which it begins. */
export type CsvRow = { line: number; cells: string[] };

const longestRow = 4 * 1024 * 1024;
const longestHeader = 256 * 1024;
const delimiters = [',', ';', '\t'] as const;

const Item = z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) });

/**
 * The rows of a sheet as any spreadsheet writes it: with commas, semicolons or tabs, with or without a byte order mark, with
 * line ends of any kind. It is read as it is asked for, so that its size is no matter. Rows without any text are left out.
 */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const text = decodeCsv(source);
  const { header, delimiter } = await readDelimiter(text);
  const parser = parse({ delimiter, info: true, relax_column_count: true, relax_quotes: true, max_record_size: longestRow });
  pipeline(Readable.from(joined(header, text)), parser, () => undefined);
  try {
    for await (const item of parser) {
      const { info, record } = Item.parse(item);
      const cells = record.map((cell) => unguardCell(cell.replaceAll(/\r\n?/g, '\n')));
      if (cells.some((cell) => cell.trim() !== '')) yield { line: info.lines - lineBreaks(cells), cells };
    }
  } catch (error) {
    throw explain(error);
  }
}

/** Reads until the first line is whole; the sign that it has most of outside quotes parts its cells. */
async function readDelimiter(text: AsyncGenerator<string>): Promise<{ header: string; delimiter: string }> {
  let header = '';
  while (!/[\r\n]/.test(header) && header.length < longestHeader) {
    const next = await text.next();
    if (next.done) break;
    header += next.value;
  }
  const [line = ''] = header.split(/[\r\n]/, 1);
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counted = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  const { delimiter } = counted.reduce((best, each) => (each.count > best.count ? each : best));
  return { header, delimiter };
}

async function* joined(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

function lineBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

function explain(error: unknown): unknown {
  if (error instanceof Error && 'lines' in error && typeof error.lines === 'number') {
    return new CsvError(`The sheet cannot be read from line ${error.lines} on: a quotation mark is opened there and not closed.`);
  }
  return error;
}

/** The text of a file that must be UTF-8, without the mark that some programs begin with. */
async function* decodeCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 1;
  let isFirst = true;
  for await (const chunk of source) {
    if (isFirst) refuseOtherEncodings(chunk);
    isFirst = false;
    const text = decode(() => decoder.decode(chunk, { stream: true }), lines, chunk);
    if (text.includes('\0')) throw new CsvError('This is not a text file. Save the sheet as "CSV UTF-8".');
    lines += countLines(text);
    yield text;
  }
  decode(() => decoder.decode(), lines);
}

/** Excel's "Unicode text" has two bytes a letter. */
function refuseOtherEncodings(start: Uint8Array): void {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new CsvError('The file is UTF-16. Save the sheet as "CSV UTF-8".');
  }
}

function decode(read: () => string, lines: number, chunk?: Uint8Array): string {
  try {
    return read();
  } catch {
    const readable = chunk ? new TextDecoder().decode(chunk) : '';
    const line = lines + countLines(readable.slice(0, Math.max(0, readable.indexOf('\uFFFD'))));
    throw new CsvError(`Line ${line} is not UTF-8. Save the sheet as "CSV UTF-8".`);
  }
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/** A CSV file that cannot be read at all. */
export class CsvError extends AppError {
  override name = 'CsvError';

  constructor(reason: string) {
    super('invalid', reason);
  }
}
