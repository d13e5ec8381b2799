import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listAppliedMigrations } from '../migrate.ts';
import {
  type BackupFooter,
  type BackupHeader,
  endOfRows,
  formatName,
  listTables,
  ownSchemas,
  sqlColumns,
  sqlName,
  type Table,
} from './backup-format.ts';

export type BackupSummary = { tables: number; rows: number };

/** Writes a snapshot of all data into one file while the marketplace is running. */
export async function writeBackup(
  pool: Pool,
  file: string,
  onProgress: (message: string) => void = () => undefined,
): Promise<BackupSummary> {
  const migrations = await listAppliedMigrations(pool);
  const client = await pool.connect();
  // A half-written file must not take the name of a backup.
  const draft = `${file}.unfinished`;
  const counts: Record<string, number> = {};
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const tables = await listTables(client);
    const header = await describe(client, migrations, tables);
    const source = Readable.from(withChecksum(content(client, header, counts, onProgress)), { objectMode: false });
    await pipeline(source, createGzip({ level: 6 }), createWriteStream(draft, { mode: 0o600, flush: true }));
    await client.query('COMMIT');
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    client.release(true); // a copy that was broken off leaves the connection in the middle of it
  }
  const rows = Object.values(counts);
  return { tables: rows.length, rows: rows.reduce((sum, count) => sum + count, 0) };
}

async function describe(client: PoolClient, migrations: BackupHeader['migrations'], tables: Table[]): Promise<BackupHeader> {
  const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
  return {
    format: formatName,
    version: 1,
    created_at: new Date().toISOString(),
    server_version: rows[0]?.version ?? '',
    migrations,
    tables,
    checksum: 'sha256',
  };
}

async function* withChecksum(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(`${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
}

async function* content(
  client: PoolClient,
  header: BackupHeader,
  counts: Record<string, number>,
  onProgress: (message: string) => void,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(header)}\n`);
  for (const table of header.tables) {
    const copy = client.query(copyTo(`COPY ${sqlName(table)} (${sqlColumns(table)}) TO STDOUT`));
    for await (const chunk of copy) yield chunk;
    yield Buffer.from(endOfRows);
    counts[`${table.schema}.${table.name}`] = copy.rowCount;
    if (copy.rowCount > 0) onProgress(`Saved ${copy.rowCount} of ${table.name}.`);
  }
  const footer: BackupFooter = { rows: counts, sequences: await listSequences(client) };
  yield Buffer.from(`${JSON.stringify(footer)}\n`);
}

async function listSequences(client: PoolClient): Promise<BackupFooter['sequences']> {
  const { rows } = await client.query<BackupFooter['sequences'][number]>(
    `SELECT schemaname AS schema, sequencename AS name, last_value FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1, 2`,
    [ownSchemas],
  );
  return rows;
}
