import { expect, test } from 'vitest';
import { buildBrand, buildReview } from '../../../../test/builders/catalog.ts';
import { buildColor, buildFlashSale, buildProduct, buildSize } from '../../../../test/builders/goods.ts';
import { createTestClock } from '../../../../test/test-clock.ts';
import { useTestDatabase } from '../../../../test/test-database.ts';
import { catalogJobs } from '../register.ts';
import { applyPendingChanges, applyPopularity } from './pending-changes.ts';
import { recordSales } from './popularity.ts';
import { refreshProducts } from './refresh-products.ts';
import { rebuildSearch } from './search-index.ts';

const { db } = await useTestDatabase();
const clock = createTestClock();

const refresh = (...ids: number[]) => db.transaction().execute((transaction) => refreshProducts(transaction, ids, clock));
const row = (id: number) => db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function versions(): Promise<Record<string, number>> {
  const rows = await db.selectFrom('content_versions').select(['tag', 'version']).execute();
  return Object.fromEntries(rows.map(({ tag, version }) => [tag, version]));
}
/** The tags that `work` bumps. */
async function bumped(work: () => Promise<unknown>): Promise<string[]> {
  const before = await versions();
  await work();
  const after = await versions();
  return Object.keys(after)
    .filter((tag) => after[tag] !== before[tag])
    .sort();
}
const words = async () =>
  (await db.selectFrom('search_words').select(['word', 'product_count']).where('product_count', '>', 0).orderBy('word').execute()).map(
    ({ word, product_count }) => `${word} ${product_count}`,
  );

test('everything derived from a product follows its rows', async () => {
  const [red, blue] = [await buildColor(db, { en: 'Red' }), await buildColor(db, { en: 'Blue' })];
  const size = await buildSize(db, 'M');
  const brand_id = await buildBrand(db, { name: JSON.stringify({ en: 'Ästhetik' }) });
  const { id, shop_id } = await buildProduct(db, {
    price: 1000,
    discount_price: 900,
    selling_price: 1,
    brand_id,
    name: JSON.stringify({ en: 'Round bowl', ar: 'وعاءٌ' }),
    variants: [
      { color_id: blue, stock: 0 },
      { color_id: red, size_id: size, stock: 2 },
      { color_id: null, size_id: size, stock: 9, active: false },
    ],
  });
  await buildReview(db, { product_id: id, shop_id, rating: 4 });
  await buildReview(db, { product_id: id, shop_id, rating: 5 });
  expect(await bumped(() => refresh(id))).toEqual(['catalog', 'search_words', 'stock']);
  expect(await row(id)).toMatchObject({
    selling_price: 900,
    has_offer: true,
    in_stock: true,
    color_ids: [red, blue].sort((a, b) => a - b),
    size_ids: [size],
    rating_sum: 9,
    rating_count: 2,
    rating_stars: 4,
    search: "'asthetik':4B 'blue':7C 'bowl':3A 'clay':9 'co':10 'kitchen':5C 'red':6C 'round':2A 'طين':8 'وعاء':1A",
  });
  expect(await db.selectFrom('shops').select(['rating_sum', 'rating_count']).where('id', '=', shop_id).executeTakeFirst()).toEqual({
    rating_sum: 9,
    rating_count: 2,
  });
  // Nothing has changed since, so no list is dropped.
  expect(await bumped(() => refresh(id))).toEqual(['stock']);
});

test('word counts follow changes and equal a full recount', async () => {
  const { id } = await buildProduct(db, { name: JSON.stringify({ en: 'Zephyr kite' }) });
  const second = await buildProduct(db, { name: JSON.stringify({ en: 'Zephyr vane' }) });
  await refresh(id, second.id);
  expect(await words()).toEqual(expect.arrayContaining(['zephyr 2', 'kite 1', 'vane 1']));
  await db
    .updateTable('products')
    .set({ name: JSON.stringify({ en: 'Breeze kite' }) })
    .where('id', '=', id)
    .execute();
  await refresh(id);
  const after = await words();
  expect(after).toEqual(expect.arrayContaining(['breeze 1', 'kite 1', 'zephyr 1']));
  await rebuildSearch(db);
  expect(await words()).toEqual(after);
});

test('a running sale sets the selling price until it ends or is sold out', async () => {
  const { id } = await buildProduct(db, { price: 1000 });
  const sale = await buildFlashSale(db, { product_id: id, price: 600, quantity: 2 });
  await applyPendingChanges(db, clock);
  expect(await row(id)).toMatchObject({ selling_price: 600, has_offer: true });
  await db.updateTable('flash_sale_products').set({ sold: 2 }).where('flash_sale_id', '=', sale).execute();
  expect(await bumped(() => applyPendingChanges(db, clock))).toEqual(['catalog', 'stock']);
  expect(await row(id)).toMatchObject({ selling_price: 1000, has_offer: false });
  await db.updateTable('flash_sale_products').set({ sold: 0 }).where('flash_sale_id', '=', sale).execute();
  clock.advance(2 * 86_400);
  expect(await bumped(() => applyPendingChanges(db, clock))).toEqual([]);
  expect(await row(id)).toMatchObject({ selling_price: 1000 });
  clock.advance(-2 * 86_400);
});

test('an order makes cached stock stale, the order of the last item makes cached lists stale too', async () => {
  const { id, variant_id } = await buildProduct(db, { variants: [{ stock: 2 }] });
  await refresh(id);
  await applyPendingChanges(db, clock);
  const sellDownTo = (stock: number) =>
    db.transaction().execute(async (transaction) => {
      await transaction.updateTable('product_variants').set({ stock }).where('id', '=', variant_id).execute();
      await recordSales(transaction, [{ product_id: id, quantity: 1 }]);
    });
  await sellDownTo(1);
  expect(await bumped(() => applyPendingChanges(db, clock))).toEqual(['sales']);
  await sellDownTo(0);
  expect(await bumped(() => applyPendingChanges(db, clock))).toEqual(['sales', 'sold_out']);
  expect(await row(id)).toMatchObject({ in_stock: false, sold_count: 0 });
  expect(await bumped(() => applyPendingChanges(db, clock))).toEqual([]);

  expect(await bumped(() => applyPopularity(db))).toEqual(['popularity']);
  expect((await row(id)).sold_count).toBe(2);
  await recordSales(db, [{ product_id: id, quantity: -1 }]);
  await applyPopularity(db);
  expect((await row(id)).sold_count).toBe(1);
  expect(await bumped(() => applyPopularity(db))).toEqual([]);
});

test('concurrent orders lose no sale', async () => {
  const { id } = await buildProduct(db);
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => (index % 10 === 0 ? applyPopularity(db) : recordSales(db, [{ product_id: id, quantity: 1 }]))),
  );
  await applyPopularity(db);
  expect((await row(id)).sold_count).toBe(54);
});

test('the jobs update the same data', async () => {
  const { id } = await buildProduct(db, { price: 500, selling_price: 1 });
  const perform = async (name: string, payload: object) => {
    const job = catalogJobs(db, clock).find((one) => one.name === name);
    await job?.perform(payload, { attempt: 1, log: Object(null) });
  };
  await perform('refresh-products', { product_ids: [id, 999_999_999] });
  expect((await row(id)).selling_price).toBe(500);
  await recordSales(db, [{ product_id: id, quantity: 3 }]);
  await perform('settle-catalog', {});
  expect((await row(id)).sold_count).toBe(3);
  await expect(perform('refresh-products', { product_ids: ['1'] })).rejects.toThrow('product_ids');
});
