import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { DB } from '../../db/schema.ts';
import { createKysely } from '../../src/platform/database/kysely.ts';
import { type OpenedDatabase, openDatabase } from '../../src/platform/database/open-database.ts';
import { newKey } from '../builders/basket.ts';
import { buildProduct, buildVoucher } from '../builders/goods.ts';
import { buildShoppers, type Shopper } from '../builders/shopper.ts';
import { assertInvariants, readLedger } from '../ledger.ts';
import { type ApiProcess, startApiProcess } from '../processes/api-process.ts';

const kills = 20;
const buyers = 6;
/** The number of acknowledged orders after which the process is killed during further orders. */
const ordersBeforeKill = 8;

const folder = await mkdtemp(join(tmpdir(), 'souk-kill-'));
await chmod(folder, 0o755); // under root another account runs the database
// The pages are not asked for, and building them may be under way.
const env = { SOUK_DATA: folder, STOREFRONT_DIST: join(folder, 'none') };
const opened: { database?: OpenedDatabase; api?: ApiProcess } = {};
afterAll(async () => {
  await opened.api?.end('SIGKILL');
  await opened.database?.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** An order that was sent. It is acknowledged once its answer has arrived. */
type Sent = { token: string; key: string; body: object };
type Books = { acknowledged: Set<string>; doubtful: Map<string, Sent> };

test('[cart-12] twenty kills of the server lose no acknowledged order and make none twice', { timeout: 600_000 }, async () => {
  opened.api = await startApiProcess(env);
  opened.database = await openDatabase({ dataFolder: folder, url: undefined, readUrl: undefined, programs: undefined, poolSize: 6 });
  const { pool } = opened.database;
  const db = createKysely<DB>(pool);
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const product = await buildProduct(db, { variants: [{ stock: 100_000 }] });
  const { code } = await buildVoucher(db, { shop_id: product.shop_id, usage_limit: 100_000, per_person_limit: 100_000 });
  const other = await buildProduct(db, { variants: [{ stock: 100_000 }] });
  const shoppers = await buildShoppers(db, buyers);
  const ledger = await readLedger(pool);
  const books: Books = { acknowledged: new Set(), doubtful: new Map() };

  for (let kill = 0; kill < kills; kill++) {
    await buyUntilKilled(opened.api, { shoppers, products: [product, other], code, books });
    opened.api = await startApiProcess(env);
    await settleDoubts(opened.api, books);
    await assertInvariants(pool, ledger);
    // The demo marketplace has orders already.
    const orders = await db.selectFrom('orders').select('note').where('note', 'like', 'key-%').execute();
    const keys = orders.flatMap(({ note }) => note ?? []).sort();
    // Two shops, so two orders for each acknowledged key, and none for any other.
    expect(keys).toEqual([...books.acknowledged].flatMap((key) => [key, key]).sort());
  }
  expect(books.acknowledged.size).toBeGreaterThanOrEqual(kills * ordersBeforeKill);
});

type Marketplace = { shoppers: Shopper[]; products: { id: number; shop_id: number }[]; code: string; books: Books };

/** Everybody buys as fast as they can; after some orders the process is killed while others are under way. */
async function buyUntilKilled(api: ApiProcess, { shoppers, products, code, books }: Marketplace): Promise<void> {
  const goal = books.acknowledged.size + ordersBeforeKill;
  let killing: Promise<unknown> | undefined;
  const buy = async ({ token, address_id }: Shopper) => {
    while (!killing) {
      for (const { id } of products) await post(api, '/cart/store', { token, body: { product_id: id, quantity: 1 } });
      const shop_ids = products.map(({ shop_id }) => shop_id);
      const summary = await post(api, '/cart/checkout', { token, body: { shop_ids, coupon_code: code } });
      const { payable_amount } = Summary.parse(summary.data).checkout;
      const key = newKey();
      const body = { shop_ids, coupon_code: code, address_id, payment_method: 'cash', payable_amount, note: key };
      books.doubtful.set(key, { token, key, body });
      const answer = await post(api, '/place-order', { token, key, body });
      expect(answer.status).toBe(201);
      books.doubtful.delete(key);
      books.acknowledged.add(key);
      if (books.acknowledged.size >= goal) killing ??= api.end('SIGKILL');
    }
  };
  const ends = await Promise.allSettled(shoppers.map(buy));
  await killing;
  for (const end of ends) if (end.status === 'rejected' && !isCutOff(end.reason)) throw end.reason;
}

/** A client without an answer sends the same order under the same key again. */
async function settleDoubts(api: ApiProcess, { acknowledged, doubtful }: Books): Promise<void> {
  for (const { token, key, body } of doubtful.values()) {
    const answer = await post(api, '/place-order', { token, key, body });
    expect(answer.status).toBe(201);
    acknowledged.add(key);
  }
  doubtful.clear();
}

const Summary = z.object({ checkout: z.object({ payable_amount: z.number() }) });

async function post(api: ApiProcess, path: string, { token, key, body }: { token: string; key?: string; body: object }) {
  const answer = await fetch(`${api.url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  const { data } = z.object({ data: z.unknown() }).parse(await answer.json());
  return { status: answer.status, data };
}

/** Whether a request failed because its connection ended, the only way that the kill may show itself. */
function isCutOff(reason: unknown): boolean {
  return reason instanceof TypeError && /fetch failed|terminated/.test(reason.message);
}
