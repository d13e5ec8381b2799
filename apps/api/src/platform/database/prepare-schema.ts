import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { ownSchemas } from './backup/tables.ts';
import { type AppliedMigration, type MigrateOptions, migrate } from './migrate.ts';

const silent = new Logger(() => () => undefined);

/** Brings the market's tables and those of its job queue to what this release needs. */
export async function prepareSchema(pool: Pool, options: MigrateOptions): Promise<AppliedMigration[]> {
  const applied = await migrate(pool, options);
  await runMigrations({ pgPool: pool, logger: silent });
  return applied;
}

/** Empties the database: tables, functions, everything. Other schemas of a shared server stay. */
export async function dropEverything(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('BEGIN');
    for (const schema of ownSchemas) await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await client.query('CREATE SCHEMA public');
    await client.query('COMMIT');
  } finally {
    client.release(true); // ends what a failure left open
  }
}
