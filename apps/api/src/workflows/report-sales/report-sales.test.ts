import type { SalesFigures } from '@souk/contract/back-office/sales';
import { cash } from '@souk/contract/fields';
import { fromWire } from '@souk/money/currency';
import { expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildFlashSale, buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { moveOrderTo, payInCash } from '../../../test/builders/move-orders.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
const { headers } = await buildStaff(db);
const rule = { applies_to: 'items', shop_id: null, category_id: null, percent: 10, item_amount: null, tax_percent: 15 };
const { version } = Object((await call('GET', '/admin/commission-rules', { headers })).body.data);
await call('POST', '/admin/commission-rules', { headers, body: { version, rules: [rule] } });

const sales = (range: string) => call('GET', `/admin/sales?${range}`, { headers });
const year = 'from=2020-01-01&to=2020-12-31';
type Basket = Awaited<ReturnType<typeof buildBasket>>;

/** An order of two items, placed in that month of 2020, and its code. */
async function order(basket: Basket, payable_amount: number, at: string, over: object = {}) {
  const [placed] = readPlaced(await orderBasket(call, basket, { payable_amount, ...over })).orders;
  const id = placed?.id ?? 0;
  await db
    .updateTable('orders')
    .set({ created_at: new Date(at) })
    .where('id', '=', id)
    .execute();
  return { id, code: placed?.code ?? '' };
}

async function refundOne({ id, code }: { id: number; code: string }, quantity: number): Promise<void> {
  await moveOrderTo(db, id, 'Delivered');
  await payInCash(db, id);
  const { id: line_id } = await db.selectFrom('order_lines').select('id').where('order_id', '=', id).executeTakeFirstOrThrow();
  const preview = await call('GET', `/admin/orders/${code}/refund?lines=${line_id}:${quantity}&delivery=false`, { headers });
  const body = { lines: [{ line_id, quantity }], delivery: false, restock: false, seen_amount: preview.body.data?.amount };
  expect((await call('POST', `/admin/orders/${code}/refund-lines`, { headers, body })).status).toBe(200);
}

/** Two shops: discounts of either payer, a flash sale, refunds of one and of all items, a cancelled order, and one of another year. */
async function fill() {
  const first = await buildBasket(db);
  const { shop_id } = first.product;
  await order(first, 20, '2020-01-31T23:59:59Z');
  const byShop = await buildVoucher(db, { shop_id, discount_type: 'Amount', discount: 500 });
  await order(await buildBasket(db, { product: first.product }), 15, '2020-02-01T00:00:00Z', { coupon_code: byShop.code });
  const byMarketplace = await buildVoucher(db, { shop_id, discount_type: 'Amount', discount: 333, funded_by: 'marketplace' });
  const partly = await order(await buildBasket(db, { product: first.product }), 16.67, '2020-02-10T10:00:00Z', {
    coupon_code: byMarketplace.code,
  });
  await refundOne(partly, 1);
  const whole = await buildVoucher(db, { shop_id, discount_type: 'Amount', discount: 500, funded_by: 'marketplace' });
  const all = await order(await buildBasket(db, { product: first.product }), 15, '2020-02-11T10:00:00Z', { coupon_code: whole.code });
  await refundOne(all, 2);
  const product = await buildProduct(db);
  await buildFlashSale(db, { product_id: product.id, price: 800, quantity: 100, funded_by: 'marketplace' });
  await order(await buildBasket(db, { product }), 16, '2020-02-29T12:00:00Z');
  const cancelled = await order(await buildBasket(db, { product }), 16, '2020-02-29T12:00:00Z');
  await call('POST', `/admin/orders/${cancelled.code}/cancel`, { headers, body: { seen_status: 'Pending', reason: 'Sold out' } });
  await order(await buildBasket(db, { product }), 16, '2021-01-01T00:00:00Z');
  const unpaid = await order(await buildBasket(db, { product }), 16, '2020-02-29T12:00:00Z');
  await db.updateTable('orders').set({ payment_method: 'fake-pay' }).where('id', '=', unpaid.id).execute();
  return { shop_id, other: product.shop_id };
}
const { shop_id, other } = await fill();

test('[admin-10] each shop has its sales by month, and the sums are those of a naive calculation', async () => {
  const { status, body } = await sales(year);
  expect(status).toBe(200);
  const report = Object(body.data);
  expect(report.rows.map((row: { month: string; shop: { id: number } }) => [row.month, row.shop.id])).toEqual([
    ['2020-02', shop_id],
    ['2020-02', other],
    ['2020-01', shop_id],
  ]);
  for (const row of report.rows) expect(row).toMatchObject(await naive(row.shop.id, row.month));
  for (const name of ['orders', 'items', 'payable', 'refunded', 'commission', 'remains'] as const)
    expect(fromWire(report.totals[name])).toBe(report.rows.reduce((sum: number, row: SalesFigures) => sum + fromWire(row[name]), 0));
});

test('[admin-10] what remains is what shoppers paid with the discounts of the marketplace, less refunds and commission', async () => {
  const [first, second, january] = Object((await sales(year)).body.data).rows;
  expect(january).toMatchObject({ orders: 1, items: 20, payable: 20, commission: 2, commission_tax: 0.3, remains: 17.7 });
  // The marketplace pays 4.00 of the flash sale, and commission is of 20.00.
  expect(second).toMatchObject({ items: 20, payable: 16, marketplace_discounts: 4, shop_discounts: 0, commission: 2, remains: 17.7 });
  // Half of 3.33 is refunded with its item; the order that was refunded completely has no discount and no commission left.
  expect(first).toMatchObject({
    orders: 3,
    items: 60,
    shop_discounts: 5,
    marketplace_discounts: 1.66,
    commission: 2.5,
    commission_tax: 0.38,
  });
});

/** The same by reading rows and adding them one by one. */
async function naive(shop: number, month: string) {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shop)
    .where('status', '<>', 'Cancelled')
    .where('payment_method', '=', cash)
    .execute();
  const sum = { orders: 0, items: 0, payable: 0, refunded: 0, commission: 0, commission_tax: 0, shop_discounts: 0 };
  for (const each of orders.filter(({ created_at }) => created_at.toISOString().startsWith(month))) {
    sum.orders += 1;
    sum.payable += each.payable_amount;
    if (each.coupon_funded_by === 'shop') sum.shop_discounts += each.coupon_discount;
    for (const line of await db.selectFrom('order_lines').selectAll().where('order_id', '=', each.id).execute()) {
      sum.items += line.list_price * line.quantity;
      if (line.price_funded_by === 'shop') sum.shop_discounts += (line.list_price - line.price) * line.quantity;
    }
    for (const { amount } of await db.selectFrom('refunds').select('amount').where('order_id', '=', each.id).execute())
      sum.refunded += amount;
    for (const row of await db.selectFrom('order_commissions').selectAll().where('order_id', '=', each.id).execute()) {
      sum.commission += row.amount;
      sum.commission_tax += row.tax_amount;
    }
  }
  const { orders: count, ...amounts } = sum;
  return { orders: count, ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount / 100])) };
}

test('a refund that the gateway rejected counts as refunded, because it is still due to the shopper', async () => {
  const totals = async () => Object((await sales(year)).body.data).totals;
  const before = await totals();
  const [refund] = await db.updateTable('refunds').set({ status: 'Failed' }).returning('id').execute();
  expect(refund).toBeDefined();
  expect(await totals()).toEqual(before);
});

test('the command line lists the same', async () => {
  const { stdout, code } = await runSoukOn(marketplace, ['sales', 'list', '2020-01-01', '2020-12-31', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual((await sales(year)).body.data);
  expect(await runSoukOn(marketplace, ['sales', 'list', '2020-01-01', '2020-12-31'])).toMatchObject({
    stdout: expect.stringMatching(/2020-02 .*17\.70\n/),
  });
  expect((await runSoukOn(marketplace, ['sales', 'list', 'yesterday', '2020-12-31'])).code).toBe(2);
});

test('a wrong range, another permission and no session are refused', async () => {
  for (const range of ['from=2020-02-01&to=2020-01-01', 'from=2020-01-01&to=2021-06-01', 'from=x&to=2020-01-01', 'from=2020-01-01'])
    expect((await sales(range)).status).toBe(422);
  expect((await call('GET', `/admin/sales?${year}`)).status).toBe(401);
  const reader = await buildStaff(db, ['orders:read']);
  expect((await call('GET', `/admin/sales?${year}`, { headers: reader.headers })).status).toBe(403);
});
