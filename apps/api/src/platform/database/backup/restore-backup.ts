import type { Pool } from 'pg';
import { type Migration, readMigrations } from '../migrations.ts';
import { dropEverything, prepareSchema } from '../prepare-schema.ts';
import type { BackupHeader } from './backup-format.ts';
import { BackupError, openBackup } from './backup-reader.ts';
import { loadBackup } from './load-backup.ts';
import { findFilledTable } from './tables.ts';
import { verifyBackup } from './verify-backup.ts';

export type RestoreOptions = {
  /** The folder of the migrations. */
  migrations: string;
  /** Throw away what the database holds. */
  force?: boolean;
  onProgress?: (message: string) => void;
};

/**
 * Makes the database what it was when the backup was written: the schema of then, its rows, and then the migrations
 * that came since. Refuses a database with rows that no migration wrote, unless it is forced.
 */
export async function restoreBackup(pool: Pool, file: string, options: RestoreOptions): Promise<void> {
  const onProgress = options.onProgress ?? (() => undefined);
  const backup = await openBackup(file);
  try {
    const folder = options.migrations;
    refuseUnknownMigrations(backup.header, await readMigrations(folder));
    if (!options.force) await refuseFilled(pool);
    await verifyBackup(file);
    await dropEverything(pool);
    await prepareSchema(pool, { folder, upTo: backup.header.migrations.at(-1)?.number ?? 0 });
    const client = await pool.connect();
    try {
      await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0');
      await client.query('BEGIN');
      await loadBackup(client, backup, onProgress);
      await client.query('COMMIT');
    } finally {
      client.release(true); // ends what a failed load left open
    }
    await prepareSchema(pool, { folder, onProgress });
    await pool.query('ANALYZE');
  } finally {
    backup.close();
  }
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

async function refuseFilled(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const filled = await findFilledTable(client);
    if (filled) throw new BackupError(`The database is not empty (${filled} has rows). With --force they are thrown away.`);
  } finally {
    client.release();
  }
}
