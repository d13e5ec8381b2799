import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { createPool } from '../src/platform/database/pool.ts';
import { prepareSchema } from '../src/platform/database/prepare-schema.ts';
import { createDatabase, dropDatabase, nameOfDatabase, openScratchServer } from '../src/platform/database/scratch-server.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the one of vitest
  interface ProvidedContext {
    databaseServer: string;
    databaseTemplate: string;
  }
}

const migrations = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** One server for the run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openScratchServer({ url: process.env.TEST_DATABASE_URL || undefined, programs: process.env.PG_BIN || undefined });
  const template = await createDatabase(server.url);
  const pool = createPool({ url: template, size: 1 });
  await prepareSchema(pool, { folder: migrations });
  const recording = process.env.SOUK_RECORD_ROWS;
  if (recording) await writeTypeNames(pool, recording);
  await pool.end();
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', nameOfDatabase(template));
  return async () => {
    await dropDatabase(template, server.url);
    await server.close();
  };
}

/** The names of PostgreSQL's types by their numbers, which the recorded rows refer to. */
async function writeTypeNames(pool: Pool, folder: string): Promise<void> {
  const { rows } = await pool.query<{ names: unknown }>('SELECT json_object_agg(oid, typname) AS names FROM pg_type');
  writeFileSync(join(folder, 'types.json'), JSON.stringify(rows[0]?.names));
}
