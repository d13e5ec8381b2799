import { setInterval } from 'node:timers';
import { chooseCatalogPaths } from './load/catalog-requests.ts';
import type { LoadClient } from './load/load-client.ts';
import { readers } from './load/load-client.ts';
import { prepareMarketplace } from './marketplace/prepare-marketplace.ts';
import { type Api, startApi } from './processes/api.ts';
import { listDatabasePids, megabytes } from './processes/usage.ts';

export type Resources = {
  products: number;
  /** From the command to the first answer, on an existing database that has to be started too. */
  startMilliseconds: number;
  /** Megabytes of the API and of its database: at rest, and the maximum while lists, products and searches are asked for. */
  atRest: { api: number; database: number };
  underLoad: { api: number; database: number };
};

/** Starts the API with its own database and measures time and memory. Nothing else may use that marketplace meanwhile. */
export async function measureResources(
  products: number,
  client: LoadClient,
  seconds: number,
  print: (line: string) => void,
): Promise<Resources> {
  const marketplace = await prepareMarketplace(products, print);
  const paths = await chooseCatalogPaths(marketplace.database.pool);
  await marketplace.database.close();
  const starts: number[] = [];
  for (let time = 0; time < 3; time++) {
    const api = await startApi({ dataFolder: marketplace.folder, cache: true });
    starts.push(api.millisecondsToFirstAnswer);
    await api.stop();
  }
  const api = await startApi({ dataFolder: marketplace.folder, cache: true });
  try {
    const look = () => ({ api: megabytes([api.pid]), database: megabytes(listDatabasePids(marketplace.folder)) });
    const atRest = look();
    const crowd = { scripts: readers([...paths.list, ...paths.detail, ...paths.search, ...paths.facets], 32) };
    const underLoad = await maxWhile(look, () => load(client, api, crowd, seconds));
    return { products, startMilliseconds: starts.sort((a, b) => a - b)[1] ?? 0, atRest, underLoad };
  } finally {
    await api.stop();
  }
}

async function load(client: LoadClient, api: Api, crowd: { scripts: ReturnType<typeof readers> }, seconds: number): Promise<void> {
  await client.contender('Souk', api, crowd, {}).run({ seconds: seconds * 2, warmSeconds: 0 });
}

type Megabytes = { api: number; database: number };

async function maxWhile(look: () => Megabytes, work: () => Promise<void>): Promise<Megabytes> {
  let max = look();
  const timer = setInterval(() => {
    const now = look();
    if (now.api + now.database > max.api + max.database) max = now;
  }, 250);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return max;
}
