import { CsvError } from './csv-error.ts';

/** The text of a file that must be UTF-8, without the mark that some programs begin with. */
export async function* decodeSheet(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
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
