import { expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';

const { call, database, clock } = await useTestApp();
const { db, pool } = database;
const { headers } = await buildStaff(db);

const get = (path: string) => call('GET', `/admin${path}`, { headers });
const post = (path: string, body: object) => call('POST', `/admin${path}`, { headers, body });
const read = async (path: string) => Object((await get(path)).body.data);
const undoNewest = async () => {
  const { entries } = await read('/audit?per_page=1');
  return post(`/audit/${entries[0].id}/undo`, {});
};

/** A product with a good and a bad review. */
async function setUp() {
  const product = await buildProduct(db);
  const rows = [
    { rating: 5, description: 'Lovely glaze.', author: 'Nadia' },
    { rating: 1, description: 'Buy pills at pills.example', author: 'Zed' },
  ].map((review) => ({ ...review, product_id: product.id, shop_id: product.shop_id }));
  const [good, bad] = await db.insertInto('reviews').values(rows).returning('id').execute();
  await refreshProducts(db, [product.id], clock);
  return { product, good: good?.id ?? 0, bad: bad?.id ?? 0 };
}

const row = async (id: number) => (await pool.query('select * from reviews where id = $1', [id])).rows;
const ratings = async ({ id, shop_id }: { id: number; shop_id: number }) => [
  (await pool.query('select rating_sum, rating_count from products where id = $1', [id])).rows[0],
  (await pool.query('select rating_sum, rating_count from shops where id = $1', [shop_id])).rows[0],
];
const shoppersSee = async (productId: number) => Object((await call('GET', `/reviews?product_id=${productId}`)).body.data);
const versionOf = async (id: number) => (await read(`/reviews/${id}`)).version;

test('a review is hidden with a reason, the ratings and the histogram follow, and it is shown again', async () => {
  const { product, bad } = await setUp();
  const before = [await row(bad), await ratings(product)];
  expect((await shoppersSee(product.id)).total).toBe(2);
  const hidden = await post(`/reviews/${bad}/hide`, { reason: 'Advertising', version: await versionOf(bad) });
  expect(hidden.body.data).toMatchObject({
    review: { is_hidden: true, hidden_reason: 'Advertising', product_rating: 5, product_reviews: 1 },
    entry_id: expect.any(Number),
  });
  expect(await ratings(product)).toEqual([
    { rating_sum: 5, rating_count: 1 },
    { rating_sum: 5, rating_count: 1 },
  ]);
  await expect
    .poll(() => shoppersSee(product.id))
    .toMatchObject({ total: 1, reviews: [{ rating: 5 }], average_rating_percentage: { total_review: 1 } });
  expect((await undoNewest()).status).toBe(200);
  expect([await row(bad), await ratings(product)]).toEqual(before);

  await post(`/reviews/${bad}/hide`, { reason: 'Advertising', version: await versionOf(bad) });
  expect((await post(`/reviews/${bad}/show`, { version: await versionOf(bad) })).body.data).toMatchObject({ review: { is_hidden: false } });
  expect([await row(bad), await ratings(product)]).toEqual(before);
  expect((await undoNewest()).status).toBe(200);
  expect(await row(bad)).toMatchObject([{ hidden_reason: 'Advertising' }]);
});

test('the reply of the shop is shown below the review, changed and removed', async () => {
  const { product, good } = await setUp();
  const reply = async (text: string) => post(`/reviews/${good}/reply`, { reply: text, version: await versionOf(good) });
  expect((await reply('Thank you.')).body.data).toMatchObject({ review: { reply: 'Thank you.', has_reply: true } });
  await expect.poll(async () => (await shoppersSee(product.id)).reviews.at(-1)).toMatchObject({ id: good, reply: 'Thank you.' });
  await reply('Thank you, Nadia.');
  expect((await undoNewest()).status).toBe(200);
  expect((await read(`/reviews/${good}`)).reply).toBe('Thank you.');
  expect((await reply('')).body.data).toMatchObject({ review: { reply: null, replied_at: null } });
});

test('[admin-08] two operators, or an operator and the shopper: the second one gets a conflict', async () => {
  const { bad } = await setUp();
  const version = await versionOf(bad);
  await db.updateTable('reviews').set({ description: 'Sorry, it is fine.' }).where('id', '=', bad).execute();
  for (const [path, body] of [
    ['hide', { reason: 'Advertising' }],
    ['reply', { reply: 'Thanks' }],
    ['show', {}],
  ] as const)
    expect((await post(`/reviews/${bad}/${path}`, { ...body, version })).status).toBe(409);
  expect((await post(`/reviews/${bad}/show`, { version: await versionOf(bad) })).status).toBe(409);
  expect(await row(bad)).toMatchObject([{ hidden_at: null, reply: null }]);
});

test('the list is filtered and searched; what is missing or too long is refused', async () => {
  const { product, good, bad } = await setUp();
  const ids = async (query: string) => (await read(`/reviews?product=${product.id}&${query}`)).reviews.map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([bad, good]);
  expect(await ids('sort=highest')).toEqual([good, bad]);
  expect(await ids('sort=lowest')).toEqual([bad, good]);
  expect(await ids('search=pills')).toEqual([bad]);
  expect(await ids('search=tea bowl')).toEqual([bad, good]);
  expect(await ids('rating=5')).toEqual([good]);
  expect(await ids(`shop=${product.shop_id}&state=hidden`)).toEqual([]);
  await post(`/reviews/${good}/reply`, { reply: 'Thanks', version: await versionOf(good) });
  expect(await ids('state=unanswered')).toEqual([bad]);
  await post(`/reviews/${bad}/hide`, { reason: 'Advertising', version: await versionOf(bad) });
  expect(await ids('state=hidden')).toEqual([bad]);
  expect((await read(`/reviews?product=${product.id}`)).counts).toEqual({ all: 2, shown: 1, unanswered: 0, reported: 0, hidden: 1 });
  expect((await get('/reviews/999999')).status).toBe(404);
  expect((await post('/reviews/999999/hide', { reason: 'x', version: 'x' })).status).toBe(404);
  expect((await post(`/reviews/${good}/hide`, { reason: '', version: 'x' })).body.errors).toHaveProperty('reason');
  expect((await post(`/reviews/${good}/reply`, { reply: 'x'.repeat(1001), version: 'x' })).body.errors).toHaveProperty('reply');
});
