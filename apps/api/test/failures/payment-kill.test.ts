import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { DB } from '../../db/schema.ts';
import { createKysely } from '../../src/platform/database/kysely.ts';
import { type OpenedDatabase, openDatabase } from '../../src/platform/database/open-database.ts';
import { fillCart, newKey } from '../builders/basket.ts';
import { buildProduct } from '../builders/goods.ts';
import { offerGateways, readBooks } from '../builders/online-order.ts';
import { buildShopper, type Shopper } from '../builders/shopper.ts';
import { type StripeSession, useFakeStripe } from '../fakes/fake-stripe.ts';
import { assertInvariants, readLedger } from '../ledger.ts';
import { type ApiProcess, startApiProcess } from '../processes/api-process.ts';

const stripe = await useFakeStripe();
const folder = await mkdtemp(join(tmpdir(), 'souk-payment-kill-'));
await chmod(folder, 0o755); // under root another account runs the database
const env = { ...stripe.env, SOUK_DATA: folder, SOUK_DEMO: 'off', STOREFRONT_DIST: join(folder, 'none') };
const opened: { database?: OpenedDatabase; api?: ApiProcess } = {};
afterAll(async () => {
  await opened.api?.end('SIGKILL');
  await opened.database?.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const Placed = z.object({ orders: z.array(z.object({ id: z.int() })), order_payment_url: z.string().nullable() });

test('[cart-14] kills between payment and answer lose no order, pay none twice and give nothing back twice', {
  timeout: 600_000,
}, async () => {
  opened.api = await startApiProcess(env);
  opened.database = await openDatabase({ dataFolder: folder, url: undefined, readUrl: undefined, programs: undefined, poolSize: 6 });
  const { pool } = opened.database;
  const db = createKysely<DB>(pool);
  await offerGateways(db, 'stripe');
  const product = await buildProduct(db, { variants: [{ stock: 100_000 }] });
  const ledger = await readLedger(pool);

  for (let round = 0; round < 2; round++) {
    const shopper = await buildShopper(db);
    await fillCart(db, shopper, product, 2);
    const key = newKey();
    const body = { shop_ids: [product.shop_id], address_id: shopper.address_id, payment_method: 'stripe', payable_amount: 20 };

    // Stripe has opened its page, and the server dies before it receives the answer.
    const first = await killWhileStripeAnswers('POST /v1/checkout/sessions', (api) => send(api, '/place-order', { shopper, key, body }));
    expect(first).toBe('cut off');
    const placed = Placed.parse((await send(opened.api, '/place-order', { shopper, key, body })).data);
    const orderId = placed.orders[0]?.id ?? 0;
    const mine = await db.selectFrom('orders').select('id').where('person_id', '=', shopper.id).execute();
    expect(mine).toEqual([{ id: orderId }]);
    const session = sessionAt(placed.order_payment_url);

    // The shopper pays; the server dies while it receives the event, before or after it has stored it.
    const event = stripe.event('checkout.session.completed', stripe.pay(session));
    const webhook = { method: 'POST', body: event.payload, headers: event.headers };
    const delivery = fetch(`${opened.api.url}/api/webhooks/stripe`, webhook).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, round * 10));
    await opened.api.end('SIGKILL');
    await delivery;
    opened.api = await startApiProcess(env);
    const again = await fetch(`${opened.api.url}/api/webhooks/stripe`, webhook);
    expect(again.status).toBe(200);
    expect(await readBooks(db, orderId)).toEqual({ orders: ['Pending Paid'], payments: ['Paid 2000'], refunds: [], isAwaited: false });

    // Stripe has refunded the money, and the server dies before it receives the answer.
    const cancelling = { order_id: orderId, reason: 'No' };
    const second = await killWhileStripeAnswers('POST /v1/refunds', (api) => send(api, '/orders/cancel', { shopper, body: cancelling }));
    expect(second).toBe(200);
    await expect.poll(async () => (await readBooks(db, orderId)).refunds, { timeout: 180_000 }).toEqual(['Done 2000']);
    expect(stripe.refunds.splice(0)).toMatchObject([{ amount: 2000, payment_intent: session.payment_intent }]);
    await assertInvariants(pool, ledger);
  }
});

/** Makes a request, kills the server while Stripe holds back its answer to what came of it, and starts another server. */
async function killWhileStripeAnswers(asked: string, work: (api: ApiProcess) => Promise<{ status: number }>): Promise<number | 'cut off'> {
  const { api } = opened;
  if (!api) throw new Error('No server runs');
  const hold = Promise.withResolvers<void>();
  stripe.held = hold.promise;
  const before = count(asked);
  const answer = work(api).then(
    ({ status }) => status,
    () => 'cut off' as const,
  );
  await expect.poll(() => count(asked), { timeout: 20_000 }).toBeGreaterThan(before);
  await api.end('SIGKILL');
  stripe.held = undefined;
  hold.resolve();
  opened.api = await startApiProcess(env);
  // Jobs of the dead process are released only after hours, which a test does not wait for.
  await opened.database?.pool.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()');
  return answer;
}

function count(asked: string): number {
  return stripe.asked.filter((request) => request === asked).length;
}

function sessionAt(url: string | null): StripeSession {
  const session = [...stripe.sessions.values()].find((each) => each.url === url);
  if (!session) throw new Error(`No session is paid at ${url}`);
  return session;
}

async function send(api: ApiProcess, path: string, { shopper, key, body }: { shopper: Shopper; key?: string; body: object }) {
  const answer = await fetch(`${api.url}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shopper.token}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  const { data } = z.object({ data: z.unknown() }).parse(await answer.json());
  return { status: answer.status, data };
}
