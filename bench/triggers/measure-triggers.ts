import type { DB } from '../../apps/api/db/schema.ts';
import { openDatabaseClock } from '../../apps/api/src/platform/clock/clock.ts';
import { createKysely } from '../../apps/api/src/platform/database/kysely.ts';
import { changeProducts } from '../../apps/api/src/workflows/manage-products/change-products.ts';
import { checkoutCalls, once } from '../load/shopping.ts';
import type { Marketplace } from '../marketplace/prepare-marketplace.ts';
import { fillCarts, type Shopper, signIn } from '../marketplace/shoppers.ts';
import { startApi } from '../processes/api.ts';
import type { Pool } from '../processes/database.ts';
import { states, type TriggerState } from './trigger-states.ts';

export type Size = { rounds: number; orders: number; products: number };
export type TriggerTimes = { state: TriggerState; orders: number[]; bulk: number[] };

/** Each state in turn, round after round, so that what else the machine does meets all alike. The first round warms up. */
export async function measureTriggers(
  { database, folder }: Marketplace,
  size: Size,
  print: (line: string) => void,
): Promise<TriggerTimes[]> {
  const { pool } = database;
  const times = states.map((state): TriggerTimes => ({ state, orders: [], bulk: [] }));
  const shoppers = await signIn(pool, size.orders);
  const api = await startApi({ dataFolder: folder, databaseUrl: database.url, cache: true });
  await inTurn(times, size.rounds, async ({ state, orders }, isWarm) => {
    await state.apply(pool);
    const placed = await placeOrders(pool, api.port, shoppers);
    if (isWarm) orders.push(...placed);
  });
  print('The orders are measured');
  // Jobs of the server would change the same products meanwhile.
  await api.stop();
  const { rows } = await pool.query<{ id: number }>('select id from products where active order by id limit $1', [size.products]);
  const ids = rows.map(({ id }) => Number(id));
  const context = await openContext(pool);
  await inTurn(times, size.rounds, async ({ state, bulk }, isWarm) => {
    await state.apply(pool);
    // Prices go up and down again, so that each round changes the same.
    for (const value of [10, -10]) {
      const milliseconds = await changePrices(context, ids, value);
      if (isWarm) bulk.push(milliseconds);
    }
  });
  return times;
}

async function inTurn(
  times: readonly TriggerTimes[],
  rounds: number,
  run: (each: TriggerTimes, isWarm: boolean) => Promise<void>,
): Promise<void> {
  for (let round = 0; round <= rounds; round++) for (const each of times) await run(each, round > 0);
}

/** The milliseconds of each order, which has two lines of two shops and is paid in cash. */
async function placeOrders(pool: Pool, port: number, shoppers: readonly Shopper[]): Promise<number[]> {
  await fillCarts(pool, shoppers, 1);
  const times: number[] = [];
  for (const shopper of shoppers) {
    const [checkout, order] = checkoutCalls(shopper).map(once);
    if (!checkout || !order) throw new Error('There are no calls of a checkout');
    const summary = await post(port, checkout);
    const payable_amount = Object(Object(Object(summary.answer).data).checkout).payable_amount;
    const { milliseconds } = await post(port, { ...order, body: { ...Object(order.body), payable_amount } });
    times.push(milliseconds);
  }
  return times;
}

type Changing = Parameters<typeof changeProducts>[0];

/** The transaction of the panel's bulk change, without the limits that a statement of a call has. */
async function changePrices(context: Changing, ids: readonly number[], value: number): Promise<number> {
  const change = { kind: 'price', by: 'amount', value } as const;
  const { seen } = await changeProducts(context, { ids, change });
  const started = performance.now();
  await changeProducts(context, { ids, change, seen });
  return performance.now() - started;
}

async function openContext(pool: Pool): Promise<Changing> {
  const caller = { address: '127.0.0.1', device: 'bench' };
  const languages = { locale: 'en', defaultLocale: 'en' };
  return { db: createKysely<DB>(pool), clock: await openDatabaseClock(pool), operator: { kind: 'command-line' }, caller, ...languages };
}

type Sent = { path: string; body?: unknown; headers: Readonly<Record<string, string>> };

async function post(port: number, { path, body, headers }: Sent): Promise<{ answer: unknown; milliseconds: number }> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  const milliseconds = performance.now() - started;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer).slice(0, 300)}`);
  return { answer, milliseconds };
}
