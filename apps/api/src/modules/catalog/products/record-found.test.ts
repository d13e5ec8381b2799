import { expect, test } from 'vitest';
import { buildProduct } from '../../../../test/builders/goods.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { addDailyCounts } from '../queries/derived-data.ts';
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

test('[seller-06] a product has 100 different searches a day: those that are stored continue to count, new ones are left out', async () => {
  const { id: productId } = await buildProduct(db);
  const add = (found: { words: string; count: number }[]) =>
    addDailyCounts(db, {
      day: '2026-03-01',
      views: new Map(),
      searches: new Map(),
      found: found.map((each) => ({ productId, ...each })),
    });
  const counts = async () => {
    const rows = await db.selectFrom('daily_searches_by_product').select(['words', 'count']).where('product_id', '=', productId).execute();
    return new Map(rows.map(({ words, count }) => [words, count]));
  };
  const words = (position: number) => `words ${String(position).padStart(3, '0')}`;
  await add(Array.from({ length: 90 }, (_, position) => ({ words: words(position), count: 1 })));
  await add(Array.from({ length: 60 }, (_, position) => ({ words: words(position + 80), count: 2 })));
  const full = await counts();
  expect([full.size, full.get(words(0)), full.get(words(80)), full.get(words(99)), full.has(words(100))]).toEqual([100, 1, 3, 2, false]);
  await add([
    { words: words(0), count: 4 },
    { words: 'another', count: 1 },
  ]);
  const after = await counts();
  expect([after.size, after.get(words(0)), after.has('another')]).toEqual([100, 5, false]);
});

test.each(['', 'x'.repeat(61), 7, null])('%j is no search: a 422 that names the field', async (search) => {
  const { status, body } = await found(product.id, search);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['search']]);
});
