import type { Contest } from '../contest.ts';
import { type LoadClient, readers, type Target } from '../load/load-client.ts';
import type { Stage } from '../market/stage.ts';
import type { CallName } from '../options.ts';
import { forkWorker } from '../processes/fork-worker.ts';
import type { Listening, ReadyBytesOrder } from '../servers/ready-bytes.ts';

const catalogCalls = ['list', 'detail', 'search', 'facets'] as const;
type CatalogCall = (typeof catalogCalls)[number];

const manyClients = 32;
const someClients = 16;

type Parts = { stage: Stage; calls: readonly CallName[]; client: LoadClient };

/** From the cache, packed as browsers take it, beside a server that has nothing but the bytes. */
export async function cachedContests({ stage, calls, client }: Parts): Promise<Contest[]> {
  const pages = await cachedPages(stage, calls);
  const bytes = await serveReadyBytes(
    stage,
    pages.flatMap(({ paths, headers }) => paths.map((path) => ({ path, headers }))),
  );
  return pages.map(({ call, paths, headers }) => {
    const crowd = { scripts: readers(paths, manyClients, headers) };
    return {
      products: stage.products,
      call,
      mode: 'cached',
      contenders: [client.contender('Souk', stage.cached, crowd, {}), client.contender('ready bytes', bytes, crowd, {})],
      aim: call === 'home page' ? { rate: 5000 } : { share: 0.5 },
    };
  });
}

/** From the database, beside one plain query a call; searches and facets are new ones each time. */
export function uncachedContests({ stage, calls, client }: Parts): Contest[] {
  const { databasePids } = stage;
  const database = { databasePids };
  return ours(calls).map((call) => {
    const crowd = { scripts: readers(stage.paths[call], someClients) };
    return {
      products: stage.products,
      call,
      mode: 'uncached',
      contenders: [client.contender('Souk', stage.uncached, crowd, database), client.contender('node + pg', stage.plain, crowd, database)],
      ...(call !== 'facets' && { aim: { share: 0.6 } }),
    };
  });
}

/** What one client alone waits for. */
export function aloneContests({ stage, calls, client }: Parts): Contest[] {
  const { databasePids } = stage;
  const database = { databasePids };
  return ours(calls).map((call) => {
    const crowd = { scripts: readers(stage.paths[call], 1) };
    return {
      products: stage.products,
      call,
      mode: 'one client',
      contenders: [client.contender('Souk', stage.uncached, crowd, database), client.contender('node + pg', stage.plain, crowd, database)],
      ...((call === 'list' || call === 'search') && { aim: { p99: 20 } }),
    };
  });
}

/** The large market beside a smaller one, both from their databases. */
export function sizeContests({ stage, smaller, calls, client }: Parts & { smaller: Stage }): Contest[] {
  const contender = (name: string, each: Stage, call: CatalogCall) =>
    client.contender(name, each.uncached, { scripts: readers(each.paths[call], someClients) }, { databasePids: each.databasePids });
  return ours(calls).map((call) => ({
    products: stage.products,
    call,
    mode: 'uncached',
    contenders: [contender('Souk', stage, call), contender(`Souk at ${smaller.products}`, smaller, call)],
    ...(call !== 'facets' && { aim: { share: 1 / 1.5 } }),
  }));
}

function ours(calls: readonly CallName[]): CatalogCall[] {
  return catalogCalls.filter((call) => calls.includes(call));
}

type Page = { call: CallName; paths: string[]; headers: Record<string, string> };

/** What fits into the cache beside all the others. */
const mostPages = 100;

async function cachedPages({ cached, paths }: Stage, calls: readonly CallName[]): Promise<Page[]> {
  const data = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' };
  const pages: Page[] = ours(calls).map((call) => ({ call, paths: paths[call].slice(0, mostPages), headers: data }));
  if (calls.includes('home')) pages.push({ call: 'home', paths: ['/api/home'], headers: data });
  if (calls.includes('home page') && (await servesPages(cached)))
    pages.push({ call: 'home page', paths: ['/'], headers: { ...data, accept: 'text/html' } });
  return pages;
}

/** Whether the storefront is built, so that the server has pages. */
async function servesPages({ port }: Target): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  await answer.text();
  return answer.ok && isHtml;
}

async function serveReadyBytes({ cached }: Stage, pages: ReadyBytesOrder['pages']): Promise<Target> {
  const worker = forkWorker<ReadyBytesOrder, Listening>('servers/ready-bytes.ts');
  const { port } = await worker.ask({ apiPort: cached.port, pages });
  return { port, pid: worker.process.pid ?? 0 };
}
