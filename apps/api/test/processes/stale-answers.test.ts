import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPendingChanges } from '../../src/modules/catalog/refresh/pending-changes.ts';
import { recordSales } from '../../src/modules/catalog/refresh/popularity.ts';
import { refreshProducts, refreshRating } from '../../src/modules/catalog/refresh/refresh-products.ts';
import { ownChangeCookie } from '../../src/platform/cache/own-change.ts';
import { createAnotherApp } from '../another-app.ts';
import { buildReview } from '../builders/catalog.ts';
import { buildFlashSale } from '../builders/goods.ts';
import { buildSmallMarketplace } from '../builders/small-marketplace.ts';
import { buildFakeStorefront } from '../fakes/fake-storefront.ts';
import { createTestClock } from '../test-clock.ts';
import { useTestDatabase } from '../test-database.ts';

/* Two processes over one database. Each learns of changes of the other, and may send a stale answer for ten seconds. */
const database = await useTestDatabase();
const { db } = database;
const clock = createTestClock();
const STOREFRONT_DIST = await buildFakeStorefront();
type Process = Awaited<ReturnType<typeof createAnotherApp>> & { url: string };
const processes: Process[] = [];
let marketplace: Awaited<ReturnType<typeof buildSmallMarketplace>>;

beforeAll(async () => {
  marketplace = await buildSmallMarketplace(db, clock);
  for (let count = 0; count < 2; count++) {
    const process = await createAnotherApp(database, clock, { env: { STOREFRONT_DIST } });
    processes.push({ ...process, url: await process.listen() });
  }
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.close()));
  await rm(STOREFRONT_DIST, { recursive: true });
});

const get = async ({ url }: Process, path: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}${path}`, { headers: { 'accept-language': 'en', ...headers } })).text();
async function countStale({ metrics }: Process): Promise<number> {
  const found = (await metrics.read()).text.matchAll(/souk_cache_answers_total\{budget="\w+",outcome="stale"\} (\d+)/g);
  return [...found].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Asks until the answer is none that an earlier change, of which the process learned a moment ago, has made stale. */
async function askForCurrent(process: Process, path: string): Promise<string> {
  const before = await countStale(process);
  const answer = await get(process, path);
  return (await countStale(process)) === before ? answer : askForCurrent(process, path);
}

/** Makes the change, and asks both processes until their answer is another one. Returns how many stale answers each sent. */
async function staleAnswersAfter(path: string, change: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(processes.map((process) => askForCurrent(process, path)));
  await Promise.all(processes.map((process) => get(process, path)));
  const staleBefore = await Promise.all(processes.map(countStale));
  await change();
  await Promise.all(
    processes.map((process, index) => expect.poll(() => get(process, path), { interval: 2, timeout: 9000 }).not.toBe(before[index])),
  );
  const stale = await Promise.all(processes.map(countStale));
  return stale.map((count, index) => count - (staleBefore[index] ?? 0));
}

const productId = (index: number) => marketplace.ids[index] ?? 0;
const inTransaction = <Result>(work: (transaction: typeof db) => Promise<Result>) => db.transaction().execute(work);

async function sellOut(id: number): Promise<void> {
  await inTransaction(async (transaction) => {
    await transaction.updateTable('product_variants').set({ stock: 0 }).where('product_id', '=', id).execute();
    await recordSales(transaction, [{ product_id: id, quantity: 1 }]);
  });
  await applyPendingChanges(db, clock);
}

async function review(productId: number): Promise<void> {
  const { shop_id } = await db.selectFrom('products').select('shop_id').where('id', '=', productId).executeTakeFirstOrThrow();
  await inTransaction(async (transaction) => {
    await buildReview(transaction, { product_id: productId, shop_id, rating: 2 });
    await refreshRating(transaction, productId);
  });
}

test('after an order both send stale answers only until the new one is made', async () => {
  const stale = await staleAnswersAfter(`/api/product-details?product_id=${productId(0)}`, () => sellOut(productId(0)));
  expect(stale.every((count) => count >= 1)).toBe(true);
  const lists = await Promise.all(processes.map((process) => get(process, '/api/products')));
  expect(lists[0]).toBe(lists[1]);
});

test('after a review, too, and pages are rendered again in the background', async () => {
  const id = productId(1);
  const write = () => review(id);
  expect((await staleAnswersAfter(`/api/product-details?product_id=${id}`, write)).every((count) => count >= 1)).toBe(true);
  expect((await staleAnswersAfter(`/products/${id}/details`, write)).every((count) => count >= 1)).toBe(true);
});

test('a shopper who has just written a review gets the page with it, not a stale one', async () => {
  const [process] = processes;
  if (!process) throw new Error('No process has started');
  const [call, page] = [`/api/product-details?product_id=${productId(1)}`, `/products/${productId(1)}/details`];
  const exactly = { authorization: 'Bearer nobody' };
  const [detail, before] = [await get(process, call, exactly), await get(process, page)];
  const details = await Promise.all(processes.map((each) => askForCurrent(each, call)));
  await review(productId(1));
  await expect.poll(() => get(process, call, exactly), { interval: 2 }).not.toBe(detail);
  const stale = await countStale(process);
  expect(await get(process, page, { cookie: `a=b; ${ownChangeCookie.split(';')[0]}` })).not.toBe(before);
  expect(await countStale(process)).toBe(stale);
  // The next test counts stale answers, so both processes must have learned of this review.
  await Promise.all(processes.map((each, index) => expect.poll(() => get(each, call)).not.toBe(details[index])));
});

test('a price that an operator changed is never sent as it was', async () => {
  const id = productId(1);
  let price = 123_400;
  const change = () =>
    inTransaction(async (transaction) => {
      price += 100;
      await transaction.updateTable('products').set({ price, discount_price: 0 }).where('id', '=', id).execute();
      await refreshProducts(transaction, [id], clock);
    });
  expect(await staleAnswersAfter(`/api/product-details?product_id=${id}`, change)).toEqual([0, 0]);
  expect(await staleAnswersAfter(`/products/${id}/details`, change)).toEqual([0, 0]);
});

test('nor is the price of a flash sale that orders have sold out', async () => {
  const id = productId(2);
  const sale = await buildFlashSale(db, { product_id: id, price: 100, quantity: 1 });
  await applyPendingChanges(db, clock);
  for (const process of processes) await expect.poll(() => get(process, '/api/products')).toContain('"discount_price":1,');
  const sell = async () => {
    await db.updateTable('flash_sale_products').set({ sold: 1 }).where('flash_sale_id', '=', sale).execute();
    await recordSales(db, [{ product_id: id, quantity: 1 }]);
    await applyPendingChanges(db, clock);
  };
  expect(await staleAnswersAfter('/api/products', sell)).toEqual([0, 0]);
});
