import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operatorError } from '../platform/app-error.ts';
import { migrate, migrationsFolder } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pool.ts';
import { createDatabase, dropDatabase, generateTypes, openScratchServer } from '../platform/database/scratch-server.ts';

const folder = resolve(fileURLToPath(import.meta.url), '../../../db');
const schemaFile = resolve(folder, 'schema.ts');

type Server = { url: string | undefined; programs: string | undefined };

export async function writeTypes(server: Server, print: (message: string) => void): Promise<void> {
  await writeFile(schemaFile, await typesOfMigrations(server));
  print(`Wrote ${schemaFile}.`);
}

export async function checkTypes(server: Server, print: (message: string) => void): Promise<void> {
  const present = await readFile(schemaFile, 'utf8').catch(() => '');
  if (present !== (await typesOfMigrations(server))) {
    throw operatorError('invalid', 'apps/api/db/schema.ts does not match the migrations. Run: npm run db -- types');
  }
  print('apps/api/db/schema.ts is up to date.');
}

// An empty database, because the developer's own may have tables of another branch.
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
