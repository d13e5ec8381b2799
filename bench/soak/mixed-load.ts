import { setInterval } from 'node:timers';
import { listProductPages, pageHeaders } from '../goals/page-goals.ts';
import { chooseCatalogPaths } from '../load/catalog-requests.ts';
import type { LoadClient } from '../load/load-client.ts';
import { getRequest } from '../load/messages.ts';
import { copyMarketplace } from '../marketplace/prepare-marketplace.ts';
import { type Shopper, signIn } from '../marketplace/shoppers.ts';
import { buySteadily, type Purchases } from '../overload/buy-steadily.ts';
import { closeConnections } from '../overload/request.ts';
import { type Api, startApi } from '../processes/api.ts';
import type { Pool } from '../processes/database.ts';
import { listDatabasePids, listProcessTree, type Memory, readMemory } from '../processes/usage.ts';
import type { HeapReport, SnapshotRequest } from './report-memory.ts';

/** Memory after so many seconds, in megabytes. What processes share is counted once. */
export type MemorySample = { second: number; server: Memory; database: Memory; heap: HeapReport | undefined };

export type MixedLoad = {
  products: number;
  seconds: number;
  /** Pages and calls that visitors ask for each second, and purchases that shoppers start. */
  requestsPerSecond: number;
  ordersPerSecond: number;
  secondsBetween: number;
  /** Heap snapshots of the server after so many seconds. */
  snapshots?: { folder: string; seconds: readonly number[] } | undefined;
  onSample?: (sample: MemorySample) => void;
};

export type MixedLoadResult = {
  samples: MemorySample[];
  purchases: Purchases;
  requests: number;
  failures: number;
  firstFailure: string | undefined;
};

export function totalOf({ server, database }: MemorySample): number {
  return server.all + database.all;
}

/** A server with its own database, as people start it, while visitors browse and shoppers order. */
export async function runMixedLoad(load: MixedLoad, client: LoadClient, print: (line: string) => void): Promise<MixedLoadResult> {
  const { folder, database } = await copyMarketplace(load.products, print);
  const shoppers = await signIn(database.pool, 32);
  const requests = await listRequests(database.pool);
  await database.close();
  const api = await startApi({ dataFolder: folder, cache: true, preload: ['./bench/soak/report-memory.ts'] });
  try {
    const watch = watchMemory(api, folder, load);
    const shopping = await shopAndBrowse(api, { client, load, shoppers, requests }).finally(() => watch.stop());
    return { samples: watch.samples, ...shopping };
  } finally {
    closeConnections();
    await api.stop();
  }
}

function watchMemory(api: Api, folder: string, { secondsBetween, snapshots, onSample }: MixedLoad) {
  const samples: MemorySample[] = [];
  const startedAt = performance.now();
  const due = [...(snapshots?.seconds ?? [])];
  let heap: HeapReport | undefined;
  api.process.on('message', (report: HeapReport) => {
    heap = report;
  });
  const look = () => {
    const second = Math.round((performance.now() - startedAt) / 1000);
    const databasePids = listDatabasePids(folder);
    const own = listProcessTree(api.pid).filter((pid) => !databasePids.includes(pid));
    const sample = { second, server: readMemory(own), database: readMemory(databasePids), heap };
    samples.push(sample);
    onSample?.(sample);
    if (snapshots && due[0] !== undefined && second >= due[0]) {
      const request: SnapshotRequest = { snapshot: `${snapshots.folder}/after-${due.shift()}-s.heapsnapshot` };
      api.process.send(request);
    }
  };
  const timer = setInterval(look, secondsBetween * 1000);
  return {
    samples,
    stop() {
      clearInterval(timer);
      look();
    },
  };
}

type Shopping = { client: LoadClient; load: MixedLoad; shoppers: readonly Shopper[]; requests: string[] };

async function shopAndBrowse(api: Api, { client, load, shoppers, requests }: Shopping): Promise<Omit<MixedLoadResult, 'samples'>> {
  const crowd = { scripts: Array.from({ length: 16 }, () => requests), choice: { zipf: 0.9 }, perSecond: load.requestsPerSecond };
  const end = new AbortController();
  const buying = buySteadily(api.port, shoppers, load.ordersPerSecond, end.signal);
  const result = await client.contender('Souk', api, crowd, {}).run({ seconds: load.seconds, warmSeconds: 0 });
  end.abort();
  const { units, failures, firstFailure } = result;
  return { purchases: await buying, requests: units, failures, firstFailure };
}

/** For each product its page and the call of its details; between them the home page, lists and searches. */
async function listRequests(pool: Pool): Promise<string[]> {
  const calls = { 'accept-encoding': 'gzip, deflate, br' };
  const { list, search } = await chooseCatalogPaths(pool);
  const besides = [getRequest('/', pageHeaders), ...[...list, ...search].map((path) => getRequest(path, calls))];
  const pages = await listProductPages(pool);
  return pages.flatMap((path, index) => {
    const id = path.split('/')[2];
    const own = [getRequest(path, pageHeaders), getRequest(`/api/product-details?product_id=${id}`, calls)];
    const beside = index % 4 === 0 ? besides[(index / 4) % besides.length] : undefined;
    return beside ? [beside, ...own] : own;
  });
}
