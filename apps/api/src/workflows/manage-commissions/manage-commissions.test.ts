import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBasket, fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildFlashSale, buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { moveOrderTo, payInCash } from '../../../test/builders/move-orders.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db, pool } = database;
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());
beforeEach(() => db.deleteFrom('commission_rules').execute());
afterEach(() => assertInvariants(pool));

const { headers } = await buildStaff(db);
const all = { applies_to: 'items', shop_id: null, category_id: null, percent: 10, item_amount: null, tax_percent: 15 };
const delivery = { ...all, applies_to: 'delivery', percent: null, item_amount: 1, tax_percent: 0 };

const read = async () => Object((await call('GET', '/admin/commission-rules', { headers })).body.data);
const save = async (rules: object[], version?: string) =>
  call('POST', '/admin/commission-rules', { headers, body: { version: version ?? (await read()).version, rules } });
const entry = () => db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const commissionOf = (orderId: number) =>
  db
    .selectFrom('order_commissions')
    .select(['kind', 'line_id', 'quantity', 'base_amount', 'amount', 'tax_amount'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
const sumOf = async (orderId: number) => (await commissionOf(orderId)).reduce((sum, { amount }) => sum + amount, 0);

async function order(over: object = {}, basket?: Awaited<ReturnType<typeof buildBasket>>): Promise<number> {
  const placed = readPlaced(await orderBasket(call, basket ?? (await buildBasket(db)), over));
  return placed.orders[0]?.id ?? 0;
}

describe('the rules', () => {
  test('are saved in their order, and an undo restores the former list', async () => {
    const { shop_id } = await buildProduct(db);
    const first = await save([all]);
    expect(first).toMatchObject({ status: 200, body: { data: { rules: [all], entry_id: expect.any(Number) } } });
    await save([{ ...all, shop_id, percent: 7.25 }, all, delivery]);
    expect((await read()).rules).toEqual([{ ...all, shop_id, percent: 7.25 }, all, delivery]);
    const { id, action, before } = await entry();
    expect([action, before]).toMatchObject(['commission.change', { commission_rules: [{ basis_points: 1000 }] }]);
    expect((await call('POST', `/admin/audit/${id}/undo`, { headers })).status).toBe(200);
    expect((await read()).rules).toEqual([all]);
  });

  test('of somebody who saw another list are refused with 409', async () => {
    const { version } = await read();
    await save([all]);
    expect((await save([], version)).status).toBe(409);
    expect((await read()).rules).toEqual([all]);
  });

  test.each([
    [{ ...all, item_amount: 1 }, 'rules.0.percent'],
    [{ ...all, percent: null }, 'rules.0.percent'],
    [{ ...delivery, category_id: 1 }, 'rules.0.category_id'],
    [{ ...all, shop_id: 999_999 }, 'rules.0.shop_id'],
    [{ ...all, category_id: 999_999 }, 'rules.0.category_id'],
    [{ ...all, percent: 100.01 }, 'rules.0.percent'],
    [{ ...all, percent: 0.001 }, 'rules.0.percent'],
  ])('%j are a 422 that names the field', async (rule, field) => {
    const answer = await save([rule]);
    expect([answer.status, Object.keys(Object(answer.body.errors))]).toEqual([422, [field]]);
  });

  test('are listed and set by the command line', async () => {
    const { shop_id } = await buildProduct(db);
    const { slug } = await db.selectFrom('shops').select('slug').where('id', '=', shop_id).executeTakeFirstOrThrow();
    const souk = (...args: string[]) => runSoukOn(marketplace, ['commissions', ...args]);
    const set = await souk('set', '--rule', `items shop=${slug} 7.5% tax=15%`, '--rule', 'delivery 1.00');
    expect(set).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('7.5 %') });
    expect((await read()).rules).toEqual([{ ...all, shop_id, percent: 7.5 }, delivery]);
    expect(JSON.parse((await souk('list', '--json')).stdout)).toMatchObject({ rules: [{ percent: 7.5 }, {}] });
    expect(await entry()).toMatchObject({ action: 'commission.change', person_id: null });
    for (const wrong of ['items', 'delivery 101%', 'items shop=nowhere 1%']) expect((await souk('set', '--rule', wrong)).code).not.toBe(0);
    expect(await souk('set')).toMatchObject({ code: 0, stdout: 'New orders have no commission.\n' });
  });
});

describe('[admin-10] the commission of an order', () => {
  test('is frozen when it is placed, by line, for delivery and with its tax', async () => {
    const basket = await buildBasket(db);
    await db.insertInto('delivery_bands').values({ shop_id: basket.product.shop_id, from_quantity: 1, charge: 500 }).execute();
    await save([{ ...all, shop_id: basket.product.shop_id, percent: 7 }, all, delivery]);
    const id = await order({ payable_amount: 25 }, basket);
    const frozen = [
      { kind: 'sale', quantity: 2, base_amount: 2000, amount: 140, tax_amount: 21 },
      { kind: 'sale', line_id: null, quantity: 1, base_amount: 500, amount: 100, tax_amount: 0 },
    ];
    expect(await commissionOf(id)).toMatchObject(frozen);
    await save([{ ...all, percent: 50 }]);
    expect(await commissionOf(id)).toMatchObject(frozen);
  });

  test('is of the price less the discounts that the shop pays, and each discount has its payer', async () => {
    await save([all]);
    const place = async (funded_by: string) => {
      const basket = await buildBasket(db);
      const voucher = await buildVoucher(db, { shop_id: basket.product.shop_id, discount_type: 'Amount', discount: 500, funded_by });
      const id = await order({ payable_amount: 15, coupon_code: voucher.code }, basket);
      const { coupon_funded_by } = await db.selectFrom('orders').select('coupon_funded_by').where('id', '=', id).executeTakeFirstOrThrow();
      return [coupon_funded_by, (await commissionOf(id))[0]?.base_amount];
    };
    expect([await place('shop'), await place('marketplace')]).toEqual([
      ['shop', 1500],
      ['marketplace', 2000],
    ]);
  });

  test('of a flash sale that the marketplace pays is of the list price', async () => {
    await save([all]);
    for (const [funded_by, base_amount] of [
      ['shop', 1600],
      ['marketplace', 2000],
    ] as const) {
      const product = await buildProduct(db);
      await buildFlashSale(db, { product_id: product.id, price: 800, quantity: 10, funded_by });
      const id = await order({ payable_amount: 16 }, await buildBasket(db, { product }));
      expect(await commissionOf(id)).toMatchObject([{ base_amount }]);
      const line = await db.selectFrom('order_lines').select('price_funded_by').where('order_id', '=', id).executeTakeFirstOrThrow();
      expect(line.price_funded_by).toBe(funded_by);
    }
  });

  test('of a membership discount names who pays it', async () => {
    const basket = await buildBasket(db);
    const plan = await db.insertInto('plans').values({ name: '{}', price: 0 }).returning('id').executeTakeFirstOrThrow();
    const membership = { person_id: basket.shopper.id, plan_id: plan.id, status: 'active', price: 0, discount_basis_points: 1000 };
    await db
      .insertInto('subscriptions')
      .values({ ...membership, free_delivery: false, starts_at: new Date(0) })
      .execute();
    const id = await order({ payable_amount: 18 }, basket);
    expect(await db.selectFrom('orders').select('membership_funded_by').where('id', '=', id).executeTakeFirstOrThrow()).toEqual({
      membership_funded_by: 'marketplace',
    });
  });

  test('of several shops in one purchase is that of each shop', async () => {
    const [bowl, cup, shopper] = [await buildProduct(db), await buildProduct(db), await buildShopper(db)];
    await fillCart(db, shopper, bowl, 1);
    await fillCart(db, shopper, cup, 3);
    await save([{ ...all, shop_id: cup.shop_id, percent: null, item_amount: 0.5 }, all]);
    const placed = readPlaced(await orderBasket(call, { shopper, shopIds: [bowl.shop_id, cup.shop_id], payable: 40 }));
    const sums = await Promise.all(placed.orders.map(({ id }) => sumOf(id)));
    expect(sums.toSorted()).toEqual([100, 150]);
  });

  test('is reversed by a cancellation, and in proportion by a refund of an amount', async () => {
    await save([all]);
    const cancelled = await order();
    const { code } = await db.selectFrom('orders').select('code').where('id', '=', cancelled).executeTakeFirstOrThrow();
    await call('POST', `/admin/orders/${code}/cancel`, { headers, body: { seen_status: 'Pending', reason: 'Sold out' } });
    expect(await commissionOf(cancelled)).toMatchObject([
      { kind: 'sale', amount: 200, tax_amount: 30 },
      { kind: 'reversal', amount: -200, tax_amount: -30 },
    ]);
    const refunded = await order();
    await moveOrderTo(db, refunded, 'Delivered');
    await payInCash(db, refunded);
    const paid = await db.selectFrom('orders').select('code').where('id', '=', refunded).executeTakeFirstOrThrow();
    const refund = (amount: number, seen_refundable: number) =>
      call('POST', `/admin/orders/${paid.code}/refund`, { headers, body: { amount, seen_refundable } });
    expect((await refund(5, 20)).status).toBe(200);
    expect(await sumOf(refunded)).toBe(150);
    expect((await refund(15, 15)).status).toBe(200);
    expect(await sumOf(refunded)).toBe(0);
  });
});
