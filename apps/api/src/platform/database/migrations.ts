import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Migration = { number: number; name: string; checksum: string; sql: string };

/** The numbered SQL files of a folder (`0001-settings.sql`), in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  migrations.forEach(({ number, name }, index) => {
    if (number !== index + 1)
      throw new Error(`The migrations must be numbered without gap or double: ${name} should be number ${index + 1}.`);
  });
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
  if (number === undefined) throw new Error(`A migration is called like 0001-settings.sql, not ${name}.`);
  // A checkout on another system may turn the ends of lines; that changes nothing.
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { number: Number(number), name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
}
