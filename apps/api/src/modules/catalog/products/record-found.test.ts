import { expect, test } from 'vitest';
import { buildProduct } from '../../../../test/builders/goods.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { refreshSearch } from '../refresh/search-index.ts';

const { app, call, clock, database } = await useTestApp();
const { db } = database;
const product = await buildProduct(db);
const other = await buildProduct(db);
for (const [{ id }, en] of [
  [product, 'Copper bowl'],
  [other, 'Linen apron'],
] as const)
  await db
    .updateTable('products')
    .set({ name: JSON.stringify({ en }) })
    .where('id', '=', id)
    .execute();
await refreshSearch(db, [product.id, other.id]);

// A server that listens stores its counts every few seconds.
await app.server.listen({ host: '127.0.0.1', port: 0 });
const found = (id: number, search: unknown) => call('POST', `/products/${id}/found`, { body: { search } });
const counted = () => db.selectFrom('daily_searches_by_product').select(['product_id', 'words', 'count']).orderBy('words').execute();

test('[seller-06] a search that led to a product is counted, once an hour for an address, and only if it finds the product', async () => {
  const answers = await Promise.all([found(product.id, 'Copper BOWL'), found(product.id, 'copper bowl')]);
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { data: {} }]));
  expect((await found(other.id, 'copper bowl')).status).toBe(200);
  expect((await found(999_999, 'copper bowl')).status).toBe(200);
  await expect.poll(counted, { timeout: 5000 }).toEqual([{ product_id: product.id, words: 'copper bowl', count: 1 }]);
  clock.advance(3601);
  // A typo finds the product all the same, and is counted as it was typed.
  await found(product.id, 'coper bowl');
  await expect.poll(async () => (await counted()).map(({ words }) => words), { timeout: 5000 }).toEqual(['coper bowl', 'copper bowl']);
});

test('[seller-06] words that may be personal are not counted', async () => {
  clock.advance(3601);
  expect((await found(other.id, 'apron 98765 43210')).status).toBe(200);
  expect((await counted()).some(({ product_id }) => product_id === other.id)).toBe(false);
});

test.each(['', 'x'.repeat(61), 7, null])('%j is no search: a 422 that names the field', async (search) => {
  const { status, body } = await found(product.id, search);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['search']]);
});
