import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildBasket, fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildFlashSale, buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { moveOrderTo, payInCash } from '../../../test/builders/move-orders.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants, readLedger } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
afterEach(() => assertInvariants(pool));

const Placed = z.object({ orders: z.array(z.object({ id: z.int(), payable_amount: z.number() })) });

async function buildOrder() {
  const basket = await buildBasket(db);
  const answer = await orderBasket(call, basket);
  return { ...basket, id: Placed.parse(answer.body.data).orders[0]?.id ?? 0 };
}

const cancel = (token: string, order_id: number) =>
  call('POST', '/orders/cancel', { token, body: { order_id, reason: 'Changed my mind' } });
const stockOf = async (variantId: number) =>
  (await db.selectFrom('product_variants').select('stock').where('id', '=', variantId).executeTakeFirstOrThrow()).stock;

test('cancelling releases stock, flash sale and voucher and updates the catalogue', async () => {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db, { price: 2000 });
  const voucher = await buildVoucher(db, { shop_id: product.shop_id, discount_type: 'Amount', discount: 100, usage_limit: 1 });
  const sale = await buildFlashSale(db, { product_id: product.id, price: 1000, quantity: 5 });
  const ledger = await readLedger(pool);
  const basket = { shopper, shopIds: [product.shop_id], payable: 29 };
  const place = async () => {
    await fillCart(db, shopper, product, 3);
    const answer = await orderBasket(call, basket, { coupon_code: voucher.code });
    return Placed.parse(answer.body.data).orders[0]?.id ?? 0;
  };
  const answer = await cancel(shopper.token, await place());
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: 'Your order has been cancelled',
      data: {
        order: {
          status: 'Cancelled',
          payment_status: 'Pending',
          cancel_reason: 'Changed my mind',
          can_cancel: false,
          timeline: [{ status: 'Pending' }, { status: 'Cancelled', note: 'Changed my mind' }],
        },
      },
    },
  });
  await assertInvariants(pool, ledger);
  const sold = await db.selectFrom('flash_sale_products').select('sold').where('flash_sale_id', '=', sale).executeTakeFirstOrThrow();
  const used = await db.selectFrom('vouchers').select('used_count').where('id', '=', voucher.id).executeTakeFirstOrThrow();
  expect([await stockOf(product.variant_id), sold, used]).toEqual([10, { sold: 0 }, { used_count: 0 }]);
  const popularity = await db.selectFrom('product_popularity').select('sold').where('product_id', '=', product.id).orderBy('id').execute();
  expect(popularity).toEqual([{ sold: 3 }, { sold: -3 }]);
  expect(await place()).toBeGreaterThan(0);
});

test('the other order of the purchase remains and is still to be paid', async () => {
  const shopper = await buildShopper(db);
  const [bowl, cup] = [await buildProduct(db), await buildProduct(db, { price: 500 })];
  await fillCart(db, shopper, bowl);
  await fillCart(db, shopper, cup);
  const answer = await orderBasket(call, { shopper, shopIds: [bowl.shop_id, cup.shop_id], payable: 15 });
  const [first] = Placed.parse(answer.body.data).orders;
  expect(await cancel(shopper.token, first?.id ?? 0)).toMatchObject({ status: 200 });
  const payments = await db
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select(['payments.status', 'payments.amount'])
    .where('purchases.person_id', '=', shopper.id)
    .execute();
  expect(payments).toEqual([{ status: 'Pending', amount: 500 }]);
});

test('what was paid is refunded', async () => {
  const order = await buildOrder();
  await payInCash(db, order.id);
  const { purchase_id } = await db.selectFrom('orders').select('purchase_id').where('id', '=', order.id).executeTakeFirstOrThrow();
  expect(await cancel(order.shopper.token, order.id)).toMatchObject({
    status: 200,
    body: { data: { order: { payment_status: 'Refunded', payment: { refund: { amount: 20, status: 'Done' } } } } },
  });
  const payment = await db
    .selectFrom('payments')
    .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select(['payments.status', 'payments.amount', 'refunds.amount as refunded', 'refunds.status as refund'])
    .where('purchase_id', '=', purchase_id)
    .execute();
  // Cash is handed back: there is nobody to ask.
  expect(payment).toEqual([{ status: 'Refunded', amount: 2000, refunded: 2000, refund: 'Done' }]);
});

test.each(['Confirm', 'Delivered', 'Cancelled'] as const)('an order that is %s stays as it is', async (status) => {
  const order = await buildOrder();
  if (status === 'Cancelled') await cancel(order.shopper.token, order.id);
  else await moveOrderTo(db, order.id, status);
  const ledger = await readLedger(pool);
  expect(await cancel(order.shopper.token, order.id)).toMatchObject({
    status: 409,
    body: { message: 'This order can no longer be cancelled' },
  });
  await assertInvariants(pool, ledger);
});

test("somebody else's order is not found and stays", async () => {
  const [order, stranger] = [await buildOrder(), await buildShopper(db)];
  expect(await cancel(stranger.token, order.id)).toMatchObject({ status: 404, body: { message: 'Order not found' } });
  expect(await stockOf(order.product.variant_id)).toBe(8);
});

test('[call-03] [call-04] signed out it is a 401, a bad field is named', async () => {
  expect(await call('POST', '/orders/cancel', { body: { order_id: 1, reason: 'x' } })).toMatchObject({ status: 401 });
  const { token } = await buildShopper(db);
  for (const [field, body] of [
    ['order_id', { order_id: 'x', reason: 'x' }],
    ['reason', { order_id: 1, reason: ' ' }],
    ['reason', { order_id: 1 }],
  ] as const) {
    const answer = await call('POST', '/orders/cancel', { token, body });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  }
});
