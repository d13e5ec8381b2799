import { type CatalogPaths, chooseCatalogPaths } from '../load/catalog-requests.ts';
import { type Api, startApi } from '../processes/api.ts';
import { forkWorker } from '../processes/fork-worker.ts';
import { stop } from '../processes/running.ts';
import { listDatabasePids } from '../processes/usage.ts';
import { waitUntilIdle } from '../processes/wait-until-idle.ts';
import type { PlainQueriesOrder } from '../servers/plain-queries.ts';
import type { Listening } from '../servers/ready-bytes.ts';
import { type Marketplace, prepareMarketplace } from './prepare-marketplace.ts';
import { type Shopper, signIn } from './shoppers.ts';

export type Server = { port: number; pid: number };

/** A marketplace with all servers that are measured running on it. */
export type Environment = Marketplace & {
  paths: CatalogPaths;
  shoppers: Shopper[];
  cached: Api;
  uncached: Api;
  plain: Server;
  databasePids: () => number[];
  close: () => Promise<void>;
};

const shopperCount = 16;

export async function openEnvironment(products: number, print: (line: string) => void, prepare = prepareMarketplace): Promise<Environment> {
  const marketplace = await prepare(products, print);
  const { database, folder } = marketplace;
  const shoppers = await signIn(database.pool, shopperCount);
  const api = { dataFolder: folder, databaseUrl: database.url };
  const cached = await startApi({ ...api, cache: true });
  const uncached = await startApi({ ...api, cache: false });
  await waitUntilIdle(() => [cached.pid, uncached.pid, ...listDatabasePids(folder)]);
  const plain = forkWorker<PlainQueriesOrder, Listening>('servers/plain-queries.ts');
  const { port } = await plain.ask({ databaseUrl: database.url });
  return {
    ...marketplace,
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
