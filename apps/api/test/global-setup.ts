import { fileURLToPath } from 'node:url';
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
  await pool.end();
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', nameOfDatabase(template));
  return async () => {
    await dropDatabase(template, server.url);
    await server.close();
  };
}
