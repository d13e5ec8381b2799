import type { Pool } from 'pg';

type Options = { pool: Pool; dataFolder: string; onProgress: (message: string) => void };

/** Fills a database that holds no shop with the demo market, so that the first start has something to show. */
export async function openDemoMarket({ pool, dataFolder, onProgress }: Options): Promise<void> {
  const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from shops) as empty');
  if (!rows[0]?.empty) return;
  // Only the first start needs the demo content, so no later one loads it.
  const { seed } = await import('./commands/db-seed.ts');
  await seed(pool, dataFolder, onProgress);
}
