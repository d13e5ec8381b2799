import { StockMovements } from '@souk/contract/back-office/catalog/stock-movements';
import { beforeAll, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct, buildSize } from '../../../test/builders/goods.ts';
import { payInCash } from '../../../test/builders/move-orders.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;
const staff = await buildStaff(db);
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());

async function build() {
  const seller = await buildSeller(db);
  const product = await buildProduct(db, { shop_id: seller.shop_id });
  return { seller, product };
}
type Built = Awaited<ReturnType<typeof build>>;

const pathOf = ({ product }: Built, query = '') => `/products/${product.id}/stock-movements${query}`;
async function read(built: Built, query = '') {
  const { status, body } = await call('GET', `/admin${pathOf(built, query)}`, { headers: staff.headers });
  expect(status).toBe(200);
  return StockMovements.parse(body.data);
}
const stockOf = async ({ product }: Built) =>
  (await db.selectFrom('product_variants').select('stock').where('id', '=', product.variant_id).executeTakeFirstOrThrow()).stock;
const count = ({ seller, product }: Built, stock: number, seen_stock: number) =>
  call('POST', '/seller/stock', { headers: seller.headers, body: { changes: [{ variant_id: product.variant_id, stock, seen_stock }] } });

async function order({ product }: Built, quantity: number) {
  const shopper = await buildShopper(db);
  await fillCart(db, shopper, product, quantity);
  const placed = readPlaced(await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 10 * quantity })).orders[0];
  return { shopper, id: placed?.id ?? 0, code: placed?.code ?? '' };
}

test('an order and its cancellation are movements with the code of the order', async () => {
  const built = await build();
  const full = await stockOf(built);
  const { shopper, id, code } = await order(built, 2);
  await call('POST', '/orders/cancel', { token: shopper.token, body: { order_id: id, reason: 'Too late' } });
  expect(await read(built)).toMatchObject({
    total: 2,
    product: { stock: full },
    movements: [
      { reason: 'cancellation', before: full - 2, after: full, order_code: code, by: null },
      { reason: 'order', before: full, after: full - 2, order_code: code, by: null },
    ],
  });
});

test('an order of something that is sold out leaves no movement', async () => {
  const built = await build();
  await pool.query('update product_variants set stock = 1 where id = $1', [built.product.variant_id]);
  const shopper = await buildShopper(db);
  await fillCart(db, shopper, built.product, 2);
  expect((await orderBasket(call, { shopper, shopIds: [built.product.shop_id], payable: 20 })).status).toBe(409);
  expect(await read(built)).toMatchObject({ total: 0, movements: [] });
});

test('refunded items that return to stock are a movement, and those that do not are none', async () => {
  const built = await build();
  const full = await stockOf(built);
  const { id, code } = await order(built, 3);
  await payInCash(db, id);
  const { id: line_id } = await db.selectFrom('order_lines').select('id').where('order_id', '=', id).executeTakeFirstOrThrow();
  const refund = (restock: boolean) =>
    call('POST', `/admin/orders/${code}/refund-lines`, {
      headers: staff.headers,
      body: { lines: [{ line_id, quantity: 1 }], delivery: false, restock, seen_amount: 10 },
    });
  expect([(await refund(false)).status, (await refund(true)).status]).toEqual([200, 200]);
  expect(await read(built)).toMatchObject({
    total: 2,
    movements: [
      { reason: 'refund', before: full - 3, after: full - 2, order_code: code },
      { reason: 'order', after: full - 3 },
    ],
  });
});

test('a quantity that a seller types is a movement with their name, which the shop sees, and the name of staff is not in its answer', async () => {
  const built = await build();
  const { seller, product } = built;
  const full = await stockOf(built);
  await db.updateTable('people').set({ name: 'Sana Karimi' }).where('id', '=', seller.person_id).execute();
  expect((await count(built, full + 5, full)).status).toBe(200);
  const bulk = { ids: [product.id], change: { kind: 'stock', mode: 'add', value: 3 } };
  const { seen } = Object((await call('POST', '/admin/products/bulk', { headers: staff.headers, body: bulk })).body.data);
  const done = Object((await call('POST', '/admin/products/bulk', { headers: staff.headers, body: { ...bulk, seen } })).body.data);
  expect((await call('POST', `/admin/audit/${done.entry_id}/undo`, { headers: staff.headers })).status).toBe(200);
  const { name } = await db.selectFrom('people').select('name').where('id', '=', staff.person_id).executeTakeFirstOrThrow();
  const movements = [
    { reason: 'undo', before: full + 8, after: full + 5, by: { kind: 'staff', name: name ?? '' } },
    { reason: 'count', before: full + 5, after: full + 8, by: { kind: 'staff', name: name ?? '' } },
    { reason: 'count', before: full, after: full + 5, by: { kind: 'seller', name: 'Sana Karimi' } },
  ];
  expect(await read(built)).toMatchObject({ total: 3, movements });
  const { body } = await call('GET', `/seller${pathOf(built)}`, { headers: seller.headers });
  expect(body.data).toMatchObject({
    total: 3,
    movements: [
      { by: { kind: 'staff', name: null } },
      { by: { kind: 'staff', name: null } },
      { by: { kind: 'seller', name: 'Sana Karimi' } },
    ],
  });
});

test('a count that changes nothing is no movement', async () => {
  const built = await build();
  const full = await stockOf(built);
  expect((await count(built, full, full)).status).toBe(200);
  expect(await read(built)).toMatchObject({ total: 0 });
});

test('an import is a movement of existing variants, and of new ones with what they begin with', async () => {
  const built = await build();
  const full = await stockOf(built);
  const { slug } = await db.selectFrom('products').select('slug').where('id', '=', built.product.id).executeTakeFirstOrThrow();
  const { sku } = await db
    .selectFrom('product_variants')
    .select('sku')
    .where('id', '=', built.product.variant_id)
    .executeTakeFirstOrThrow();
  await buildSize(db, 'XXL');
  const csv = `product,sku,size,stock\n${slug},${sku},,${full + 1}\n${slug},NEW-${built.product.id},XXL,7\n`;
  const importCsv = async (body: object) =>
    Object((await call('POST', '/admin/product-import', { headers: staff.headers, body })).body.data);
  const preview = await importCsv({ csv });
  expect(preview).toMatchObject({ problem_count: 0 });
  await importCsv({ csv, seen: preview.seen });
  const { movements } = await read(built);
  expect(movements).toMatchObject([
    { reason: 'import', before: full, after: full + 1, by: { kind: 'staff' } },
    { reason: 'import', sku: `NEW-${built.product.id}`, options: 'XXL', before: 0, after: 7 },
  ]);
});

test('the movements are in pages, newest first', async () => {
  const built = await build();
  const full = await stockOf(built);
  for (const step of [1, 2, 3]) await count(built, full + step, full + step - 1);
  const second = await read(built, '?page=2&per_page=2');
  expect(second).toMatchObject({ total: 3, movements: [{ before: full, after: full + 1 }] });
});

test('movements are of the own shop, for members who count and for staff who read products', async () => {
  const [own, other] = [await build(), await build()];
  const status = async (path: string, headers: Record<string, string>) => (await call('GET', path, { headers })).status;
  expect(await status(`/seller${pathOf(own)}`, own.seller.headers)).toBe(200);
  expect(await status(`/seller${pathOf(other)}`, own.seller.headers)).toBe(404);
  expect(await status(`/seller/products/999999/stock-movements`, own.seller.headers)).toBe(404);
  expect(await status(`/seller${pathOf(own, '?page=0')}`, own.seller.headers)).toBe(422);
  expect(await status(`/seller${pathOf(own)}`, {})).toBe(401);
  const finance = await buildSeller(db, { shop_id: own.seller.shop_id, role: 'Finance' });
  expect(await status(`/seller${pathOf(own)}`, finance.headers)).toBe(403);
  expect(await status('/admin/products/999999/stock-movements', staff.headers)).toBe(404);
  expect(await status(`/admin${pathOf(own, '?page=0')}`, staff.headers)).toBe(422);
  expect(await status(`/admin${pathOf(own)}`, {})).toBe(401);
  const reader = await buildStaff(db, ['orders:read']);
  expect(await status(`/admin${pathOf(own)}`, reader.headers)).toBe(403);
});
