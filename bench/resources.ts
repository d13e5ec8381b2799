import { setInterval } from 'node:timers';
import { chooseCatalogPaths } from './load/catalog-requests.ts';
import type { LoadClient } from './load/load-client.ts';
import { readers } from './load/load-client.ts';
import { prepareMarket } from './market/prepare-market.ts';
import { type Api, startApi } from './processes/api.ts';
import { listDatabasePids, megabytes } from './processes/usage.ts';

export type Resources = {
  products: number;
  /** From the command to the first answer, on an existing database that has to be started too. */
  startMilliseconds: number;
  /** Megabytes of the API and of its database: at rest, and the most while lists, products and searches are asked for. */
  atRest: { api: number; database: number };
  underLoad: { api: number; database: number };
};

/** Starts the API as people do, with its own database, and looks at what it takes. Nothing else may use that market. */
export async function measureResources(
  products: number,
  client: LoadClient,
  seconds: number,
  say: (line: string) => void,
): Promise<Resources> {
  const market = await prepareMarket(products, say);
  const paths = await chooseCatalogPaths(market.database.pool);
  await market.database.close();
  const starts: number[] = [];
  for (let time = 0; time < 3; time++) {
    const api = await startApi({ dataFolder: market.folder, cache: true });
    starts.push(api.millisecondsToFirstAnswer);
    await api.stop();
  }
  const api = await startApi({ dataFolder: market.folder, cache: true });
  try {
    const look = () => ({ api: megabytes([api.pid]), database: megabytes(listDatabasePids(market.folder)) });
    const atRest = look();
    const crowd = { scripts: readers([...paths.list, ...paths.detail, ...paths.search, ...paths.facets], 32) };
    const underLoad = await mostWhile(look, () => load(client, api, crowd, seconds));
    return { products, startMilliseconds: starts.sort((a, b) => a - b)[1] ?? 0, atRest, underLoad };
  } finally {
    await api.stop();
  }
}

async function load(client: LoadClient, api: Api, crowd: { scripts: ReturnType<typeof readers> }, seconds: number): Promise<void> {
  await client.contender('Souk', api, crowd, {}).run({ seconds: seconds * 2, warmSeconds: 0 });
}

type Megabytes = { api: number; database: number };

async function mostWhile(look: () => Megabytes, work: () => Promise<void>): Promise<Megabytes> {
  let most = look();
  const timer = setInterval(() => {
    const now = look();
    if (now.api + now.database > most.api + most.database) most = now;
  }, 250);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most;
}
