import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type BackupFooter, type BackupHeader, BackupFooter as Footer, BackupHeader as Header } from './backup-format.ts';

export class BackupError extends Error {
  override name = 'BackupError';
}

export type BackupReader = {
  header: BackupHeader;
  /** The rows of the next table, to be read to their end before anything else. */
  rows(): AsyncGenerator<Buffer>;
  footer(): Promise<BackupFooter>;
  close(): void;
};

const newline = 0x0a;
const endOfRows = Buffer.from('\\.');

export async function openBackup(file: string): Promise<BackupReader> {
  const unzipped = createGunzip();
  pipeline(createReadStream(file), unzipped, () => undefined); // a failure of either reaches the reader below
  const lines = wholeLines(unzipped);
  const readLine = createLineReader(lines, file);
  try {
    const header = Header.safeParse(JSON.parse((await readLine.one()).toString('utf8')));
    if (!header.success) throw new BackupError(`${file} is not a backup that this release can read.`);
    return {
      header: header.data,
      rows: readLine.untilEndOfRows,
      footer: async () => Footer.parse(JSON.parse((await readLine.one()).toString('utf8'))),
      close: () => unzipped.destroy(),
    };
  } catch (error) {
    unzipped.destroy();
    throw error instanceof BackupError ? error : new BackupError(`${file} cannot be read as a backup: ${String(error)}`, { cause: error });
  }
}

function createLineReader(blocks: AsyncGenerator<Buffer>, file: string) {
  let block: Buffer = Buffer.alloc(0);

  async function fill(): Promise<void> {
    if (block.length > 0) return;
    const next = await blocks.next();
    if (next.done) throw new BackupError(`${file} was cut off: its end is missing.`);
    block = next.value;
  }

  return {
    async one(): Promise<Buffer> {
      await fill();
      const end = block.indexOf(newline);
      const line = block.subarray(0, end);
      block = block.subarray(end + 1);
      return line;
    },
    async *untilEndOfRows(): AsyncGenerator<Buffer> {
      for (;;) {
        await fill();
        const end = findEndOfRows(block);
        if (end === undefined) {
          yield block;
          block = Buffer.alloc(0);
          continue;
        }
        if (end > 0) yield block.subarray(0, end);
        block = block.subarray(end + endOfRows.length + 1);
        return;
      }
    },
  };
}

// Where the line `\.` starts in a block of whole lines. Inside a row a backslash is doubled, so a line is that only at the end.
function findEndOfRows(block: Buffer): number | undefined {
  let at = block.indexOf(endOfRows);
  while (at !== -1) {
    if ((at === 0 || block[at - 1] === newline) && block[at + endOfRows.length] === newline) return at;
    at = block.indexOf(endOfRows, at + 1);
  }
  return undefined;
}

async function* wholeLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of source) {
    const end = chunk.lastIndexOf(newline);
    if (end === -1) {
      rest.push(chunk);
      continue;
    }
    yield Buffer.concat([...rest, chunk.subarray(0, end + 1)]);
    rest = end + 1 < chunk.length ? [chunk.subarray(end + 1)] : [];
  }
}
