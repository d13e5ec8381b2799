import { readLedger } from '../../apps/api/test/ledger.ts';
import { type Contender, type Measured, measure } from '../contest.ts';
import { findBroken } from '../crowd/find-broken.ts';
import type { Crowd } from '../load/load-client.ts';
import { getRequest } from '../load/messages.ts';
import type { Environment } from '../marketplace/environment.ts';
import { type Shopper, signIn } from '../marketplace/shoppers.ts';
import { buySteadily, type Purchases } from '../overload/buy-steadily.ts';
import { closeConnections } from '../overload/request.ts';
import type { Pool } from '../processes/database.ts';
import { type GoalContext, type GoalRow, grouped, rowOf } from './goal.ts';
import type { GoalName } from './goal-names.ts';
import { listProductPages, pageHeaders } from './page-goals.ts';

/** As a browser that opens a page, which gets the plain `index.html` while too many pages wait to be rendered. */
const browserHeaders = { ...pageHeaders, 'sec-fetch-dest': 'document' };

/** Visitors open pages of all products, popular ones more often, by Zipf's law with this exponent. */
const zipf = 0.9;
/** Enough that a slow server does not run out of shoppers who can order. */
const shopperCount = 80;

/** Pages of all products with a cache that has filled. */
export async function measureLongTail(context: GoalContext): Promise<GoalRow[]> {
  const environment = await context.environment();
  const browsing = await browseTheLongTail(context, environment, 16);
  const measured = await measure(browsing, { seconds: context.isQuick ? 4 : 10, warmSeconds: 0.5 });
  return [pageRow('long-tail', 'pages of the long tail, 16 connections', measured, { rate: 600 })];
}

/** Orders while 16 connections browse. */
export async function measureOrders(context: GoalContext): Promise<GoalRow[]> {
  const { database } = await context.environment();
  const shoppers = await signIn(database.pool, shopperCount);
  const { measured, orders } = await browseAndBuy(context, { connections: 16, ordersPerSecond: 2, shoppers });
  return [
    orderRow('orders', 'order while 16 connections browse the long tail', orders, 150),
    pageRow('orders', 'pages meanwhile, 16 connections', measured, {}),
  ];
}

/** Orders while 64 connections browse; all invariants must hold afterwards. */
export async function measureMixed(context: GoalContext): Promise<GoalRow[]> {
  const environment = await context.environment();
  const { pool } = environment.database;
  // Signing in sets the stock of what they buy, so it comes before the ledger.
  const shoppers = await signIn(pool, shopperCount);
  const before = { ledger: await readLedger(pool), orders: await countOrders(pool) };
  const { measured, orders } = await browseAndBuy(context, { connections: 64, ordersPerSecond: 5, shoppers });
  const stored = (await countOrders(pool)) - before.orders;
  const broken = await findBroken(pool, { ledger: before.ledger, books: new Map() });
  const lost =
    stored === orders.placed * 2 ? [] : [`${orders.placed} purchases of two orders were acknowledged, ${stored} orders are stored`];
  const problems = [...broken, ...lost];
  const consistent: GoalRow = {
    name: 'mixed',
    work: 'mixed: invariants and acknowledged orders afterwards',
    figure: problems.length === 0 ? `all hold, ${orders.placed} purchases` : `${problems.length} broken`,
    target: 'all hold',
    met: problems.length === 0,
    problems,
  };
  return [
    pageRow('mixed', 'mixed: pages of the long tail, 64 connections', measured, { rate: 600 }),
    orderRow('mixed', 'mixed: order, 5 a second', orders, 150),
    consistent,
  ];
}

type Shopping = { connections: number; ordersPerSecond: number; shoppers: readonly Shopper[] };

async function browseAndBuy(context: GoalContext, { connections, ordersPerSecond, shoppers }: Shopping) {
  const environment = await context.environment();
  const browsing = await browseTheLongTail(context, environment, connections);
  const bought: Purchases[] = [];
  const both: Contender = {
    ...browsing,
    async run(time) {
      const end = new AbortController();
      const buying = buySteadily(environment.cached.port, shoppers, ordersPerSecond, end.signal);
      const result = await browsing.run(time);
      end.abort();
      bought.push(await buying);
      closeConnections();
      return result;
    },
  };
  const measured = await measure(both, { seconds: context.isQuick ? 6 : 20, warmSeconds: 0.5 });
  const [orders] = bought;
  if (!orders) throw new Error('Nothing was bought.');
  return { measured, orders };
}

const warmed = new WeakSet<Environment>();

async function browseTheLongTail(context: GoalContext, environment: Environment, connections: number): Promise<Contender> {
  const requests = (await listProductPages(environment.database.pool)).map((path) => getRequest(path, browserHeaders));
  const crowdOf = (count: number): Crowd => ({ scripts: Array.from({ length: count }, () => requests), choice: { zipf } });
  const contender = (count: number) =>
    context.client.contender('Souk', environment.cached, crowdOf(count), { databasePids: environment.databasePids });
  if (!warmed.has(environment)) {
    const seconds = context.isQuick ? 6 : 20;
    context.print(`  Filling the cache with the long tail for ${seconds} s.`);
    await contender(16).run({ seconds, warmSeconds: 0 });
    warmed.add(environment);
  }
  return contender(connections);
}

/** Names the share of pages that the server rendered. The browser renders the others from the plain `index.html`. */
function pageRow(name: GoalName, work: string, measured: Measured, target: { rate?: number }): GoalRow {
  const row = rowOf(name, work, [measured], target);
  return { ...row, figure: `${row.figure}, ${Math.floor(100 * (1 - measured.unstored))} % of them rendered` };
}

function orderRow(name: GoalName, work: string, purchases: Purchases, p99: number): GoalRow {
  const { orderMilliseconds, placed, failed, firstFailure, skipped } = purchases;
  const sorted = [...orderMilliseconds].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
  return {
    name,
    work,
    figure: `p99 ${grouped(Math.round(at(0.99)))} ms of ${placed}`,
    target: `p99 ≤ ${p99} ms, no error`,
    met: at(0.99) <= p99 && failed === 0 && skipped === 0 && placed > 0,
    times: { p50: at(0.5), p99: at(0.99) },
    problems: [
      ...(failed > 0 ? [`${failed} purchases failed, the first: ${firstFailure}`] : []),
      ...(skipped > 0 ? [`${skipped} purchases did not start, because all shoppers waited for theirs`] : []),
    ],
  };
}

async function countOrders(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from orders');
  return rows[0]?.count ?? 0;
}
