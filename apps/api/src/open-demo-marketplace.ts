import type { Pool } from 'pg';
import { operatorError } from './platform/app-error.ts';
import { openDatabaseClock } from './platform/clock/clock.ts';

/** Seeds the demo marketplace. The import is dynamic, because nothing else needs the seed's modules. */
export async function seed(pool: Pool, dataFolder: string, onProgress: (message: string) => void): Promise<void> {
  const { rows } = await pool.query<{ has_products: boolean }>('select exists (select from products) as has_products');
  if (rows[0]?.has_products) throw operatorError('conflict', 'The database has products already; npm run db -- reset deletes them first.');
  const clock = await openDatabaseClock(pool);
  const { seedDatabase } = await import('../db/seed/seed.ts');
  await seedDatabase({ pool, dataFolder, onProgress, now: clock.now() });
}
