import { seed } from './commands/db-seed.ts';
import type { OpenedDatabase } from './platform/database/open-database.ts';
import { withSeedLock } from './platform/database/running-lock.ts';

type Options = { database: Pick<OpenedDatabase, 'pool' | 'url'>; dataFolder: string; onProgress: (message: string) => void };

/** Fills a database that holds no shop with the demo market, so that the first start has something to show. */
export async function openDemoMarket({ database: { pool, url }, dataFolder, onProgress }: Options): Promise<void> {
  await withSeedLock(url, async () => {
    const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from shops) as empty');
    if (rows[0]?.empty) await seed(pool, dataFolder, onProgress);
  });
}
