import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import type { DB } from '../db/schema.ts';
import { createKysely } from '../src/platform/database/kysely.ts';
import { createPool } from '../src/platform/database/pool.ts';
import { createDatabase, dropDatabase } from '../src/platform/database/scratch-server.ts';

export type TestDatabase = {
  url: string;
  pool: Pool;
  db: Kysely<DB>;
  drop(): Promise<void>;
};

/** A migrated, empty database of its own on the server of this run. The caller drops it. */
export async function createTestDatabase(options: { poolSize?: number; empty?: boolean } = {}): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const url = await createDatabase(server, options.empty ? {} : { template: inject('databaseTemplate') });
  const pool = createPool({ url, size: options.poolSize ?? 10 });
  return {
    url,
    pool,
    db: createKysely<DB>(pool),
    async drop() {
      if (!pool.ended) await pool.end();
      await dropDatabase(url, server);
    },
  };
}

/** The same for a whole test file, dropped after its last test: `const database = await useTestDatabase()` at its top. */
export async function useTestDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const database = await createTestDatabase(options);
  afterAll(database.drop);
  return database;
}
