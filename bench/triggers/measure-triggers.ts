import { createHash, randomBytes } from 'node:crypto';
import { checkoutCalls, once } from '../load/shopping.ts';
import type { Marketplace } from '../marketplace/prepare-marketplace.ts';
import { fillCarts, type Shopper, signIn } from '../marketplace/shoppers.ts';
import { startApi } from '../processes/api.ts';
import type { Pool } from '../processes/database.ts';
import { waitUntilIdle } from '../processes/wait-until-idle.ts';
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
  const shoppers = await signIn(pool, size.orders);
  const api = await startApi({ dataFolder: folder, databaseUrl: database.url, cache: true });
  const port = api.port;
  const cookie = `souk_admin=${await signInOwner(pool)}`;
  const { rows } = await pool.query<{ id: number }>('select id from products where active order by id limit $1', [size.products]);
  const ids = rows.map(({ id }) => Number(id));
  const times = states.map((state): TriggerTimes => ({ state, orders: [], bulk: [] }));
  for (let round = 0; round <= size.rounds; round++) {
    for (const { state, orders, bulk } of times) {
      await state.apply(pool);
      await waitUntilIdle([api.pid]);
      const placed = await placeOrders(pool, port, shoppers);
      await waitUntilIdle([api.pid]);
      // Prices go up and down again, so that each round changes the same.
      const changed = [await changePrices({ port, cookie, ids, value: 10 }), await changePrices({ port, cookie, ids, value: -10 })];
      if (round > 0) {
        orders.push(...placed);
        bulk.push(...changed);
      }
    }
    print(`Round ${round} of ${size.rounds}${round === 0 ? ' (warm-up)' : ''}`);
  }
  await api.stop();
  return times;
}

/** The milliseconds of each order, which has two lines of two shops and is paid in cash. */
async function placeOrders(pool: Pool, port: number, shoppers: readonly Shopper[]): Promise<number[]> {
  await fillCarts(pool, shoppers, 1);
  const times: number[] = [];
  for (const shopper of shoppers) {
    const [checkout, order] = checkoutCalls(shopper).map(once);
    if (!checkout || !order) throw new Error('There are no calls of a checkout');
    const summary = await post(port, checkout);
    const payable_amount = Object(Object(summary.answer).data).payable_amount;
    const { milliseconds } = await post(port, { ...order, body: { ...Object(order.body), payable_amount } });
    times.push(milliseconds);
  }
  return times;
}

type Prices = { port: number; cookie: string; ids: readonly number[]; value: number };

async function changePrices({ port, cookie, ids, value }: Prices): Promise<number> {
  const change = { kind: 'price', by: 'amount', value };
  const call = { path: '/api/admin/products/bulk', headers: { cookie, 'x-requested-with': 'XMLHttpRequest' } };
  const preview = await post(port, { ...call, body: { ids, change } });
  const { milliseconds } = await post(port, { ...call, body: { ids, change, seen: Object(Object(preview.answer).data).seen } });
  return milliseconds;
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

async function signInOwner(pool: Pool): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into sessions (token_hash, person_id, audience, second_factor_at, expires_at, last_used_at)
     select $1, person_id, 'admin', now(), now() + interval '1 day', now() from staff limit 1`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}
