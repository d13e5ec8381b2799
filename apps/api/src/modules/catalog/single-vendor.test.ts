import { expect, test } from 'vitest';
import { buildFlashSale } from '../../../test/builders/goods.ts';
import { buildSmallMarketplace } from '../../../test/builders/small-marketplace.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { bumpTags } from '../../platform/cache/content-versions.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;
const marketplace = await buildSmallMarketplace(db, clock);
const sale = await buildFlashSale(db, { product_id: marketplace.ids[0] ?? 0, price: 100, quantity: 5 });
await db
  .insertInto('flash_sale_products')
  .values({ flash_sale_id: sale, product_id: marketplace.ids[6] ?? 0, price: 100, quantity: 5 })
  .execute();

async function setVendorMode(multi_vendor: boolean, single_shop_id: number | null): Promise<void> {
  await db.updateTable('settings').set({ multi_vendor, single_shop_id }).execute();
  await bumpTags(db, ['settings']);
}
const data = async (path: string) => Object((await call('GET', path)).body.data);

test('a single-vendor marketplace shows only its shop, a multi-vendor one all shops', async () => {
  expect((await data('/products')).total).toBe(8);
  await setVendorMode(false, marketplace.shops.loom);
  await expect.poll(async () => (await data('/products')).total, { timeout: 5000 }).toBe(3);
  const list = await data(`/products?shop_id=${marketplace.shops.clay}`);
  expect(list.total).toBe(3);
  expect(list.filters.shops).toEqual([]);
  expect((await data('/products?search=mug')).total).toBe(0);
  expect(await data('/home')).toMatchObject({
    shops: [],
    just_for_you: { total: 3 },
    running_flash_sale: { products: [{ id: marketplace.ids[6] }] },
  });
  expect((await data('/categories')).categories).toMatchObject([{ total_products: 0 }, { total_products: 3 }]);
  expect(await data('/shops')).toMatchObject({ total: 1, shops: [{ id: marketplace.shops.loom }] });
  expect((await call('GET', `/shops/${marketplace.shops.clay}`)).status).toBe(404);
  expect((await call('GET', `/product-details?product_id=${marketplace.ids[0]}`)).status).toBe(404);
  expect((await call('GET', `/product-details?product_id=${marketplace.ids[7]}`)).status).toBe(200);
  expect(await data(`/product-cards?product_ids=${marketplace.ids[0]},${marketplace.ids[7]}`)).toMatchObject({
    products: [{ id: marketplace.ids[7] }],
  });
  expect(await data(`/reviews?shop_id=${marketplace.shops.clay}`)).toMatchObject({ total: 20 });
  expect(await data(`/flash-sale/${sale}/details`)).toMatchObject({ total_products: 1, products: [{ id: marketplace.ids[6] }] });
  const suggested = await data('/search/suggest?q=loom');
  expect(suggested.shops).toEqual([]);
  expect(suggested.products).toHaveLength(3);

  await setVendorMode(true, null);
  await expect.poll(async () => (await data('/products')).total, { timeout: 5000 }).toBe(8);
});

test('without a configured shop, the first shop is the only one', async () => {
  await setVendorMode(false, null);
  await expect
    .poll(async () => (await data('/shops')).shops.map(({ id }: { id: number }) => id), { timeout: 5000 })
    .toEqual([marketplace.shops.clay]);
  expect((await data('/products')).total).toBe(5);
});
