import type { BackupHeader } from './backup-format.ts';
import { BackupError, openBackup } from './backup-reader.ts';

const newline = 0x0a;

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
  for (let at = rows.indexOf(newline); at !== -1; at = rows.indexOf(newline, at + 1)) count += 1;
  return count;
}
