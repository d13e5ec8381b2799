import type { Pool } from 'pg';

/** Fills the database with the demo market, loaded only here since it brings along much that nothing else needs. */
export async function seed(pool: Pool, dataFolder: string, onProgress: (message: string) => void): Promise<void> {
  const { seedDatabase } = await import('../../db/seed/seed.ts');
  await seedDatabase({ pool, dataFolder, onProgress });
}
