import type { Pool, PoolClient } from 'pg';
import { hasCode } from '../database-errors.ts';
import { type Migration, readMigrations } from '../migrate.ts';
import { dropSchemas, prepareSchemaWithin } from '../prepare-schema.ts';
import { type BackupHeader, findFilledTable } from './backup-format.ts';
import { BackupError, type BackupReader, openBackup, verifyBackup } from './backup-reader.ts';
import { loadBackup } from './load-backup.ts';

export type RestoreOptions = {
  /** The folder of the migrations. */
  migrations: string;
  /** Throw away what the database holds. */
  force?: boolean;
  onProgress?: (message: string) => void;
};

/**
 * Makes the database what it was when the backup was written: the schema of then, its rows, and then the migrations
 * that came since. Refuses a database with rows that no migration wrote, unless it is forced. All of it is one
 * transaction: a failure at any point leaves the database as it was.
 */
export async function restoreBackup(pool: Pool, file: string, options: RestoreOptions): Promise<void> {
  const header = await verifyBackup(file);
  refuseUnknownMigrations(header, await readMigrations(options.migrations));
  const client = await pool.connect();
  try {
    if (!options.force) await refuseFilled(client);
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await replaceContent(client, file, options);
  } finally {
    client.release(true); // ends what a failed restore left open
  }
  await pool.query('ANALYZE');
}

async function replaceContent(client: PoolClient, file: string, { migrations: folder, onProgress }: RestoreOptions): Promise<void> {
  const backup = await openBackup(file);
  try {
    await client.query('BEGIN');
    await dropUnused(client);
    await prepareSchemaWithin(client, { folder, upTo: backup.header.migrations.at(-1)?.number ?? 0 });
    await loadRows(client, backup, onProgress);
    await prepareSchemaWithin(client, { folder, onProgress });
    await client.query('COMMIT');
  } finally {
    backup.close();
  }
}

async function loadRows(client: PoolClient, backup: BackupReader, onProgress: RestoreOptions['onProgress']): Promise<void> {
  // Rows of a migration bear its savepoint's number; those of the backup need another one to count as rows.
  await client.query('SAVEPOINT load');
  await loadBackup(client, backup, onProgress ?? (() => undefined));
  await backup.end(); // the file may have changed since it was verified
  await client.query('RELEASE SAVEPOINT load');
}

async function dropUnused(client: PoolClient): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = '15s'`);
  try {
    await dropSchemas(client);
  } catch (error) {
    if (!hasCode(error, '55P03')) throw error;
    throw new BackupError('Another program uses the database, such as an open shell or a backup. End it, then restore.', { cause: error });
  }
  await client.query('SET LOCAL lock_timeout = 0');
}

function refuseUnknownMigrations(header: BackupHeader, migrations: readonly Migration[]): void {
  for (const { number, name, checksum } of header.migrations) {
    if (migrations[number - 1]?.checksum === checksum) continue;
    throw new BackupError(
      `The backup was written with the migration ${name}, which this release ${migrations[number - 1] ? 'has in another form' : 'does not have'}.\n` +
        'Restore it with the release that wrote it, or a newer one.',
    );
  }
}

async function refuseFilled(client: PoolClient): Promise<void> {
  const filled = await findFilledTable(client);
  if (filled) throw new BackupError(`The database is not empty (${filled} has rows). With --force they are thrown away.`);
}
