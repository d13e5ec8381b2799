import { beforeAll, expect, test } from 'vitest';
import { createAnotherApp } from '../../../test/another-app.ts';
import { buildFlashSale } from '../../../test/builders/goods.ts';
import { buildSmallMarket } from '../../../test/builders/small-market.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { noteSales } from './note-sales.ts';
import { addUpPopularity, settleCatalog } from './settle-catalog.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;
let market: Awaited<ReturnType<typeof buildSmallMarket>>;

beforeAll(async () => {
  market = await buildSmallMarket(db, clock);
  await buildFlashSale(db, { product_id: market.ids[2] ?? 0, price: 1500, quantity: 3 });
  await settleCatalog(db, clock);
});

const paths = () => [
  '/home',
  '/products',
  `/products?category_id=${market.kitchen}&sort_type=low_to_high`,
  '/products?search=mug',
  '/products?offer=1&in_stock=1',
  `/product-details?product_id=${market.ids[0]}`,
  `/product-details?product_id=${market.ids[2]}`,
  '/search/suggest?q=mu',
  '/shops',
  '/categories',
  '/flash-sales',
];

async function expectSameAnswers(): Promise<void> {
  // A process that has just started and keeps no answer: what it says is what the database says.
  const fresh = await createAnotherApp(database, clock, { cache: false });
  for (const path of paths()) {
    const said = await fresh.read(path);
    // The running process may need a moment to hear of a change.
    await expect.poll(async () => (await call('GET', path)).body.data, { timeout: 5000 }).toEqual(said);
  }
  await fresh.close();
}

test('answers are the same with the cache on and off, whatever changes', async () => {
  await expectSameAnswers();
  await expectSameAnswers();
  const [first, , third] = market.ids;
  if (first === undefined || third === undefined) throw new Error('The market has no products');
  await db.updateTable('product_variants').set({ stock: 0 }).where('product_id', '=', first).execute();
  await noteSales(db, [{ product_id: first, quantity: 10 }]);
  await settleCatalog(db, clock);
  await addUpPopularity(db);
  await expectSameAnswers();
  clock.advance(3 * 86_400);
  await settleCatalog(db, clock);
  await expectSameAnswers();
});

test('an unchanged answer is a 304', async () => {
  const first = await call('GET', '/products');
  const again = await call('GET', '/products', { headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.status).toBe(304);
});
