import { beforeAll, describe, expect, test } from 'vitest';
import { buildPicture } from '../../../../test/builders/catalog.ts';
import { buildFlashSale, buildProduct } from '../../../../test/builders/goods.ts';
import { buildSmallMarketplace } from '../../../../test/builders/small-marketplace.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;
let marketplace: Awaited<ReturnType<typeof buildSmallMarketplace>>;
let sale = 0;
let coming = 0;
beforeAll(async () => {
  marketplace = await buildSmallMarketplace(db, clock);
  sale = await buildFlashSale(db, { product_id: marketplace.ids[5] ?? 0, price: 4500, quantity: 5 });
  coming = await buildFlashSale(db, { product_id: marketplace.ids[6] ?? 0, price: 100, quantity: 5, starts_at: days(2), ends_at: days(3) });
  await db
    .insertInto('flash_sale_products')
    .values({ flash_sale_id: sale, product_id: marketplace.ids[0] ?? 0, price: 900, quantity: 4, sold: 1, position: 1 })
    .execute();
  await buildFlashSale(db, { product_id: marketplace.ids[1] ?? 0, price: 1, quantity: 5, active: false });
  const [wide, mirrored] = [await buildPicture(db, { width: 1600 }), await buildPicture(db, { width: 1200 })];
  await db
    .insertInto('banners')
    .values([
      { kind: 'hero', title: JSON.stringify({ en: 'Coffee season' }), picture_id: wide, picture_rtl_id: mirrored, link: '/products' },
      { kind: 'side', picture_id: wide },
      { kind: 'hero', picture_id: wide, active: false },
      ...[1, 2, 3].map((position) => ({ kind: 'ad', picture_id: wide, position })),
    ])
    .execute();
});
function days(count: number): Date {
  return new Date(Date.now() + count * 86_400_000);
}

describe('GET /home', () => {
  test('[browse-01] returns banners, categories, shops, popular products, more products and flash sales', async () => {
    const { status, body } = await call('GET', '/home?per_page=5');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      banners: [{ title: 'Coffee season', link: '/products', picture: { width: 1600 } }],
      side_banners: [{ title: '' }],
      ads: [{}, {}],
      categories: [
        { name: 'Kitchen', total_products: 5 },
        { name: 'Textiles', total_products: 3 },
      ],
      shops: [{ name: 'Clay & Ember' }, { name: 'The Loom' }],
      just_for_you: { total: 8 },
      incoming_flash_sale: { id: coming },
      running_flash_sale: {
        id: sale,
        products: [
          { id: marketplace.ids[5], flash_quantity: 5 },
          { id: marketplace.ids[0], flash_sold: 1 },
        ],
      },
    });
    expect(body.data?.popular_products).toHaveLength(6);
    const second = await call('GET', '/home?per_page=5&page=2');
    expect(second.body.data).toMatchObject({ just_for_you: { total: 8, products: [{}, {}, {}] } });
  });

  test('a right-to-left language gets the mirrored banner', async () => {
    await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
    await db.insertInto('content_versions').values({ tag: 'settings' }).execute();
    await expect
      .poll(async () => (await call('GET', '/home', { locale: 'ar' })).body.data?.banners, { timeout: 5000 })
      .toMatchObject([{ title: 'Coffee season', picture: { width: 1200 } }]);
  });

  test('[call-04] a bad page is a 422 that names the field', async () => {
    const { status, body } = await call('GET', '/home?page=-1');
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['page']]);
  });
});

describe('categories', () => {
  test('[browse-01] lists all categories in their order with their sub-categories', async () => {
    const { body } = await call('GET', '/categories');
    expect(body.data).toMatchObject({
      total: 2,
      categories: [
        { id: marketplace.kitchen, slug: 'kitchen-and-ceramics', sub_categories: [{ slug: 'mugs' }, { slug: 'bowls' }] },
        { id: marketplace.textiles, sub_categories: [{ slug: 'rugs' }] },
      ],
    });
  });

  test('[shell-07] finds a category by its slug and by its id', async () => {
    const bySlug = await call('GET', '/categories/kitchen-and-ceramics');
    const byId = await call('GET', `/categories/${marketplace.kitchen}`);
    expect(bySlug.body.data).toMatchObject({ category: { id: marketplace.kitchen, total_products: 5 } });
    expect(byId.body).toEqual(bySlug.body);
  });

  test.each(['no-such', '999999', '%27'])('[shell-07] %s is no category', async (slug) => {
    expect(await call('GET', `/categories/${slug}`)).toMatchObject({ status: 404, body: { message: 'Category not found' } });
  });

  test('the address of a sub-category leads to its category, which may be where it was moved from', async () => {
    expect((await call('GET', '/categories/mugs')).body.data).toMatchObject({ category: { id: marketplace.kitchen } });
  });

  test('lists the sub-categories of a category', async () => {
    const { body } = await call('GET', `/sub-categories?category_id=${marketplace.kitchen}`);
    expect(body.data).toMatchObject({ sub_categories: [{ id: marketplace.mugs, name: 'Mugs' }, { id: marketplace.bowls }] });
    expect((await call('GET', '/sub-categories?category_id=999999')).body.data).toEqual({ sub_categories: [] });
  });

  test.each([
    ['/sub-categories', 'category_id'],
    ['/sub-categories?category_id=x', 'category_id'],
    [`/categories/${'x'.repeat(121)}`, 'slug'],
  ])('[call-04] %s is a 422 that names the field', async (path, field) => {
    const { status, body } = await call('GET', path);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('shops', () => {
  const names = (data: unknown) => Object(data).shops.map(({ name }: { name: string }) => name);

  test('[browse-01] lists shops with their products and rating', async () => {
    const { body } = await call('GET', '/shops');
    expect(body.data).toMatchObject({
      total: 2,
      shops: [
        { id: marketplace.shops.clay, total_products: 5, total_reviews: 40, rating: 4.3, estimated_delivery: { min_days: 2, max_days: 5 } },
        { id: marketplace.shops.loom, total_products: 3, total_reviews: 20, rating: 3 },
      ],
    });
  });

  test.each([
    ['search=loo', ['The Loom']],
    ['search=%D8%B7%D9%8A%D9%86', ['Clay & Ember']],
    ['search=nothing', []],
    ['sort_type=name', ['Clay & Ember', 'The Loom']],
    ['sort_type=newest', ['The Loom', 'Clay & Ember']],
    ['sort_type=top_rated&per_page=1', ['Clay & Ember']],
    ['per_page=1&page=2', ['The Loom']],
  ])('searched, sorted and paged: %s', async (query, expected) => {
    expect(names((await call('GET', `/shops?${query}`)).body.data)).toEqual(expected);
  });

  test('a shop lists the categories in which it has products', async () => {
    const { status, body } = await call('GET', `/shops/${marketplace.shops.loom}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ shop: { name: 'The Loom', categories: [{ id: marketplace.textiles, total_products: 3 }] } });
  });

  test('a missing one is a 404', async () => {
    expect(await call('GET', '/shops/999999')).toMatchObject({ status: 404, body: { message: 'Shop not found' } });
  });

  test.each([
    ['/shops/x', 'id'],
    ['/shops?sort_type=best', 'sort_type'],
    ['/shops?per_page=1000', 'per_page'],
  ])('[call-04] %s is a 422 that names the field', async (path, field) => {
    const { status, body } = await call('GET', path);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('flash sales', () => {
  test('[browse-01] [browse-07] lists running and upcoming sales', async () => {
    const { body } = await call('GET', '/flash-sales');
    expect(body.data).toMatchObject({ running: [{ id: sale, name: 'Flash' }], incoming: [{ id: coming }] });
  });

  test('[browse-07] returns a sale with its products at flash prices, filtered by category', async () => {
    const { body } = await call('GET', `/flash-sale/${sale}/details`);
    expect(body.data).toMatchObject({
      total_products: 2,
      flash_sale: { id: sale },
      categories: [{ id: marketplace.kitchen }, { id: marketplace.textiles }],
      products: [
        { id: marketplace.ids[5], price: 60, discount_price: 45, flash_quantity: 5, flash_sold: 0, flash_sale: { id: sale } },
        { id: marketplace.ids[0], price: 10, discount_price: 9 },
      ],
    });
    const narrowed = await call('GET', `/flash-sale/${sale}/details?category_id=${marketplace.kitchen}&per_page=1`);
    expect(narrowed.body.data).toMatchObject({ total_products: 1, products: [{ id: marketplace.ids[0] }] });
  });

  test('[browse-07] an upcoming sale shows current prices', async () => {
    const { body } = await call('GET', `/flash-sale/${coming}/details`);
    expect(body.data).toMatchObject({ products: [{ id: marketplace.ids[6], discount_price: 65, flash_sale: null }] });
  });

  test('a missing or cancelled sale is a 404', async () => {
    const { id } = await buildProduct(db);
    const off = await buildFlashSale(db, { product_id: id, price: 1, quantity: 1, active: false });
    for (const absent of [off, 999_999]) {
      expect(await call('GET', `/flash-sale/${absent}/details`)).toMatchObject({
        status: 404,
        body: { message: 'Flash sale not found' },
      });
    }
  });

  test.each([
    ['/flash-sale/x/details', 'id'],
    ['/flash-sale/1/details?category_id=b', 'category_id'],
  ])('[call-04] %s is a 422 that names the field', async (path, field) => {
    const { status, body } = await call('GET', path);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});
