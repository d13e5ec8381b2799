import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { z } from 'zod';
import { CommandError } from './command-error.ts';

export type SeedContext = { pool: Pool; dataFolder: string; onProgress: (message: string) => void };

const seedFile = resolve(fileURLToPath(import.meta.url), '../../../db/seed/seed.ts');

const SeedModule = z.object({
  seedDatabase: z.custom<(context: SeedContext) => Promise<void>>((value) => typeof value === 'function'),
});

/** Fills the database with the demo market, which a market without it need not carry along. */
export async function seed(pool: Pool, dataFolder: string, onProgress: (message: string) => void): Promise<void> {
  if (!existsSync(seedFile)) throw new CommandError(`The demo market (${seedFile}) is not part of this copy.`);
  const { seedDatabase } = SeedModule.parse({ ...(await import(seedFile)) });
  await seedDatabase({ pool, dataFolder, onProgress });
}
