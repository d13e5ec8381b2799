import { Logger, runMigrations } from 'graphile-worker';
import { Pool, type PoolClient } from 'pg';
import { ownSchemas } from './backup/backup-format.ts';
import { type AppliedMigration, type MigrateOptions, migrate, migrateWithin } from './migrate.ts';

const silent = new Logger(() => () => undefined);

/** Migrates the tables of the marketplace and of its job queue to this release. */
export async function prepareSchema(pool: Pool, options: MigrateOptions): Promise<AppliedMigration[]> {
  const applied = await migrate(pool, options);
  await runMigrations({ pgPool: pool, logger: silent });
  return applied;
}

/** The same in the transaction that is open on this client. */
export async function prepareSchemaWithin(client: PoolClient, options: MigrateOptions): Promise<void> {
  await migrateWithin(client, options);
  await runMigrations({ pgPool: poolOf(client), logger: silent });
}

/** Empties the database: tables, functions, everything. Other schemas of a shared server stay. */
export async function dropEverything(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('BEGIN');
    await dropSchemas(client);
    await client.query('COMMIT');
  } finally {
    client.release(true); // ends what a failure left open
  }
}

/** The same in the transaction that is open on this client. */
export async function dropSchemas(client: PoolClient): Promise<void> {
  for (const schema of ownSchemas) await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await client.query('CREATE SCHEMA public');
}

const savepoints = new Map([
  ['begin', 'SAVEPOINT job_queue'],
  ['commit', 'RELEASE SAVEPOINT job_queue'],
  ['rollback', 'ROLLBACK TO SAVEPOINT job_queue'],
]);

type Query = string | { text: string; values?: unknown[] };

/** A pool of this client alone, whose transactions are savepoints: the job queue migrates itself only through a pool. */
function poolOf(client: PoolClient): Pool {
  const nested = withMembers(client, {
    query: (query: Query, values?: unknown[]) => queryWithin(client, query, values),
    release: () => undefined,
  });
  // The queue warns about a pool without listeners, which this one, never connected, does not need.
  const pool = new Pool({ max: 1 }).on('error', () => undefined).on('connect', () => undefined);
  return withMembers(pool, { connect: async () => nested });
}

/** A statement may fail, as the one that looks for the queue's tables does, without ending the transaction around it. */
async function queryWithin(client: PoolClient, query: Query, values?: unknown[]) {
  const savepoint = typeof query === 'string' ? savepoints.get(query) : undefined;
  if (savepoint) return client.query(savepoint);
  await client.query('SAVEPOINT statement');
  try {
    const result = await (typeof query === 'string' ? client.query(query, values) : client.query(query));
    await client.query('RELEASE SAVEPOINT statement');
    return result;
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT statement');
    throw error;
  }
}

function withMembers<Target extends object>(target: Target, members: Record<string, unknown>): Target {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === 'string' && name in members) return members[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
