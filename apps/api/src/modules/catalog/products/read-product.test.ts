import { beforeAll, describe, expect, test } from 'vitest';
import { buildReview } from '../../../../test/builders/catalog.ts';
import { buildProduct } from '../../../../test/builders/goods.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildSmallMarketplace } from '../../../../test/builders/small-marketplace.ts';
import { createTestApp, useTestApp } from '../../../../test/test-app.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;
let marketplace: Awaited<ReturnType<typeof buildSmallMarketplace>>;
beforeAll(async () => {
  marketplace = await buildSmallMarketplace(db, clock);
  await db
    .insertInto('delivery_bands')
    .values([
      { shop_id: marketplace.shops.clay, from_quantity: 1, to_quantity: 2, charge: 450 },
      { shop_id: marketplace.shops.clay, from_quantity: 3, charge: 900 },
    ])
    .execute();
});
const mug = () => marketplace.ids[0] ?? 0;

describe('GET /product-details', () => {
  test('[browse-01] [browse-05] returns everything that the page shows', async () => {
    const { status, body } = await call('GET', `/product-details?product_id=${mug()}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      product: {
        id: mug(),
        name: 'Blue coffee mug',
        category: { id: marketplace.kitchen, slug: 'kitchen-and-ceramics', name: 'Kitchen', active: true },
        sub_category: { id: marketplace.mugs, slug: 'mugs' },
        sizes: [
          { id: marketplace.sizes.small, name: 'S' },
          { id: marketplace.sizes.large, name: 'L' },
        ],
        colors: [{ id: marketplace.colors.blue }],
        units: [],
        variants: [
          { size_id: marketplace.sizes.small, price: 10, discount_price: 0, stock: 10, picture: null },
          { size_id: marketplace.sizes.large, price: 12.5, discount_price: 0, stock: 3, picture: { width: 800 } },
        ],
        thumbnails: [{ picture: { width: 800 } }, { picture: { width: 800 } }],
        shop: { id: marketplace.shops.clay, name: 'Clay & Ember', total_products: 5, total_reviews: 40, rating: 4.3 },
        delivery: { min_days: 2, max_days: 5, charge: 4.5 },
      },
    });
  });

  test('[browse-05] names a hidden category as such, and no hidden sub-category: they have no page', async () => {
    const [category, part] = await db
      .insertInto('categories')
      .values([
        { slug: 'attic', name: JSON.stringify({ en: 'Attic' }), active: false },
        { slug: 'trunks', name: JSON.stringify({ en: 'Trunks' }), active: false },
      ])
      .returning('id')
      .execute();
    const { id } = await buildProduct(db);
    const category_id = category?.id ?? 0;
    await db
      .updateTable('products')
      .set({ category_id, sub_category_id: part?.id ?? 0 })
      .where('id', '=', id)
      .execute();
    const { body } = await call('GET', `/product-details?product_id=${id}`);
    expect(body.data?.product).toMatchObject({ category: { id: category_id, slug: 'attic', active: false }, sub_category: null });
    expect((await call('GET', '/categories/attic')).status).toBe(404);
  });

  test('related products are of the sub-category first, then of the category; popular ones of the shop', async () => {
    const { body } = await call('GET', `/product-details?product_id=${mug()}`);
    const ids = (value: unknown) => (Array.isArray(value) ? value.map(({ id }: { id: number }) => marketplace.ids.indexOf(id) + 1) : []);
    expect(ids(body.data?.related_products)).toEqual([2, 3, 4, 5]);
    expect(ids(body.data?.popular_products)).toEqual([2, 3, 4, 5]);
    const rug = await call('GET', `/product-details?product_id=${marketplace.ids[6]}`);
    expect(ids(rug.body.data?.related_products)).toEqual([6, 8]);
    expect(rug.body.data?.product).toMatchObject({ price: 70, discount_price: 65, delivery: { charge: 0 } });
  });

  test('the extra price of a variant is added to the discounted price too', async () => {
    const { id } = await buildProduct(db, { price: 2000, discount_price: 1500, variants: [{ extra_price: 300 }] });
    const { body } = await call('GET', `/product-details?product_id=${id}`);
    expect(body.data?.product).toMatchObject({
      price: 20,
      discount_price: 15,
      discount_percentage: 25,
      variants: [{ price: 23, discount_price: 18 }],
    });
  });

  test('an inactive or missing product is a 404', async () => {
    const { id } = await buildProduct(db, { active: false });
    const closed = await buildProduct(db);
    await db.updateTable('shops').set({ active: false }).where('id', '=', closed.shop_id).execute();
    for (const absent of [id, closed.id, 999_999]) {
      expect(await call('GET', `/product-details?product_id=${absent}`)).toMatchObject({
        status: 404,
        body: { message: 'Product not found' },
      });
    }
  });

  test.each([
    ['', 'product_id'],
    ['?product_id=0', 'product_id'],
    ['?product_id=1e3', 'product_id'],
    ['?product_id=1&x=1', 'x'],
  ])('[call-04] %j is a 422 that names the field', async (query, field) => {
    const { status, body } = await call('GET', `/product-details${query}`);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('records the view of a signed-in shopper, not of a visitor', async () => {
    const own = await createTestApp();
    const { id } = await buildProduct(own.database.db);
    const { token, person_id } = await buildSession(own.database.db);
    await own.call('GET', `/product-details?product_id=${id}`);
    await own.call('GET', `/product-details?product_id=${id}`, { token });
    await own.call('GET', `/product-details?product_id=${id}`, { token });
    // Closing the server writes buffered views, as a listening one does every second.
    await own.app.server.close();
    const views = await own.database.db.selectFrom('recent_views').select(['person_id', 'product_id', 'viewed_at']).execute();
    expect(views).toEqual([{ person_id, product_id: id, viewed_at: own.clock.now() }]);
    expect(await own.database.db.selectFrom('product_popularity').select(['product_id', 'views']).execute()).toEqual([
      { product_id: id, views: 2 },
    ]);
    await own.close();
  });
});

describe('GET /reviews', () => {
  test('[browse-05] lists a product’s reviews newest first, with their histogram', async () => {
    const { id, shop_id } = await buildProduct(db);
    for (const rating of [5, 5, 4, 1]) await buildReview(db, { product_id: id, shop_id, rating, author: `Rated ${rating}` });
    const { status, body } = await call('GET', `/reviews?product_id=${id}&per_page=2`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      total: 4,
      reviews: [{ author: 'Rated 1', rating: 1, product: { id, name: 'Tea bowl' }, photos: [] }, { author: 'Rated 4' }],
      average_rating_percentage: { rating: 3.8, total_review: 4, percentages: { '1': 25, '2': 0, '3': 0, '4': 25, '5': 50 } },
    });
  });

  test('the filter by stars applies to reviews, not to the histogram', async () => {
    const { body } = await call('GET', `/reviews?shop_id=${marketplace.shops.clay}&rating=3&page=2`);
    expect(body.data).toMatchObject({ total: 10, average_rating_percentage: { total_review: 40, percentages: { '3': 25 } } });
    expect(body.data?.reviews).toHaveLength(4);
  });

  test('[browse-05] reviews have their photos, and can be filtered to those with photos', async () => {
    const { id, shop_id } = await buildProduct(db);
    const plain = await buildReview(db, { product_id: id, shop_id, rating: 4 });
    const [one, other] = [
      await buildReview(db, { product_id: id, shop_id, rating: 5 }),
      await buildReview(db, { product_id: id, shop_id, rating: 2 }),
    ];
    const keys = ['a', 'b'].map((letter) => `${letter}${String(id).padStart(31, '0')}`);
    const pictures = await db
      .insertInto('pictures')
      .values(keys.map((key) => ({ key, width: 800, height: 600, preview: 'data:,', alt: '{}' })))
      .returning('id')
      .execute();
    const photos = pictures.map(({ id: picture_id }, position) => ({ review_id: one, picture_id, position: 1 - position }));
    await db
      .insertInto('review_pictures')
      .values([...photos, { review_id: other, picture_id: pictures[0]?.id ?? 0, position: 0 }])
      .execute();
    const ids = async (query: string) => {
      const { body } = await call('GET', `/reviews?product_id=${id}${query}`);
      const { reviews, ...rest } = Object(body.data);
      return { ...rest, ids: reviews.map((review: { id: number }) => review.id), reviews };
    };
    const all = await ids('');
    expect(all).toMatchObject({ total: 3, total_with_photos: 2, ids: [other, one, plain] });
    expect(all.reviews[1].photos).toMatchObject([{ src: `/media/${keys[1]}`, width: 800, height: 600 }, { src: `/media/${keys[0]}` }]);
    expect(await ids('&with_photos=1')).toMatchObject({ total: 2, ids: [other, one], average_rating_percentage: { total_review: 3 } });
    expect(await ids('&with_photos=1&rating=5')).toMatchObject({ total: 1, total_with_photos: 2, ids: [one] });
    expect(await ids('&with_photos=1&rating=4')).toMatchObject({ total: 0, ids: [] });
    expect(await ids('&with_photos=0')).toMatchObject({ total: 3 });
  });

  test('a product without reviews has an empty list', async () => {
    const { body } = await call('GET', '/reviews?product_id=999999');
    expect(body.data).toMatchObject({ total: 0, reviews: [], average_rating_percentage: { rating: 0, total_review: 0 } });
  });

  test.each([
    ['', 'product_id'],
    ['?product_id=1&shop_id=1', 'product_id'],
    ['?shop_id=x', 'shop_id'],
    ['?shop_id=1&rating=0', 'rating'],
    ['?shop_id=1&per_page=0', 'per_page'],
  ])('[call-04] %j is a 422 that names the field', async (query, field) => {
    const { status, body } = await call('GET', `/reviews${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toContain(field);
  });
});

test('a name exists in every language; an optional text is empty where neither the language nor the default one has it', async () => {
  const persian = (text: string) => JSON.stringify({ ir: text });
  const { id, shop_id } = await buildProduct(db, {
    name: persian('لیوان'),
    description: persian('سفالی'),
    short_description: persian('آبی'),
  });
  await db
    .updateTable('shops')
    .set({ description: persian('کارگاه سفال') })
    .where('id', '=', shop_id)
    .execute();
  const { body } = await call('GET', `/product-details?product_id=${id}`, { locale: 'ar' });
  expect(body.data).toMatchObject({ product: { name: 'لیوان', short_description: '', description: '' } });
  expect((await call('GET', `/shops/${shop_id}`, { locale: 'ar' })).body.data).toMatchObject({ shop: { description: '', address: '' } });
});

describe('GET /product-cards', () => {
  const cards = async (query: string) => {
    const { status, body } = await call('GET', `/product-cards?product_ids=${query}`);
    return { status, ids: Object(body.data).products?.map(({ id }: { id: number }) => id), body };
  };

  test('returns the cards in the order of the ids, with current prices and without inactive products', async () => {
    const [one, other, inactive] = [
      await buildProduct(db),
      await buildProduct(db, { price: 700 }),
      await buildProduct(db, { active: false }),
    ];
    const answer = await cards(`${other.id},${inactive.id},${one.id},987654321`);
    expect(answer).toMatchObject({ status: 200, ids: [other.id, one.id] });
    expect(Object(answer.body.data).products[0]).toMatchObject({ price: 7, is_favorite: false });
    await db.updateTable('products').set({ price: 800 }).where('id', '=', other.id).execute();
    expect(Object((await cards(String(other.id))).body.data).products[0]).toMatchObject({ price: 8 });
  });

  test('marks the products on a signed-in shopper’s wishlist', async () => {
    const { token } = await buildSession(db);
    const { id } = await buildProduct(db);
    await call('POST', '/favorite-add-or-remove', { token, body: { product_id: id } });
    const { body } = await call('GET', `/product-cards?product_ids=${id}`, { token });
    expect(body.data).toMatchObject({ products: [{ id, is_favorite: true }] });
  });

  test.each(['', 'x', '1,,2', '-1'])('[call-04] %j is a 422', async (query) => {
    const { status, body } = await cards(query);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['product_ids']]);
  });
});
