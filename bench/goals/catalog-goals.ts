import { type Contender, measureInTurn } from '../contest.ts';
import { serveReadyBytes } from '../contests/catalog-contests.ts';
import { readers } from '../load/load-client.ts';
import type { Environment } from '../marketplace/environment.ts';
import { type GoalContext, type GoalRow, rowOf } from './goal.ts';

type Call = 'list' | 'detail' | 'search' | 'facets';
const connections = 16;
const catalogCalls = ['list', 'detail', 'search'] as const;

/** Calls answered by the database, compared with one plain query a call. */
export async function measureCalls(context: GoalContext): Promise<GoalRow[]> {
  const environment = await context.environment();
  const rates = { list: 3000, detail: 3000, search: 4000 };
  const rows: GoalRow[] = [];
  for (const call of catalogCalls) {
    const measured = await measureInTurn(uncached(context, environment, call, connections), context);
    rows.push(rowOf('calls', `${call}, every cache off`, measured, { rate: rates[call] }));
  }
  return rows;
}

/** Calls of a signed-in shopper, compared with a server that only sends the same bytes. */
export async function measureWithToken(context: GoalContext): Promise<GoalRow[]> {
  const { cached, paths, shoppers } = await context.environment();
  const [shopper] = shoppers;
  const headers = { 'accept-encoding': 'gzip, deflate, br', authorization: `Bearer ${shopper?.token}` };
  const rows: GoalRow[] = [];
  for (const call of catalogCalls) {
    const asked = paths[call].slice(0, 100);
    const crowd = { scripts: readers(asked, connections, headers) };
    const pages = asked.map((path) => ({ path, headers: { ...headers, accept: 'application/json' } }));
    const bare = context.client.contender('ready bytes', await serveReadyBytes(cached.port, pages), crowd, {});
    const measured = await measureInTurn([context.client.contender('Souk', cached, crowd, {}), bare], context);
    rows.push(rowOf('with-token', `${call} with a token`, measured, { rate: 15_000 }));
  }
  return rows;
}

/** The calls that become slower with the number of products. */
export async function measureLarge(context: GoalContext): Promise<GoalRow[]> {
  const environment = await context.largeEnvironment();
  const at = `at ${environment.products} products, cache off`;
  const facets = await measureInTurn(uncached(context, environment, 'facets', connections), context);
  const search = await measureInTurn(uncached(context, environment, 'search', connections), context);
  const alone = await measureInTurn(uncached(context, environment, 'search', 1), context);
  return [
    rowOf('large', `facets ${at}`, facets, { rate: 300 }),
    rowOf('large', `search ${at}`, search, { rate: 800 }),
    rowOf('large', `search ${at}, one client`, alone, { p99: 20 }),
  ];
}

function uncached({ client }: GoalContext, environment: Environment, call: Call, clients: number): Contender[] {
  const { uncached: ours, plain, databasePids, paths } = environment;
  const crowd = { scripts: readers(paths[call], clients) };
  return [client.contender('Souk', ours, crowd, { databasePids }), client.contender('node + pg', plain, crowd, { databasePids })];
}
