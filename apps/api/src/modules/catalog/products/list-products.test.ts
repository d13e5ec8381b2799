import { Filters } from '@souk/contract/product-list';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildSmallMarketplace } from '../../../../test/builders/small-marketplace.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const { call, clock, database } = await useTestApp();
let marketplace: Awaited<ReturnType<typeof buildSmallMarketplace>>;
beforeAll(async () => {
  marketplace = await buildSmallMarketplace(database.db, clock);
});

const List = z.object({ total: z.int(), products: z.array(z.looseObject({ id: z.int() })), filters: Filters.nullable() });
async function list(query: string) {
  const { status, body } = await call('GET', `/products?${query}`);
  expect([status, body.message]).toEqual([200, undefined]);
  return List.parse(body.data);
}
/** The listed products of the eight, numbered from 1. */
async function numbers(query: string): Promise<number[]> {
  const { products, total } = await list(`${query}&per_page=100`);
  expect(products).toHaveLength(total);
  return products.map(({ id }) => marketplace.ids.indexOf(id) + 1);
}

describe('GET /products', () => {
  test('[browse-01] lists products best-selling first, with everything a card shows', async () => {
    const { total, products } = await list('');
    expect(total).toBe(8);
    expect(products.map(({ id }) => id)).toEqual(marketplace.ids);
    expect(products[0]).toMatchObject({
      name: 'Blue coffee mug',
      price: 10,
      discount_price: 0,
      discount_percentage: 0,
      rating: 5,
      total_reviews: 10,
      total_sold: 80,
      in_stock: true,
      has_choices: true,
      brand: { name: 'Ember' },
      shop: { id: marketplace.shops.clay, name: 'Clay & Ember' },
      colors: [{ id: marketplace.colors.blue, name: 'Blue' }],
      is_favorite: false,
      flash_sale: null,
    });
    expect(products[7]).toMatchObject({ name: 'Linen throw', price: 80, discount_price: 75, discount_percentage: 6, has_choices: false });
    expect(products[0]?.thumbnail).toMatch(/^\/media\/\w+\/640\.webp$/);
    expect(products[0]?.second_picture).toMatchObject({ width: 800 });
  });

  test('names are in the reader’s language and fall back to the default one', async () => {
    const { body } = await call('GET', '/products', { locale: 'ar' });
    // Arabic is not offered by this marketplace, so it answers in English.
    expect(body.data).toMatchObject({ products: [{ name: 'Blue coffee mug' }, {}, {}, {}, {}, {}, {}, {}] });
  });

  test.each([
    ['category', () => `category_id=${marketplace.textiles}`, [6, 7, 8]],
    ['sub-category', () => `sub_category_id=${marketplace.mugs}`, [1, 2]],
    ['several', () => `sub_category_id=${marketplace.mugs},${marketplace.rugs}`, [1, 2, 6, 7]],
    ['brand', () => `brand_id=${marketplace.brands.ember}`, [1, 2, 8]],
    ['shop', () => `shop_id=${marketplace.shops.loom}`, [6, 7, 8]],
    ['colour', () => `color_id=${marketplace.colors.rust}`, [2, 6]],
    ['two colours', () => `color_id=${marketplace.colors.rust},${marketplace.colors.blue}`, [1, 2, 3, 6, 7]],
    ['size', () => `size_id=${marketplace.sizes.large}`, [1]],
    ['rating and above', () => 'rating=4', [1, 2, 4, 6]],
    ['price, by what is paid', () => 'min_price=60&max_price=75', [6, 7, 8]],
    ['a price with cents', () => 'min_price=64.99&max_price=65', [7]],
    ['what is in stock', () => 'in_stock=1', [1, 2, 3, 5, 6, 7, 8]],
    ['offers', () => 'offer=1', [7, 8]],
    ['switches that are off', () => 'offer=0&in_stock=false', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['several at once', () => `category_id=${marketplace.kitchen}&color_id=${marketplace.colors.blue}&rating=4`, [1]],
    ['nothing that there is', () => 'brand_id=999999', []],
  ])('[browse-03] narrows by %s', async (_by, query, expected) => {
    expect(await numbers(query())).toEqual(expected);
  });

  test.each([
    ['default', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['top_selling', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['low_to_high', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['high_to_low', [8, 7, 6, 5, 4, 3, 2, 1]],
    ['newest', [8, 7, 6, 5, 4, 3, 2, 1]],
    ['popular_product', [8, 7, 6, 5, 4, 3, 2, 1]],
    ['top_rated', [4, 1, 6, 2, 3, 7, 8, 5]],
    ['relevance', [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('[browse-03] sorts by %s', async (sort, expected) => {
    expect(await numbers(`sort_type=${sort}`)).toEqual(expected);
  });

  test.each(['default', 'low_to_high', 'top_rated', 'newest'])('[browse-03] pages by %s hold every product once', async (sort) => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`sort_type=${sort}&per_page=3&page=${page}`)));
    expect(pages.map(({ products }) => products.length)).toEqual([3, 3, 2, 0]);
    expect(pages.map(({ total }) => total)).toEqual([8, 8, 8, 8]);
    expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(8);
  });

  test('[browse-03] each choice is counted under the other filters, not under its own group', async () => {
    const { filters } = await list(`category_id=${marketplace.kitchen}&color_id=${marketplace.colors.blue}`);
    expect(filters?.categories.map(({ id, count }) => [id, count])).toEqual([
      [marketplace.kitchen, 2],
      [marketplace.textiles, 1],
    ]);
    expect(filters?.categories[0]?.sub_categories.map(({ name, count }) => [name, count])).toEqual([
      ['Mugs', 1],
      ['Bowls', 1],
    ]);
    expect(filters?.colors.map(({ name, count }) => [name, count])).toEqual([
      ['Blue', 2],
      ['Rust', 1],
    ]);
    expect(filters?.brands.map(({ name, count }) => [name, count])).toEqual([
      ['Ember', 1],
      ['Atlas', 1],
    ]);
    expect(filters?.shops.map(({ name, count }) => [name, count])).toEqual([['Clay & Ember', 2]]);
    expect(filters?.sizes.map(({ name, count }) => [name, count])).toEqual([
      ['S', 1],
      ['L', 1],
    ]);
    expect(filters?.ratings.map(({ count }) => count)).toEqual([1, 1, 2, 2, 2]);
    expect(filters).toMatchObject({ in_stock: 2, offer: 0, min_price: 10, max_price: 30 });
  });

  test('[browse-03] choosing a filter shows as many products as its count', async () => {
    const chosen = `category_id=${marketplace.kitchen}&rating=3`;
    const { filters } = await list(chosen);
    for (const { id, count } of filters?.brands ?? []) expect((await list(`${chosen}&brand_id=${id}`)).total).toBe(count);
    for (const { id, count } of filters?.colors ?? []) expect((await list(`${chosen}&color_id=${id}`)).total).toBe(count);
    for (const { rating, count } of filters?.ratings ?? []) {
      expect((await list(`category_id=${marketplace.kitchen}&rating=${rating}`)).total).toBe(count);
    }
    expect((await list(`${chosen}&in_stock=1`)).total).toBe(filters?.in_stock);
    const priced = await list('min_price=30&max_price=50');
    expect(priced.filters).toMatchObject({ min_price: 10, max_price: 75 });
  });

  test('a chosen filter without products is still offered, so that it can be removed', async () => {
    const { filters, total } = await list(`category_id=${marketplace.textiles}&size_id=${marketplace.sizes.small}`);
    expect(total).toBe(0);
    expect(filters?.sizes).toEqual([{ id: marketplace.sizes.small, name: 'S', count: 0 }]);
    expect(filters).toMatchObject({ min_price: 0, max_price: 0 });
  });

  test('filters are left out on demand', async () => {
    expect((await list('with_filters=0')).filters).toBeNull();
  });

  test.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page=1000001', 'page'],
    ['per_page=101', 'per_page'],
    ['category_id=1,', 'category_id'],
    ['category_id=a', 'category_id'],
    ['brand_id=-1', 'brand_id'],
    ['rating=6', 'rating'],
    ['min_price=1.999', 'min_price'],
    ['max_price=-1', 'max_price'],
    ['in_stock=yes', 'in_stock'],
    ['sort_type=cheapest', 'sort_type'],
    [`search=${'x'.repeat(101)}`, 'search'],
    ['search=%00', 'search'],
    ['colour=1', 'colour'],
    ['page=1&page=2', 'page'],
  ])('[call-04] %s is a 422 that names the field', async (query, field) => {
    const { status, body } = await call('GET', `/products?${query}`);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('unknown ids and pages past the end are no error', async () => {
    expect(await list('category_id=999999999999999&page=1000000&per_page=100')).toMatchObject({ total: 0, products: [] });
  });
});
