import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '../migrations-folder.ts';
import { generateTypes } from '../platform/database/generate-types.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pool.ts';
import { createDatabase, dropDatabase, openScratchServer } from '../platform/database/scratch-server.ts';
import { CommandError } from './command-error.ts';

const folder = resolve(fileURLToPath(import.meta.url), '../../../db');
const schemaFile = resolve(folder, 'schema.ts');

type Server = { url: string | undefined; programs: string | undefined };

export async function writeTypes(server: Server, say: (message: string) => void): Promise<void> {
  await writeFile(schemaFile, await typesOfMigrations(server));
  say(`Wrote ${schemaFile}.`);
}

export async function checkTypes(server: Server, say: (message: string) => void): Promise<void> {
  const present = await readFile(schemaFile, 'utf8').catch(() => '');
  if (present !== (await typesOfMigrations(server))) {
    throw new CommandError('apps/api/db/schema.ts is not what the migrations make. Run: npm run db -- types');
  }
  say('apps/api/db/schema.ts is current.');
}

// Always from an empty database: a developer's own may hold tables of another branch.
async function typesOfMigrations({ url, programs }: Server): Promise<string> {
  const server = await openScratchServer({ url, programs });
  try {
    const database = await createDatabase(server.url);
    const pool = createPool({ url: database, size: 2 });
    try {
      await migrate(pool, { folder: migrationsFolder });
      return await generateTypes(pool);
    } finally {
      await pool.end();
      await dropDatabase(database, server.url);
    }
  } finally {
    await server.close();
  }
}
