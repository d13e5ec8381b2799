import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';

export type MigrateOptions = {
  folder: string;
  onProgress?: ((message: string) => void) | undefined;
  /** Stops after this number, as a restore of an older backup needs. */
  upTo?: number;
};

export type AppliedMigration = { number: number; name: string; checksum: string };

export class MigrationError extends Error {
  override name = 'MigrationError';
}

// Any number does, as long as everyone who migrates asks for the same one.
const advisoryLock = 7_305_768_201;

/** Applies the migrations that the database lacks, each in a transaction; several processes at once take turns. */
export async function migrate(pool: Pool, options: MigrateOptions): Promise<AppliedMigration[]> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    return await applyPending(client, options, { begin: 'BEGIN', commit: 'COMMIT', rollback: 'ROLLBACK' });
  } finally {
    client.release(true); // ends the session, and with it the lock and the settings
  }
}

/** The same in the transaction that is open on this client: each migration in a savepoint. */
export async function migrateWithin(client: PoolClient, options: MigrateOptions): Promise<AppliedMigration[]> {
  return applyPending(client, options, {
    begin: 'SAVEPOINT migration',
    // No deferred check may be pending when the next migration alters the same table.
    commit: 'SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED; RELEASE SAVEPOINT migration',
    rollback: 'ROLLBACK TO SAVEPOINT migration',
  });
}

type Frame = { begin: string; commit: string; rollback: string };

async function applyPending(client: PoolClient, options: MigrateOptions, frame: Frame): Promise<AppliedMigration[]> {
  const migrations = await readMigrations(options.folder);
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const pending = findPending(migrations, await listApplied(client));
  const wanted = pending.filter(({ number }) => number <= (options.upTo ?? Number.POSITIVE_INFINITY));
  for (const migration of wanted) {
    options.onProgress?.(`Migrating to ${migration.name}.`);
    await apply(client, migration, frame);
  }
  return wanted;
}

/** The migrations that the database lacks; readiness waits for none. */
export async function listPendingMigrations(pool: Pool, folder: string): Promise<AppliedMigration[]> {
  return findPending(await readMigrations(folder), await listAppliedMigrations(pool));
}

export async function listAppliedMigrations(pool: Pool): Promise<AppliedMigration[]> {
  const { rows } = await pool.query<{ exists: boolean }>(`SELECT to_regclass('schema_migrations') IS NOT NULL AS exists`);
  return rows[0]?.exists ? listApplied(pool) : [];
}

async function listApplied(client: Pool | PoolClient): Promise<AppliedMigration[]> {
  return (await client.query<AppliedMigration>('SELECT number, name, checksum FROM schema_migrations ORDER BY number')).rows;
}

function findPending(migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const { number, name, checksum } of applied) {
    const migration = known.get(number);
    if (!migration) {
      throw new MigrationError(
        `The database has migration ${name}, which this release does not know: it was used by a newer one. Start that, or restore a backup.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied. Put the file back as it was and write the change as a new migration.\n` +
          'A database without anything worth keeping can be made anew: npm run db -- reset',
      );
    }
  }
  const last = applied.at(-1)?.number ?? 0;
  const done = new Set(applied.map(({ number }) => number));
  const pending = migrations.filter(({ number }) => !done.has(number));
  const late = pending.find(({ number }) => number < last);
  if (late) throw new MigrationError(`The migration ${late.name} comes before one that is applied. Give it the next free number.`);
  return pending;
}

async function apply(client: PoolClient, { number, name, checksum, sql }: Migration, frame: Frame): Promise<void> {
  try {
    await client.query(frame.begin);
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)', [number, name, checksum]);
    await client.query(frame.commit);
  } catch (error) {
    await client.query(frame.rollback);
    throw new MigrationError(`The migration ${name} failed and was undone: ${describe(error, sql)}`, { cause: error });
  }
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  return Number.isNaN(position) ? error.message : `line ${sql.slice(0, position).split('\n').length}: ${error.message}`;
}

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

/** The folder of the numbered migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../../db/migrations/', import.meta.url));
