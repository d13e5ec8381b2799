import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildProduct, buildShop } from '../../../test/builders/goods.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { findBrokenEntry } from '../../modules/audit/queries.ts';
import { refreshProducts } from '../../modules/catalog/refresh/refresh-products.ts';

const { call, database, clock } = await useTestApp();
const { db, pool } = database;
const staff = await buildStaff(db);
const { headers } = staff;
const shop_id = await buildShop(db);

type Built = Awaited<ReturnType<typeof buildProduct>>;
const products: Built[] = [];
beforeAll(async () => {
  for (const [index, name] of ['Copper kettle', 'Linen apron', 'Cedar spoon'].entries())
    products.push(await buildProduct(db, { shop_id, name: JSON.stringify({ en: name, ar: 'إبريق' }), price: 1000 + index * 500 }));
  await refreshProducts(
    db,
    products.map(({ id }) => id),
    clock,
  );
});

const ids = () => products.map(({ id }) => id);
const list = async (query: string) => Object((await call('GET', `/admin/products?shop=${shop_id}&${query}`, { headers })).body.data);
const namesOf = (answer: { products: { name: string }[] }) => answer.products.map(({ name }) => name);
const bulk = (body: object) => call('POST', '/admin/products/bulk', { headers, body });
const undo = (id: number) => call('POST', `/admin/audit/${id}/undo`, { headers });
const rows = async () =>
  (
    await pool.query(
      `select p.id, price, discount_price, selling_price, category_id, sub_category_id, p.active, hidden_with_shop, search::text, v.stock
       from products p join product_variants v on v.product_id = p.id where shop_id = $1 order by v.id`,
      [shop_id],
    )
  ).rows;

/** The preview, and then the change that it showed. */
async function apply(change: object, of = ids()) {
  const preview = await bulk({ ids: of, change });
  expect(preview.body.data?.entry_id).toBeNull();
  const done = await bulk({ ids: of, change, seen: preview.body.data?.seen });
  expect(done.status).toBe(200);
  return { preview: Object(preview.body.data), entry: Number(done.body.data?.entry_id) };
}

test('products are listed by words, SKU, status, stock and price, with the count of each status', async () => {
  expect(namesOf(await list('search=copp'))).toEqual(['Copper kettle']);
  const { sku } = await db
    .selectFrom('product_variants')
    .select('sku')
    .where('id', '=', products[1]?.variant_id ?? 0)
    .executeTakeFirstOrThrow();
  expect(namesOf(await list(`search=${sku}`))).toEqual(['Linen apron']);
  expect(namesOf(await list('sort=dearest'))).toEqual(['Cedar spoon', 'Linen apron', 'Copper kettle']);
  expect(namesOf(await list('sort=oldest&per_page=1&page=2'))).toEqual(['Linen apron']);
  expect(namesOf(await list('search=%25'))).toEqual([]);
  expect(await list('status=archived')).toMatchObject({ total: 0, counts: { all: 3, published: 3, archived: 0 }, products: [] });
  expect(await list('stock=sold_out')).toMatchObject({ total: 0 });
  expect(await list('search=copper')).toMatchObject({
    products: [{ price: 10, discount_price: null, stock: 10, variants: 1, is_published: true, category: { name: 'Kitchen' } }],
  });
});

describe('[admin-06] many products are changed at once', () => {
  test('prices by percent: the preview changes nothing, and the undo restores every row', async () => {
    const before = await rows();
    const preview = await bulk({ ids: ids(), change: { kind: 'price', by: 'percent', value: 10 } });
    expect(preview.body.data?.products).toMatchObject([
      { before: { price: 10 }, after: { price: 11 }, problem: null },
      { before: { price: 15 }, after: { price: 16.5 } },
      { before: { price: 20 }, after: { price: 22 } },
    ]);
    expect(await rows()).toEqual(before);
    const { entry } = await apply({ kind: 'price', by: 'percent', value: 10 });
    expect((await rows()).map(({ selling_price }) => selling_price)).toEqual([1100, 1650, 2200]);
    const one = Object((await call('GET', `/admin/products/${products[1]?.id}`, { headers })).body.data);
    expect(one.history[0]).toMatchObject({ action: 'product.bulk', before: { price: 1500 }, after: { price: 1650 } });
    expect((await undo(entry)).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect((await undo(entry)).status).toBe(409);
    expect(await findBrokenEntry(db)).toBeUndefined();
  });

  test('an offer of a percentage is previewed, set, replaced, removed, and each undo restores every row', async () => {
    const before = await rows();
    const change = { kind: 'offer', discount: { by: 'percent', value: 25 } };
    const { preview, entry } = await apply(change);
    expect(preview.products).toMatchObject([
      { before: { price: 10, discount_price: null }, after: { price: 10, discount_price: 7.5 }, problem: null },
      { after: { price: 15, discount_price: 11.25 } },
      { after: { price: 20, discount_price: 15 } },
    ]);
    const withOffer = await rows();
    expect(withOffer.map(({ selling_price }) => selling_price)).toEqual([750, 1125, 1500]);
    expect((await bulk({ ids: ids(), change })).body.data?.products).toMatchObject([
      { problem: 'same' },
      { problem: 'same' },
      { problem: 'same' },
    ]);
    const replaced = await apply({ kind: 'offer', discount: { by: 'amount', value: 12 } });
    expect(replaced.preview.products.map(({ problem }: { problem: string | null }) => problem)).toEqual(['price', null, null]);
    expect((await rows()).map(({ selling_price }) => selling_price)).toEqual([750, 300, 800]);
    expect((await undo(replaced.entry)).status).toBe(200);
    expect(await rows()).toEqual(withOffer);
    const removed = await apply({ kind: 'offer', discount: null });
    expect(await rows()).toEqual(before);
    expect([(await undo(removed.entry)).status, (await undo(entry)).status]).toEqual([200, 200]);
    expect(await rows()).toEqual(before);
  });

  test('a price that somebody changed since is not overwritten by the undo', async () => {
    const { entry } = await apply({ kind: 'price', by: 'amount', value: 1 });
    const later = await apply({ kind: 'price', by: 'amount', value: 2 }, ids().slice(0, 1));
    const after = await rows();
    expect((await undo(entry)).status).toBe(409);
    expect(await rows()).toEqual(after);
    expect([(await undo(later.entry)).status, (await undo(entry)).status]).toEqual([200, 200]);
  });

  test('archiving hides them from shoppers, and the undo shows them again', async () => {
    const { entry } = await apply({ kind: 'status', is_published: false });
    expect(await list('')).toMatchObject({ counts: { all: 3, published: 0, archived: 3 } });
    expect((await call('GET', `/product-details?product_id=${products[0]?.id}`, {})).status).toBe(404);
    await undo(entry);
    expect((await call('GET', `/product-details?product_id=${products[0]?.id}`, {})).status).toBe(200);
  });

  test('the undo of a stock change leaves sold what was sold', async () => {
    const { entry } = await apply({ kind: 'stock', mode: 'set', value: 25 });
    await db
      .updateTable('product_variants')
      .set({ stock: 20 })
      .where('id', '=', products[0]?.variant_id ?? 0)
      .execute();
    expect((await undo(entry)).status).toBe(200);
    expect((await rows()).map(({ stock }) => stock)).toEqual([5, 10, 10]);
    await assertInvariants(pool);
  });

  test('the undo of a stock change waits for an order that is being placed, and leaves its items sold', async () => {
    const before = (await rows()).map(({ stock }) => stock);
    const { entry } = await apply({ kind: 'stock', mode: 'set', value: 40 });
    const order = await pool.connect();
    await order.query('begin');
    await order.query('update product_variants set stock = stock - 2 where id = $1', [products[0]?.variant_id]);
    const undone = undo(entry);
    await delay(300);
    await order.query('commit');
    order.release();
    expect((await undone).status).toBe(200);
    expect((await rows()).map(({ stock }) => stock)).toEqual(before.with(0, before[0] - 2));
    await assertInvariants(pool);
  });

  test('to another category, where they are found', async () => {
    const insert = { slug: 'bulk-target', name: JSON.stringify({ en: 'Brassware' }) };
    const { id } = await db.insertInto('categories').values(insert).returning('id').executeTakeFirstOrThrow();
    const before = await rows();
    const { entry } = await apply({ kind: 'category', category_id: id, sub_category_id: null });
    expect(await list(`category=${id}`)).toMatchObject({ total: 3 });
    expect(await list('search=brassware')).toMatchObject({ total: 3 });
    await undo(entry);
    expect(await rows()).toEqual(before);
    const missing = await bulk({ ids: ids(), change: { kind: 'category', category_id: 999_999, sub_category_id: null } });
    expect([missing.status, missing.body.errors]).toEqual([422, { category_id: [expect.any(String)] }]);
    expect((await bulk({ ids: ids(), change: { kind: 'category', category_id: id, sub_category_id: id } })).body.errors).toHaveProperty(
      'sub_category_id',
    );
  });
});

test('[admin-08] two operators: the second one gets a conflict and nothing changes', async () => {
  const change = { kind: 'price', by: 'percent', value: -20 };
  const [one, other] = [await bulk({ ids: ids(), change }), await bulk({ ids: ids(), change })];
  expect((await bulk({ ids: ids(), change, seen: one.body.data?.seen })).status).toBe(200);
  const after = await rows();
  expect((await bulk({ ids: ids(), change, seen: other.body.data?.seen })).status).toBe(409);
  expect(await rows()).toEqual(after);
});

test('impossible changes name their field or their product', async () => {
  for (const body of [
    { ids: [], change: { kind: 'status', is_published: true } },
    { ids: [1], change: { kind: 'price', by: 'percent', value: 0.001 } },
    { ids: [1], change: { kind: 'offer', discount: { by: 'percent', value: 0 } } },
    { ids: [1], change: { kind: 'offer' } },
  ])
    expect((await bulk(body)).status).toBe(422);
  const [first] = ids();
  const preview = await bulk({ ids: [first], change: { kind: 'price', by: 'amount', value: -1000 } });
  expect(preview.body.data).toMatchObject({ products: [{ problem: 'price' }] });
});
