import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildFlashSale } from '../../../test/builders/goods.ts';
import { buildSmallMarketplace } from '../../../test/builders/small-marketplace.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';
import { applyPendingChanges } from './refresh/pending-changes.ts';

const { call, clock, database } = await useTestApp({ cache: false });
const { db } = database;
let marketplace: Awaited<ReturnType<typeof buildSmallMarketplace>>;
let sale = 0;
const query = vi.spyOn(pg.Client.prototype, 'query');

beforeAll(async () => {
  marketplace = await buildSmallMarketplace(db, clock);
  sale = await buildFlashSale(db, { product_id: marketplace.ids[2] ?? 0, price: 1500, quantity: 3 });
  await applyPendingChanges(db, clock);
  await vi.waitFor(async () => expect((await call('GET', '/flash-sales')).body.data).toMatchObject({ running: [{ id: sale }] }));
});
afterAll(() => query.mockRestore());

/** The number of statements of a call, without those that each process runs every second. */
async function statementsOf(path: string): Promise<number> {
  query.mockClear();
  const { status } = await call('GET', path);
  expect(status).toBe(200);
  const texts = query.mock.calls.map(([first]) => (typeof first === 'string' ? first : String(Object(first).text)));
  return texts.filter((text) => !/content_versions|clock_timestamp|product_changes/.test(text)).length;
}

const paths = {
  list: () => `/products?category_id=${marketplace.kitchen}&with_filters=0`,
  detail: () => `/product-details?product_id=${marketplace.ids[0]}`,
  home: () => '/home',
  reviews: () => `/reviews?product_id=${marketplace.ids[0]}`,
  shop: () => `/shops/${marketplace.shops.clay}`,
  category: () => '/categories/textiles',
  sale: () => `/flash-sale/${sale}/details`,
};

describe('a call that the answer cache does not have', () => {
  test.each([
    ['list', 0],
    ['detail', 1],
    ['home', 1],
    ['reviews', 1],
    ['shop', 0],
    ['category', 0],
    ['sale', 3],
  ] as const)('%s runs at most %i statements once its parts are in memory', async (name, max) => {
    // A change of the beginning may still be on its way to the process, which then drops what it has in memory.
    await expect.poll(() => statementsOf(paths[name]()), { timeout: 5000 }).toBeLessThanOrEqual(max);
  });

  test('a list that nobody has asked for runs two statements, a product three', async () => {
    await bumpTags(db, ['popularity']);
    await vi.waitFor(async () => expect(await statementsOf(paths.list())).toBe(2));
    expect(await statementsOf(`/products?brand_id=${marketplace.brands.atlas}&with_filters=0`)).toBeLessThanOrEqual(3);
    await statementsOf(paths.detail());
    await bumpTags(db, ['popularity']);
    await vi.waitFor(async () => expect(await statementsOf(paths.detail())).toBe(3));
  });
});
