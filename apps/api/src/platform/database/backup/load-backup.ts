import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BackupFooter, listTables, ownSchemas, sqlColumns, sqlName, type Table } from './backup-format.ts';
import { BackupError, type BackupReader } from './backup-reader.ts';

/**
 * Replaces every row by those of the backup, in the open transaction. Foreign keys are dropped and made again, which
 * checks all rows at once and, unlike switching triggers off, needs no superuser.
 */
export async function loadBackup(client: PoolClient, backup: BackupReader, onProgress: (message: string) => void): Promise<void> {
  const present = await listTables(client);
  const names = new Set(present.map(sqlName));
  const foreignKeys = await listForeignKeys(client);
  for (const key of foreignKeys) await client.query(`ALTER TABLE ${sqlName(key)} DROP CONSTRAINT ${escapeIdentifier(key.key)}`);
  for (const table of present) await client.query(`ALTER TABLE ${sqlName(table)} DISABLE TRIGGER USER`);
  if (present.length > 0) await client.query(`TRUNCATE ${present.map(sqlName).join(', ')}`);

  for (const table of backup.header.tables) {
    const count = names.has(sqlName(table)) ? await copyRows(client, backup, table) : await skipEmpty(backup, table);
    if (count > 0) onProgress(`Restored ${count} of ${table.name}.`);
  }
  await setSequences(client, (await backup.footer()).sequences);

  for (const table of present) await client.query(`ALTER TABLE ${sqlName(table)} ENABLE TRIGGER USER`);
  for (const key of foreignKeys) {
    await client.query(`ALTER TABLE ${sqlName(key)} ADD CONSTRAINT ${escapeIdentifier(key.key)} ${key.definition}`);
  }
}

async function copyRows(client: PoolClient, backup: BackupReader, table: Table): Promise<number> {
  const copy = client.query(copyFrom(`COPY ${sqlName(table)} (${sqlColumns(table)}) FROM STDIN`));
  await pipeline(Readable.from(backup.rows(), { objectMode: false }), copy);
  return copy.rowCount;
}

async function skipEmpty(backup: BackupReader, table: Table): Promise<number> {
  for await (const rows of backup.rows()) {
    if (rows.length > 0)
      throw new BackupError(`The backup has rows of ${table.schema}.${table.name}, a table that is not in this database.`);
  }
  return 0;
}

type ForeignKey = { schema: string; name: string; key: string; definition: string };

async function listForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT n.nspname AS schema, c.relname AS name, k.conname AS key, pg_get_constraintdef(k.oid) AS definition
       FROM pg_constraint k
       JOIN pg_class c ON c.oid = k.conrelid
       JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE k.contype = 'f' AND k.conparentid = 0 AND n.nspname = ANY ($1)
      ORDER BY 1, 2, 3`,
    [ownSchemas],
  );
  return rows;
}

async function setSequences(client: PoolClient, sequences: BackupFooter['sequences']): Promise<void> {
  for (const sequence of sequences) {
    const regclass = sqlName(sequence);
    const { rows } = await client.query<{ start: string }>(
      `SELECT start_value::text AS start FROM pg_sequences WHERE schemaname = $1 AND sequencename = $2`,
      [sequence.schema, sequence.name],
    );
    const start = rows[0]?.start;
    if (start === undefined) continue; // its table no longer exists, as checked above
    await client.query('SELECT setval($1::regclass, $2, $3)', [regclass, sequence.last_value ?? start, sequence.last_value !== null]);
  }
}
