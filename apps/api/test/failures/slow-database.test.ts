import { afterAll, expect, test } from 'vitest';
import { createPool } from '../../src/platform/database/pool.ts';
import { createAnotherApp } from '../another-app.ts';
import { fillCart, newKey } from '../builders/basket.ts';
import { buildProduct } from '../builders/goods.ts';
import { buildShoppers, type Shopper } from '../builders/shopper.ts';
import { openDatabaseProxy } from '../fakes/database-proxy.ts';
import { assertInvariants, readLedger } from '../ledger.ts';
import { createTestClock } from '../test-clock.ts';
import { useTestDatabase } from '../test-database.ts';

const queryDelay = 500;
/** Milliseconds, on a busy machine. A refusal waits for its session, its cart and its turn: four or five seconds at this delay. */
const maxRefusalTime = 12_000;

const database = await useTestDatabase();
const { db } = database;
const proxy = await openDatabaseProxy(database.url);
// The server's connections without those of its job queue.
const pool = createPool({ url: proxy.url, size: 8 });
const app = await createAnotherApp({ ...database, url: proxy.url, pool }, createTestClock());
afterAll(async () => {
  proxy.delayQueries(0);
  await app.close();
  await pool.end();
  await proxy.close();
});

async function order({ token, address_id }: Shopper, shopId: number) {
  const begun = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/place-order',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': newKey() },
    payload: { shop_ids: [shopId], address_id, payment_method: 'cash', payable_amount: 10 },
  });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], time: performance.now() - begun };
}

test('40 orders of one product at 500 ms a query: the rest is refused, and another product is ordered meanwhile', {
  timeout: 120_000,
}, async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const [product, other] = [await buildProduct(db, { variants: [{ stock: 1000 }] }), await buildProduct(db)];
  const [otherShopper, ...shoppers] = await buildShoppers(db, 41);
  if (!otherShopper) throw new Error('There is no other shopper');
  for (const shopper of shoppers) await fillCart(db, shopper, product);
  await fillCart(db, otherShopper, other);
  const ledger = await readLedger(database.pool);
  proxy.delayQueries(queryDelay);
  const crowd = shoppers.map((shopper) => order(shopper, product.shop_id));
  // The crowd holds what it may hold by now.
  await new Promise((resolve) => setTimeout(resolve, 8 * queryDelay));
  const ofOther = await order(otherShopper, other.shop_id);
  const answers = await Promise.all(crowd);
  const [placed, refused] = [answers.filter(({ status }) => status === 201), answers.filter(({ status }) => status !== 201)];
  expect(ofOther.status).toBe(201);
  expect(placed.length).toBeGreaterThanOrEqual(2);
  for (const { status, retryAfter, time } of refused) {
    expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^[12]$/)]);
    expect(time).toBeLessThan(maxRefusalTime);
  }
  await assertInvariants(database.pool, ledger);
});
