import type { Contest } from '../contest.ts';
import { type LoadClient, readers, type Target } from '../load/load-client.ts';
import type { Environment } from '../marketplace/environment.ts';
import type { CallName } from '../options.ts';
import { forkWorker } from '../processes/fork-worker.ts';
import type { Listening, ReadyBytesOrder } from '../servers/ready-bytes.ts';

const catalogCalls = ['list', 'detail', 'search', 'facets'] as const;
type CatalogCall = (typeof catalogCalls)[number];

const manyClients = 32;
const someClients = 16;

type Parts = { environment: Environment; calls: readonly CallName[]; client: LoadClient };

/** Compressed answers from the cache, compared with a server that only sends the same bytes. */
export async function cachedContests({ environment, calls, client }: Parts): Promise<Contest[]> {
  const pages = await cachedPages(environment, calls);
  const bytes = await serveReadyBytes(
    environment.cached.port,
    pages.flatMap(({ paths, headers }) => paths.map((path) => ({ path, headers }))),
  );
  return pages.map(({ call, paths, headers }) => {
    const crowd = { scripts: readers(paths, manyClients, headers) };
    return {
      products: environment.products,
      call,
      mode: 'cached',
      contenders: [client.contender('Souk', environment.cached, crowd, {}), client.contender('ready bytes', bytes, crowd, {})],
      aim: call === 'home page' ? { rate: 5000 } : { share: 0.5 },
    };
  });
}

/** Answers from the database, compared with one plain query a call. Each search and facet is a new one, so that no cache answers it. */
export function uncachedContests({ environment, calls, client }: Parts): Contest[] {
  const { databasePids } = environment;
  const database = { databasePids };
  return ours(calls).map((call) => {
    const crowd = { scripts: readers(environment.paths[call], someClients) };
    return {
      products: environment.products,
      call,
      mode: 'uncached',
      contenders: [
        client.contender('Souk', environment.uncached, crowd, database),
        client.contender('node + pg', environment.plain, crowd, database),
      ],
      ...(call !== 'facets' && { aim: { share: 0.6 } }),
    };
  });
}

/** The time that a single client waits for an answer. */
export function aloneContests({ environment, calls, client }: Parts): Contest[] {
  const { databasePids } = environment;
  const database = { databasePids };
  return ours(calls).map((call) => {
    const crowd = { scripts: readers(environment.paths[call], 1) };
    return {
      products: environment.products,
      call,
      mode: 'one client',
      contenders: [
        client.contender('Souk', environment.uncached, crowd, database),
        client.contender('node + pg', environment.plain, crowd, database),
      ],
      ...((call === 'list' || call === 'search') && { aim: { p99: 20 } }),
    };
  });
}

/** The large marketplace compared with a smaller one, both answered from their databases. */
export function sizeContests({ environment, smaller, calls, client }: Parts & { smaller: Environment }): Contest[] {
  const contender = (name: string, each: Environment, call: CatalogCall) =>
    client.contender(name, each.uncached, { scripts: readers(each.paths[call], someClients) }, { databasePids: each.databasePids });
  return ours(calls).map((call) => ({
    products: environment.products,
    call,
    mode: 'uncached',
    contenders: [contender('Souk', environment, call), contender(`Souk at ${smaller.products}`, smaller, call)],
    ...(call !== 'facets' && { aim: { share: 1 / 1.5 } }),
  }));
}

function ours(calls: readonly CallName[]): CatalogCall[] {
  return catalogCalls.filter((call) => calls.includes(call));
}

type Page = { call: CallName; paths: string[]; headers: Record<string, string> };

/** As many pages as fit into the cache together with the other calls. */
const maxPages = 100;

async function cachedPages({ cached, paths }: Environment, calls: readonly CallName[]): Promise<Page[]> {
  const data = { accept: 'application/json', 'accept-encoding': 'gzip, deflate, br' };
  const pages: Page[] = ours(calls).map((call) => ({ call, paths: paths[call].slice(0, maxPages), headers: data }));
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

export async function serveReadyBytes(apiPort: number, pages: ReadyBytesOrder['pages'], compresses = false): Promise<Target> {
  const worker = forkWorker<ReadyBytesOrder, Listening>('servers/ready-bytes.ts');
  const { port } = await worker.ask({ apiPort, pages, compresses });
  return { port, pid: worker.process.pid ?? 0 };
}
