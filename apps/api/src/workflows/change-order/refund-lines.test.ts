import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildFlashSale, buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { moveOrderTo, payInCash } from '../../../test/builders/move-orders.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;
beforeAll(async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const rule = { position: 0, applies_to: 'items', basis_points: 1000, tax_basis_points: 2000 };
  await db.insertInto('commission_rules').values(rule).execute();
});
beforeEach(() => db.updateTable('settings').set({ refund_code_above: 10_000 }).execute());
afterEach(() => assertInvariants(pool));

const { headers } = await buildStaff(db);
const Managed = z.looseObject({ lines: z.array(z.looseObject({ id: z.int(), refunded: z.int() })), refundable_amount: z.number() });

/** A paid order of three bowls and a cup at 10.00, 4.00 less by a voucher of the marketplace, with a delivery charge of 5.00. */
async function buildPaid({ funded_by = 'marketplace', isPaid = true } = {}) {
  const shopper = await buildShopper(db);
  const bowl = await buildProduct(db);
  const cup = await buildProduct(db, { shop_id: bowl.shop_id });
  await fillCart(db, shopper, bowl, 3);
  await fillCart(db, shopper, cup, 1);
  await db.insertInto('delivery_bands').values({ shop_id: bowl.shop_id, from_quantity: 1, charge: 500 }).execute();
  const voucher = await buildVoucher(db, { shop_id: bowl.shop_id, discount_type: 'Amount', discount: 400, funded_by });
  const basket = { shopper, shopIds: [bowl.shop_id], payable: 41 };
  const [placed] = readPlaced(await orderBasket(call, basket, { coupon_code: voucher.code })).orders;
  const { code = '', id = 0 } = placed ?? {};
  if (isPaid) {
    await moveOrderTo(db, id, 'Delivered');
    await payInCash(db, id);
  }
  const { lines } = Managed.parse((await call('GET', `/admin/orders/${code}`, { headers })).body.data);
  return { code, id, bowl, bowls: lines[0]?.id ?? 0, cups: lines[1]?.id ?? 0 };
}

const preview = (code: string, lines: string, delivery = false) =>
  call('GET', `/admin/orders/${code}/refund?lines=${lines}&delivery=${delivery}`, { headers });
const refund = (code: string, body: object, by = headers) =>
  call('POST', `/admin/orders/${code}/refund-lines`, { headers: by, body: { lines: [], delivery: false, restock: false, ...body } });
const commission = async (id: number) =>
  (await db.selectFrom('order_commissions').select('amount').where('order_id', '=', id).execute()).reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
const stockOf = async (variant: number) =>
  (await db.selectFrom('product_variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow()).stock;

describe('[admin-05] a refund of items', () => {
  test('shows its amount and who bears it, and then is just that', async () => {
    const order = await buildPaid();
    expect((await preview(order.code, `${order.bowls}:1`)).body.data).toEqual({
      lines: [{ line_id: order.bowls, quantity: 1, price: 10, discount: 1, tax: 0, amount: 9 }],
      delivery: 0,
      amount: 9,
      refundable_amount: 41,
      commission: 1.2,
      marketplace_discount: 1,
      borne_by_shop: 8.8,
      borne_by_marketplace: 0.2,
    });
    expect(await commission(order.id)).toBe(400);
    const done = await refund(order.code, { lines: [{ line_id: order.bowls, quantity: 1 }], seen_amount: 9 });
    expect(done.body.data).toMatchObject({
      refundable_amount: 32,
      lines: [{ refunded: 1 }, { refunded: 0 }],
      history: [{ action: 'order.refund', after: { refunded: 9, left: 32 } }],
    });
    expect(await commission(order.id)).toBe(300);
  });

  test('of everything, delivery too, is all that was paid, and no commission is left', async () => {
    const order = await buildPaid({ funded_by: 'shop' });
    await refund(order.code, { lines: [{ line_id: order.bowls, quantity: 2 }], seen_amount: 18 });
    const lines = [
      { line_id: order.bowls, quantity: 1 },
      { line_id: order.cups, quantity: 1 },
    ];
    const rest = await refund(order.code, { lines, delivery: true, seen_amount: 23 });
    expect(rest.body.data).toMatchObject({ refundable_amount: 0, order: { payment_status: 'Refunded' }, delivery_refunded: true });
    expect(await commission(order.id)).toBe(0);
    expect((await preview(order.code, `${order.cups}:1`)).status).toBe(409);
  });

  test('is never more than what is left of the payment', async () => {
    const order = await buildPaid();
    await call('POST', `/admin/orders/${order.code}/refund`, { headers, body: { amount: 38, seen_refundable: 41 } });
    expect((await preview(order.code, `${order.bowls}:3`)).body.data).toMatchObject({ amount: 3, refundable_amount: 3 });
    expect((await refund(order.code, { lines: [{ line_id: order.bowls, quantity: 3 }], seen_amount: 3 })).status).toBe(200);
    expect(await commission(order.id)).toBe(0);
  });

  test('of an amount shows who bears it: the commission in proportion, and the discounts with the last of it', async () => {
    const order = await buildPaid();
    const bearers = async (query = '') => (await call('GET', `/admin/orders/${order.code}/bearers${query}`, { headers })).body.data;
    expect(await bearers('?amount=20.5')).toEqual({
      amount: 20.5,
      commission: 2.4,
      marketplace_discount: 0,
      borne_by_shop: 18.1,
      borne_by_marketplace: 2.4,
    });
    await call('POST', `/admin/orders/${order.code}/refund`, { headers, body: { amount: 20.5, seen_refundable: 41 } });
    expect(await commission(order.id)).toBe(200);
    const rest = { amount: 20.5, commission: 2.4, marketplace_discount: 4, borne_by_shop: 22.1, borne_by_marketplace: -1.6 };
    expect(await bearers()).toEqual(rest);
    expect(await bearers('?amount=20.5')).toEqual(rest);
    // A refund of items that leaves nothing is the same.
    const all = await preview(order.code, `${order.bowls}:3,${order.cups}:1`, true);
    expect(all.body.data).toMatchObject(rest);
    expect((await call('GET', `/admin/orders/${order.code}/bearers?amount=20.51`, { headers })).status).toBe(409);
    for (const amount of ['x', '-1', '1.234', ''])
      expect(await call('GET', `/admin/orders/${order.code}/bearers?amount=${amount}`, { headers })).toMatchObject({
        status: 422,
        body: { errors: { amount: expect.anything() } },
      });
    const unpaid = await buildPaid({ isPaid: false });
    expect((await call('GET', `/admin/orders/${unpaid.code}/bearers`, { headers })).status).toBe(409);
    expect((await call('GET', '/admin/orders/SK-NONE/bearers', { headers })).status).toBe(404);
  });

  test('returns the items to stock if they can be sold again, and a cancellation returns only the others', async () => {
    const order = await buildPaid();
    const before = await stockOf(order.bowl.variant_id);
    await refund(order.code, { lines: [{ line_id: order.bowls, quantity: 2 }], restock: true, seen_amount: 18 });
    expect(await stockOf(order.bowl.variant_id)).toBe(before + 2);
    await refund(order.code, { lines: [{ line_id: order.bowls, quantity: 1 }], seen_amount: 9 });
    expect(await stockOf(order.bowl.variant_id)).toBe(before + 2);
  });

  test('returns items of a flash sale to the sale while it is running, and afterwards to stock alone', async () => {
    const [shopper, bowl] = [await buildShopper(db), await buildProduct(db)];
    const sale = await buildFlashSale(db, { product_id: bowl.id, price: 800, quantity: 5 });
    await fillCart(db, shopper, bowl, 3);
    const [placed] = readPlaced(await orderBasket(call, { shopper, shopIds: [bowl.shop_id], payable: 24 })).orders;
    const { code = '', id = 0 } = placed ?? {};
    await moveOrderTo(db, id, 'Delivered');
    await payInCash(db, id);
    const { data } = (await call('GET', `/admin/orders/${code}`, { headers })).body;
    expect(data).toMatchObject({ lines: [{ offer: { kind: 'flash-sale', amount: 6, funded_by: 'shop' } }] });
    const { lines } = Managed.parse(data);
    const refundOne = () => refund(code, { lines: [{ line_id: lines[0]?.id ?? 0, quantity: 1 }], restock: true, seen_amount: 8 });
    const state = async () => {
      const offer = await db.selectFrom('flash_sale_products').select('sold').where('flash_sale_id', '=', sale).executeTakeFirstOrThrow();
      return [await stockOf(bowl.variant_id), offer.sold];
    };
    expect(await state()).toEqual([7, 3]);
    expect((await refundOne()).status).toBe(200);
    expect(await state()).toEqual([8, 2]);
    await db
      .updateTable('flash_sales')
      .set({ ends_at: new Date(Date.now() - 60_000) })
      .where('id', '=', sale)
      .execute();
    expect((await refundOne()).status).toBe(200);
    expect(await state()).toEqual([9, 2]);
  });

  test('asks for the second factor again above the limit', async () => {
    const order = await buildPaid();
    const late = await buildStaff(db, ['refunds', 'orders:read']);
    await db
      .updateTable('sessions')
      .set({ second_factor_at: new Date(Date.now() - 3_600_000) })
      .where('person_id', '=', late.person_id)
      .execute();
    await db.updateTable('settings').set({ refund_code_above: 900 }).execute();
    const one = { lines: [{ line_id: order.bowls, quantity: 1 }], seen_amount: 9 };
    expect(await refund(order.code, { lines: [{ line_id: order.bowls, quantity: 2 }], seen_amount: 18 }, late.headers)).toMatchObject({
      status: 403,
      body: { data: { code: expect.any(String) } },
    });
    expect((await refund(order.code, one, late.headers)).status).toBe(200);
    const body = { amount: 10, seen_refundable: 32 };
    expect((await call('POST', `/admin/orders/${order.code}/refund`, { headers: late.headers, body })).status).toBe(403);
  });

  test('that is outdated, wrong or empty is refused', async () => {
    const order = await buildPaid();
    expect((await refund(order.code, { lines: [{ line_id: order.bowls, quantity: 1 }], seen_amount: 8 })).status).toBe(409);
    const wrong = async (body: object, field: string) => {
      const answer = await refund(order.code, { seen_amount: 0, ...body });
      expect([answer.status, Object.keys(Object(answer.body.errors))]).toEqual([422, [field]]);
    };
    await wrong({ lines: [{ line_id: order.bowls, quantity: 4 }] }, 'lines.0.quantity');
    await wrong({ lines: [{ line_id: 999_999, quantity: 1 }] }, 'lines.0.line_id');
    await wrong({}, 'lines');
    await refund(order.code, { delivery: true, seen_amount: 5 });
    await wrong({ delivery: true }, 'delivery');
    expect((await preview(order.code, 'nonsense')).status).toBe(422);
    expect((await preview('SK-NONE', `${order.bowls}:1`)).status).toBe(404);
    const unpaid = await buildPaid({ isPaid: false });
    expect((await preview(unpaid.code, `${unpaid.bowls}:1`)).status).toBe(409);
  });
});
