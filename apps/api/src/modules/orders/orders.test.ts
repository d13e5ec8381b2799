import { Order, OrderCard, StatusCounts } from '@souk/contract/orders';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildBasket, fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { moveOrderTo } from '../../../test/builders/move-orders.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
await db
  .insertInto('taxes')
  .values({ name: JSON.stringify({ en: 'VAT' }), basis_points: 1000 })
  .execute();

const Placed = z.object({ orders: z.array(z.object({ id: z.int(), code: z.string() })) });
const Page = z.object({ total: z.int(), status_wise_orders: StatusCounts, orders: z.array(OrderCard) });

/** An order of two items at 10.00 and 10 % tax. */
async function buildOrder(shopper: Shopper) {
  const product = await buildProduct(db);
  await fillCart(db, shopper, product, 2);
  const answer = await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 22 });
  const [order] = Placed.parse(answer.body.data).orders;
  return { id: order?.id ?? 0, code: order?.code ?? '', product };
}

async function pageOf({ token }: Shopper, query = '') {
  const answer = await call('GET', `/orders${query}`, { token });
  expect(answer).toMatchObject({ status: 200 });
  return Page.parse(answer.body.data);
}

test('[account-02] an order is found by a part of its number, as people type it, and nobody finds another’s', async () => {
  const shopper = await buildShopper(db);
  const [mine, other, foreign] = [await buildOrder(shopper), await buildOrder(shopper), await buildOrder(await buildShopper(db))];
  const find = (search: string) => pageOf(shopper, `?search=${encodeURIComponent(search)}`);
  expect(await find(` #${mine.code.toLowerCase()} `)).toMatchObject({
    total: 1,
    status_wise_orders: { all: 1, pending: 1 },
    orders: [{ code: mine.code }],
  });
  expect((await find('SK-')).orders.map(({ code }) => code)).toEqual([other.code, mine.code]);
  for (const search of [foreign.code, '%', '_', "'", '\\']) expect(await find(search)).toMatchObject({ total: 0, orders: [] });
  expect((await call('GET', `/orders?search=${'x'.repeat(41)}`, { token: shopper.token })).status).toBe(422);
});

test('the list of orders: the newest first, by status, with counts and pages', async () => {
  const shopper = await buildShopper(db);
  await buildOrder(await buildShopper(db));
  const orders = [await buildOrder(shopper), await buildOrder(shopper), await buildOrder(shopper)];
  await moveOrderTo(db, orders[1]?.id ?? 0, 'On The Way');
  const none = { confirm: 0, processing: 0, pickup: 0, delivered: 0, cancelled: 0 };
  const page = await pageOf(shopper);
  expect(page).toMatchObject({ total: 3, status_wise_orders: { all: 3, pending: 2, on_the_way: 1, ...none } });
  expect(page.orders.map(({ id }) => id)).toEqual(orders.map(({ id }) => id).reverse());
  expect(page.orders[2]).toMatchObject({
    code: orders[0]?.code,
    status: 'Pending',
    payment_status: 'Pending',
    payment_method: 'cash',
    payable_amount: 22,
    quantity: 2,
    shop: { id: orders[0]?.product.shop_id, name: 'Clay & Co', logo: null },
    products: [{ id: orders[0]?.product.id, name: 'Tea bowl', thumbnail: null, quantity: 2 }],
  });
  expect(await pageOf(shopper, '?order_status=on_the_way')).toMatchObject({
    total: 1,
    status_wise_orders: { all: 3 },
    orders: [{ id: orders[1]?.id }],
  });
  const second = await pageOf(shopper, '?page=2&per_page=2');
  expect([second.total, second.orders.map(({ id }) => id)]).toEqual([3, [orders[0]?.id]]);
  expect((await pageOf(shopper, '?page=9')).orders).toEqual([]);
});

test('the details of an order: amounts with each tax, address, timeline, payment', async () => {
  const { product, ...basket } = await buildBasket(db);
  const voucher = await buildVoucher(db, { shop_id: product.shop_id, code: 'AMIRA' });
  const placed = await orderBasket(call, { ...basket, payable: 19.8 }, { coupon_code: voucher.code, note: 'Ring twice' });
  const id = Placed.parse(placed.body.data).orders[0]?.id ?? 0;
  // Later changes of the product and the shop do not change the order.
  await db.updateTable('shops').set({ delivery_days_min: 8, delivery_days_max: 9 }).where('id', '=', product.shop_id).execute();
  await db
    .updateTable('products')
    .set({ price: 1, name: JSON.stringify({ en: 'Other' }), active: false })
    .where('id', '=', product.id)
    .execute();
  const answer = await call('GET', `/order-details?order_id=${id}`, { token: basket.shopper.token });
  expect(z.object({ order: Order }).parse(answer.body.data).order).toMatchObject({
    id,
    status: 'Pending',
    products: [{ id: product.id, name: 'Tea bowl', list_price: 10, price: 10, quantity: 2, amount: 20, size: null, color: null }],
    amounts: {
      total_amount: 20,
      coupon_discount: 2,
      membership_discount_percentage: 0,
      order_tax_amount: 1.8,
      all_vat_taxes: [{ name: 'VAT', percentage: 10, amount: 1.8 }],
      delivery_charge: 0,
      payable_amount: 19.8,
    },
    estimated_delivery: { min_days: 2, max_days: 5 },
    coupon_code: 'AMIRA',
    note: 'Ring twice',
    address: { name: 'Asha Rao', area: 'Indiranagar', address_line: '12 Lake Road', flat_no: null, address_type: 'home' },
    timeline: [{ status: 'Pending', note: null }],
    payment: { method: 'cash', status: 'Pending', amount: 19.8, paid_at: null },
    invoice_url: `/api/orders/${id}/invoice`,
    can_cancel: true,
    can_pay: false,
    can_review: false,
  });
});

test('[cart-12] an order names the others that were placed with it under one payment', async () => {
  const shopper = await buildShopper(db);
  await buildOrder(shopper);
  const products = [await buildProduct(db), await buildProduct(db)];
  for (const product of products) await fillCart(db, shopper, product, 1);
  const placed = await orderBasket(call, { shopper, shopIds: products.map(({ shop_id }) => shop_id), payable: 22 });
  const { orders } = Placed.parse(placed.body.data);
  const answer = await call('GET', `/order-details?order_id=${orders[1]?.id ?? 0}`, { token: shopper.token });
  expect(z.object({ order: Order }).parse(answer.body.data).order.purchase_orders).toEqual(
    orders.map(({ id, code }, index) => ({
      id,
      code,
      shop_id: products[index]?.shop_id,
      shop_name: 'Clay & Co',
      payable_amount: 11,
      status: 'Pending',
    })),
  );
});

test("somebody else's order is as unknown as none", async () => {
  const [owner, stranger] = [await buildShopper(db), await buildShopper(db)];
  const { id } = await buildOrder(owner);
  const foreign = await call('GET', `/order-details?order_id=${id}`, { token: stranger.token });
  const unknown = await call('GET', '/order-details?order_id=987654321', { token: stranger.token });
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  expect((await pageOf(stranger)).orders).toEqual([]);
});

test('[call-03] signed out there are no orders', async () => {
  expect(await call('GET', '/orders')).toMatchObject({ status: 401 });
  expect(await call('GET', '/order-details?order_id=1')).toMatchObject({ status: 401 });
});

test.each([
  ['order_status', '/orders?order_status=lost'],
  ['page', '/orders?page=0'],
  ['per_page', '/orders?per_page=101'],
  ['sort', '/orders?sort=asc'],
  ['order_id', '/order-details?order_id=1.5'],
  ['order_id', '/order-details'],
])('[call-04] a bad %s is named: %s', async (field, path) => {
  const { token } = await buildShopper(db);
  const answer = await call('GET', path, { token });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
});
