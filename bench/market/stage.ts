import { type CatalogPaths, chooseCatalogPaths } from '../load/catalog-requests.ts';
import { type Api, startApi } from '../processes/api.ts';
import { forkWorker } from '../processes/fork-worker.ts';
import { stop } from '../processes/running.ts';
import { listDatabasePids } from '../processes/usage.ts';
import type { PlainQueriesOrder } from '../servers/plain-queries.ts';
import type { Listening } from '../servers/ready-bytes.ts';
import { type Market, prepareMarket } from './prepare-market.ts';
import { type Shopper, signIn } from './shoppers.ts';

export type Server = { port: number; pid: number };

/** A market with everything that is measured on it running. */
export type Stage = Market & {
  paths: CatalogPaths;
  shoppers: Shopper[];
  cached: Api;
  uncached: Api;
  plain: Server;
  databasePids: () => number[];
  close: () => Promise<void>;
};

/** As many people shop at once. */
const shopperCount = 16;

export async function openStage(products: number, say: (line: string) => void): Promise<Stage> {
  const market = await prepareMarket(products, say);
  const { database, folder } = market;
  const shoppers = await signIn(database.pool, shopperCount);
  const api = { dataFolder: folder, databaseUrl: database.url };
  const cached = await startApi({ ...api, cache: true });
  const uncached = await startApi({ ...api, cache: false });
  const plain = forkWorker<PlainQueriesOrder, Listening>('servers/plain-queries.ts');
  const { port } = await plain.ask({ databaseUrl: database.url });
  return {
    ...market,
    paths: await chooseCatalogPaths(database.pool),
    shoppers,
    cached,
    uncached,
    plain: { port, pid: plain.process.pid ?? 0 },
    databasePids: () => listDatabasePids(folder),
    async close() {
      await Promise.all([cached.stop(), uncached.stop(), stop(plain.process)]);
      await database.close();
    },
  };
}
