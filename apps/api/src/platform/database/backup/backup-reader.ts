import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../app-error.ts';
import { BackupChecksum, BackupFooter, BackupHeader } from './backup-format.ts';

export class BackupError extends AppError {
  override name = 'BackupError';

  constructor(reason: string, options: ErrorOptions = {}) {
    super('invalid', reason, options);
  }
}

export type BackupReader = {
  header: BackupHeader;
  /** The rows of the next table, to be read to their end before anything else. */
  rows(): AsyncGenerator<Buffer>;
  footer(): Promise<BackupFooter>;
  /** After the footer: throws unless the checksum is right and nothing follows. */
  end(): Promise<void>;
  close(): void;
};

const newline = 0x0a;
const endOfRows = Buffer.from('\\.');

export async function openBackup(file: string): Promise<BackupReader> {
  const unzipped = createGunzip();
  pipeline(createReadStream(file), unzipped, () => undefined); // a failure of either reaches the reader below
  const lines = createLineReader(wholeLines(unzipped), file);
  try {
    const header = BackupHeader.safeParse(JSON.parse((await lines.one()).toString('utf8')));
    if (!header.success) throw new BackupError(`${file} is not a backup that this release can read.`);
    return {
      header: header.data,
      rows: lines.untilEndOfRows,
      footer: async () => BackupFooter.parse(JSON.parse((await lines.one()).toString('utf8'))),
      async end() {
        const digest = lines.digest();
        if (header.data.checksum && BackupChecksum.parse(JSON.parse((await lines.one()).toString('utf8'))).sha256 !== digest) {
          throw new BackupError(`${file} is damaged: its checksum is wrong.`);
        }
        await lines.end();
      },
      close: () => unzipped.destroy(),
    };
  } catch (error) {
    unzipped.destroy();
    throw error instanceof BackupError ? error : new BackupError(`${file} cannot be read as a backup: ${String(error)}`, { cause: error });
  }
}

function createLineReader(blocks: AsyncGenerator<Buffer>, file: string) {
  const hash = createHash('sha256');
  let block: Buffer = Buffer.alloc(0);

  async function fill(): Promise<void> {
    if (block.length > 0) return;
    const next = await blocks.next();
    if (next.done) throw new BackupError(`${file} was cut off: its end is missing.`);
    block = next.value;
  }

  function skip(length: number): void {
    hash.update(block.subarray(0, length));
    block = block.subarray(length);
  }

  return {
    async one(): Promise<Buffer> {
      await fill();
      const end = block.indexOf(newline);
      const line = block.subarray(0, end);
      skip(end + 1);
      return line;
    },
    async *untilEndOfRows(): AsyncGenerator<Buffer> {
      for (;;) {
        await fill();
        const end = findEndOfRows(block);
        if (end === undefined) {
          const rows = block;
          skip(block.length);
          yield rows;
          continue;
        }
        const rows = block.subarray(0, end);
        skip(end + endOfRows.length + 1);
        if (rows.length > 0) yield rows;
        return;
      }
    },
    /** The checksum of every line that was read so far. */
    digest: () => hash.copy().digest('hex'),
    async end(): Promise<void> {
      // The last read also makes gzip check its own length and checksum, which are the last bytes of the file.
      if (block.length > 0 || !(await blocks.next()).done) throw new BackupError(`${file} is damaged: something follows its end.`);
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
  if (rest.length > 0) throw new BackupError('The backup was cut off in the middle of a line.');
}

const lineFeed = 0x0a;

/** Reads a backup to its last byte, for existing rows are thrown away only for one that is whole. */
export async function verifyBackup(file: string): Promise<BackupHeader> {
  const backup = await openBackup(file);
  try {
    const counts: Record<string, number> = {};
    for (const { schema, name } of backup.header.tables) {
      let count = 0;
      for await (const rows of backup.rows()) count += countLines(rows);
      counts[`${schema}.${name}`] = count;
    }
    const expected = (await backup.footer()).rows;
    const wrong = Object.keys({ ...expected, ...counts }).find((name) => counts[name] !== expected[name]);
    if (wrong) {
      throw new BackupError(`The backup is damaged: ${wrong} has ${counts[wrong] ?? 0} rows instead of ${expected[wrong] ?? 0}.`);
    }
    await backup.end();
    return backup.header;
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`${file} cannot be read to its end: ${String(error)}`, { cause: error });
  } finally {
    backup.close();
  }
}

// COPY writes a row as one line; a line's end within a text is written as a backslash and an n.
function countLines(rows: Buffer): number {
  let count = 0;
  for (let at = rows.indexOf(lineFeed); at !== -1; at = rows.indexOf(lineFeed, at + 1)) count += 1;
  return count;
}
