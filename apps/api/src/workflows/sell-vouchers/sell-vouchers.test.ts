import { Statement } from '@souk/contract/seller/money/statement';
import { OfferResult, ShopVoucher } from '@souk/contract/seller/vouchers';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildFlashSale, buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { moveOrderTo, payInCash } from '../../../test/builders/move-orders.ts';
import { readPlaced } from '../../../test/builders/online-order.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { refundLines } from '../change-order/refund-lines.ts';

const { app, call, clock, database } = await useTestApp();
const { db } = database;
const operating = { db, clock, log: app.server.log, ...commandLine };
beforeAll(async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const rule = { position: 0, applies_to: 'items', basis_points: 1000, tax_basis_points: 2000 };
  await db.insertInto('commission_rules').values(rule).execute();
});
beforeEach(async () => {
  await db.updateTable('settings').set({ shop_offer_percent: 70, shop_offer_amount: null, shop_offer_days: 92 }).execute();
});

type Seller = Awaited<ReturnType<typeof buildSeller>>;
const day = (count: number) => new Date(clock.now().getTime() + count * 86_400_000).toISOString();
const get = ({ headers }: Seller, path: string) => call('GET', `/seller${path}`, { headers });
const post = ({ headers }: Seller, path: string, body: object) => call('POST', `/seller${path}`, { headers, body });

let numbers = 0;
function fields(over: object = {}) {
  return {
    ...{ discount_type: 'Percentage', discount: 20, min_order_amount: 0, max_discount_amount: null, starts_at: day(-1), ends_at: day(7) },
    ...{ usage_limit: null, per_person_limit: 1, is_listed: true, ...over },
  };
}
async function create(seller: Seller, over: object = {}) {
  numbers += 1;
  const { body } = await post(seller, '/vouchers', { ...fields(over), code: `OWN-${process.pid}-${numbers}` });
  return ShopVoucher.parse(body.data);
}
const newest = () => db.selectFrom('audit_entries').select(['action', 'person_id']).orderBy('id', 'desc').limit(1).executeTakeFirst();

test('a member creates, changes and ends a voucher of the shop, and each change is recorded with the member', async () => {
  const seller = await buildSeller(db, { role: 'Manager' });
  const voucher = await create(seller);
  expect(voucher).toMatchObject({ discount: 20, funded_by: 'shop', state: 'running', used_count: 0, collected: 0 });
  expect(await db.selectFrom('vouchers').select(['shop_id', 'discount']).where('id', '=', voucher.id).executeTakeFirst()).toEqual({
    shop_id: seller.shop_id,
    discount: 2000,
  });
  expect(await newest()).toEqual({ action: 'voucher.add', person_id: seller.person_id });

  const { version } = voucher;
  const changed = await post(seller, `/vouchers/${voucher.id}`, { ...fields({ discount: 30 }), version });
  expect(changed.body.data).toMatchObject({ discount: 30 });
  expect(await newest()).toEqual({ action: 'voucher.change', person_id: seller.person_id });
  expect((await post(seller, `/vouchers/${voucher.id}`, { ...fields({ discount: 40 }), version })).status).toBe(409);
  expect((await post(seller, `/vouchers/${voucher.id}/end`, { version })).status).toBe(409);

  const now = ShopVoucher.parse((await get(seller, `/vouchers/${voucher.id}`)).body.data);
  const ended = await post(seller, `/vouchers/${voucher.id}/end`, { version: now.version });
  expect(ended.body.data).toMatchObject({ state: 'ended', discount: 30 });
  expect(await newest()).toEqual({ action: 'voucher.end', person_id: seller.person_id });
  expect((await post(seller, `/vouchers/${voucher.id}/end`, { version: Object(ended.body.data).version })).status).toBe(409);
});

test('the list has the vouchers of the shop by state and code, also those that the marketplace pays for', async () => {
  const seller = await buildSeller(db);
  const planned = await create(seller, { starts_at: day(1) });
  const paid = await buildVoucher(db, { shop_id: seller.shop_id, funded_by: 'marketplace' });
  await buildVoucher(db, { shop_id: (await buildSeller(db)).shop_id });
  const list = async (query: string) => Object((await get(seller, `/vouchers?${query}`)).body.data);
  expect(await list('')).toMatchObject({
    ...{ total: 2, counts: { all: 2, planned: 1, running: 1, used_up: 0, ended: 0 } },
    vouchers: [{ id: paid.id, funded_by: 'marketplace' }, { id: planned.id }],
  });
  expect(await list('state=planned')).toMatchObject({ total: 1, vouchers: [{ id: planned.id }] });
  expect(await list(`search=${planned.code.toLowerCase()}`)).toMatchObject({ total: 1 });
  const { version } = Object((await get(seller, `/vouchers/${paid.id}`)).body.data);
  expect((await post(seller, `/vouchers/${paid.id}`, { ...fields(), version })).status).toBe(409);
  expect((await post(seller, `/vouchers/${paid.id}/end`, { version })).status).toBe(409);
});

test('what the marketplace does not allow, or what cannot be stored, is refused with its field', async () => {
  const seller = await buildSeller(db);
  const { code } = await create(seller);
  await db.updateTable('settings').set({ shop_offer_percent: 30, shop_offer_amount: 500, shop_offer_days: 10 }).execute();
  expect((await get(seller, '/offer-limits')).body.data).toMatchObject({ percent: 30, amount: 5, days: 10 });
  for (const [over, field] of [
    [{ discount: 30.01 }, 'discount'],
    [{ discount: 0 }, 'discount'],
    [{ discount_type: 'Amount', discount: 5.01 }, 'discount'],
    [{ ends_at: day(9.5) }, 'ends_at'],
    [{ ends_at: day(-2) }, 'ends_at'],
    [{ code: code.toLowerCase() }, 'code'],
  ] as const) {
    const { status, body } = await post(seller, '/vouchers', { ...fields(), code: 'BEYOND', ...over });
    expect([over, status, Object.keys(body.errors ?? {})]).toEqual([over, 422, [field]]);
  }
  const within = await create(seller, { discount: 30, ends_at: day(8.9) });
  const { version } = within;
  const beyond = await post(seller, `/vouchers/${within.id}`, { ...fields({ discount: 31 }), version });
  expect([beyond.status, Object.keys(beyond.body.errors ?? {})]).toEqual([422, ['discount']]);
});

test('what is left of a price has the discount, and the commission with its tax on the rest', async () => {
  const seller = await buildSeller(db);
  const product = await buildProduct(db, { shop_id: seller.shop_id, price: 2000, selling_price: 2000 });
  const ask = async (over: object) => {
    const body = { discount_type: 'Percentage', discount: 25, max_discount_amount: null, product_id: null, price: null, ...over };
    return post(seller, '/offer-result', body);
  };
  const read = async (over: object) => OfferResult.parse((await ask(over)).body.data);
  expect(await read({ price: 100 })).toMatchObject({ price: 100, discount: 25, commission: 7.5, commission_tax: 1.5, left: 66 });
  expect(await read({ price: 100, max_discount_amount: 10 })).toMatchObject({
    discount: 10,
    commission: 9,
    commission_tax: 1.8,
    left: 79.2,
  });
  expect(await read({ price: 3, discount_type: 'Amount', discount: 5 })).toMatchObject({ discount: 3, commission: 0, left: 0 });
  expect(await read({ product_id: product.id })).toMatchObject({
    price: 20,
    discount: 5,
    commission: 1.5,
    commission_tax: 0.3,
    left: 13.2,
  });

  const { category_id } = await db.selectFrom('products').select('category_id').where('id', '=', product.id).executeTakeFirstOrThrow();
  const rule = { position: -1, applies_to: 'items', category_id, basis_points: 2000, tax_basis_points: 0 };
  const { id } = await db.insertInto('commission_rules').values(rule).returning('id').executeTakeFirstOrThrow();
  expect(await read({ product_id: product.id })).toMatchObject({ commission: 3, commission_tax: 0, left: 12 });
  await db.deleteFrom('commission_rules').where('id', '=', id).execute();

  expect((await ask({})).status).toBe(422);
  expect((await ask({ product_id: product.id, price: 5 })).status).toBe(422);
  expect((await ask({ product_id: (await buildProduct(db)).id })).status).toBe(404);
});

test('[seller-06] a voucher of one shop never lowers lines of another, to the cent in cart, order, partial refund and statements', async () => {
  const [seller, other] = [await buildSeller(db), await buildSeller(db)];
  const voucher = await create(seller, { discount: 33.33 });
  const shopper = await buildShopper(db);
  const own = [await buildProduct(db, { shop_id: seller.shop_id }), await buildProduct(db, { shop_id: seller.shop_id })];
  const foreign = await buildProduct(db, { shop_id: other.shop_id });
  await buildFlashSale(db, { product_id: foreign.id, price: 700, quantity: 5 });
  for (const product of [...own, foreign]) await fillCart(db, shopper, product, 1);

  const refused = await call('POST', '/cart/checkout', {
    token: shopper.token,
    body: { shop_ids: [other.shop_id], coupon_code: voucher.code },
  });
  expect(refused.body.data).toMatchObject({ coupon_message: 'This voucher is for another shop', checkout: { coupon_discount: 0 } });
  const shopIds = [seller.shop_id, other.shop_id];
  const summary = await call('POST', '/cart/checkout', { token: shopper.token, body: { shop_ids: shopIds, coupon_code: voucher.code } });
  expect(summary.body.data).toMatchObject({
    checkout: { coupon_discount: 6.67 },
    apply_coupon: [{ shop_id: seller.shop_id, discount: 6.67 }],
  });

  const payable = 20 - 6.67 + 7;
  const { orders } = readPlaced(await orderBasket(call, { shopper, shopIds, payable }, { coupon_code: voucher.code }));
  const stored = await db
    .selectFrom('orders')
    .select(['id', 'shop_id', 'coupon_discount', 'coupon_funded_by'])
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('shop_id')
    .execute();
  expect(stored).toMatchObject([
    { shop_id: seller.shop_id, coupon_discount: 667, coupon_funded_by: 'shop' },
    { shop_id: other.shop_id, coupon_discount: 0, coupon_funded_by: null },
  ]);
  const [orderId = 0, otherId = 0] = stored.map(({ id }) => id);
  for (const id of [orderId, otherId]) {
    await moveOrderTo(db, id, 'On The Way');
    await payInCash(db, id);
  }
  const lines = await db.selectFrom('order_lines').select('id').where('order_id', '=', orderId).orderBy('id').execute();
  const refund = async (index: number) =>
    refundLines(operating, { orderId, lines: [{ line_id: lines[index]?.id ?? 0, quantity: 1 }], delivery: false, restock: false });
  const statement = async (of: Seller) =>
    Statement.parse((await get(of, `/statement?month=${clock.now().toISOString().slice(0, 7)}`)).body.data).totals;

  await refund(0);
  expect(await statement(seller)).toMatchObject({ items: 20, shop_discounts: 6.67, paid: 13.33, refunded: 6.66 });
  await refund(1);
  expect(await statement(seller)).toMatchObject({ paid: 13.33, refunded: 13.33, remains: 0, due: 0 });
  expect(await statement(other)).toMatchObject({ items: 10, shop_discounts: 3, paid: 7, refunded: 0, commission: 0.7 });
});
