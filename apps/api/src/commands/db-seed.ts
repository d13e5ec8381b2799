import type { Pool } from 'pg';
import { openDatabaseClock } from '../platform/clock/database-clock.ts';
import { CommandError } from './command-error.ts';

/** Fills the database with the demo market, loaded only here since it brings along much that nothing else needs. */
export async function seed(pool: Pool, dataFolder: string, onProgress: (message: string) => void): Promise<void> {
  const { rows } = await pool.query<{ filled: boolean }>('select exists (select from products) as filled');
  if (rows[0]?.filled) throw new CommandError('The database has products already; npm run db -- reset empties it first.');
  const clock = await openDatabaseClock(pool);
  const { seedDatabase } = await import('../../db/seed/seed.ts');
  await seedDatabase({ pool, dataFolder, onProgress, now: clock.now() });
}
