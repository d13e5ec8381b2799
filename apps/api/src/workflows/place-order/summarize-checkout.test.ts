import { CheckoutSummary } from '@souk/contract/checkout';
import { describe, expect, test } from 'vitest';
import { buildFlashSale, buildProduct, buildShop, buildVoucher } from '../../../test/builders/goods.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;

async function summaryOf({ token }: Shopper, body: object): Promise<CheckoutSummary> {
  const answer = await call('POST', '/cart/checkout', { token, body });
  expect(answer).toMatchObject({ status: 200 });
  return CheckoutSummary.parse(answer.body.data);
}

async function add({ token }: Shopper, product: { id: number }, quantity = 1, more: object = {}) {
  expect(await call('POST', '/cart/store', { token, body: { product_id: product.id, quantity, ...more } })).toMatchObject({ status: 200 });
}

describe('the summary of a checkout', () => {
  test('[cart-06] counts the chosen shops: total, coupon, membership, tax with its lines, delivery, payable', async () => {
    const shopper = await buildShopper(db);
    const bowl = await buildProduct(db, { price: 10_000 });
    const cup = await buildProduct(db, { price: 333 });
    const other = await buildProduct(db);
    const voucher = await buildVoucher(db, { shop_id: bowl.shop_id, discount: 1000 });
    await db.insertInto('voucher_collections').values({ person_id: shopper.id, voucher_id: voucher.id }).execute();
    const plan = await db.insertInto('plans').values({ name: '{}', price: 0 }).returning('id').executeTakeFirstOrThrow();
    const running = { status: 'active', price: 0, discount_basis_points: 500, free_delivery: false, starts_at: new Date(0), ends_at: null };
    await db
      .insertInto('subscriptions')
      .values({ person_id: shopper.id, plan_id: plan.id, ...running })
      .execute();
    await db.insertInto('delivery_bands').values({ shop_id: bowl.shop_id, from_quantity: 1, charge: 499 }).execute();
    const vat = await db
      .insertInto('taxes')
      .values({ name: JSON.stringify({ en: 'VAT' }), basis_points: 750 })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const product of [bowl, cup, other]) await add(shopper, product);
    const summary = await summaryOf(shopper, { shop_ids: [bowl.shop_id, cup.shop_id] });
    await db.deleteFrom('taxes').where('id', '=', vat.id).execute();
    // bowl: 100.00 − 10.00 − 4.50, tax 6.41, delivery 4.99; cup: 3.33 − 0.17, tax 0.24.
    expect(summary.checkout).toEqual({
      total_amount: 103.33,
      coupon_discount: 10,
      membership_discount_percentage: 5,
      membership_discount_amount: 4.67,
      membership_delivery_saved: 0,
      order_tax_amount: 6.65,
      all_vat_taxes: [{ name: 'VAT', percentage: 7.5, amount: 6.65 }],
      delivery_charge: 4.99,
      payable_amount: 100.3,
    });
    expect(summary.checkout_items).toMatchObject([
      {
        shop_id: bowl.shop_id,
        amounts: { payable_amount: 96.9 },
        estimated_delivery: { min_days: 2, max_days: 5 },
        products: [{ id: bowl.id }],
      },
      { shop_id: cup.shop_id, amounts: { payable_amount: 3.4 }, products: [{ id: cup.id }] },
    ]);
    expect(summary).toMatchObject({
      apply_coupon: [{ shop_id: bowl.shop_id, coupon_id: voucher.id, code: voucher.code, discount: 10, by_code: false }],
      coupon_message: null,
      changes: [],
    });
  });

  test('of no shop is empty; with one vendor every line of its shop counts, and no other shop’s can be ordered', async () => {
    const shopper = await buildShopper(db);
    const own = await buildProduct(db);
    const foreign = await buildProduct(db);
    for (const product of [own, foreign]) await add(shopper, product);
    expect(await summaryOf(shopper, { shop_ids: [] })).toMatchObject({ checkout_items: [], checkout: { payable_amount: 0 } });
    await db.updateTable('settings').set({ multi_vendor: false, single_shop_id: own.shop_id }).execute();
    const summary = await summaryOf(shopper, { shop_ids: [] });
    const cart = await call('GET', '/carts', { token: shopper.token });
    const refused = await call('POST', '/cart/store', { token: shopper.token, body: { product_id: foreign.id, quantity: 1 } });
    await db.updateTable('settings').set({ multi_vendor: true, single_shop_id: null }).execute();
    expect(summary.checkout.payable_amount).toBe(10);
    expect(summary.changes).toMatchObject([{ product_id: foreign.id, kind: 'unavailable' }]);
    expect(cart.body.data).toMatchObject({
      info: 'Tea bowl is no longer available.',
      cart_items: [{ products: [{ id: own.id, is_available: true }] }, { products: [{ id: foreign.id, is_available: false }] }],
    });
    expect(refused.status).toBe(404);
  });

  test('[cart-11] of what is bought at once leaves the cart out', async () => {
    const shopper = await buildShopper(db);
    const shop_id = await buildShop(db);
    await add(shopper, await buildProduct(db, { shop_id }), 2);
    const now = await buildProduct(db, { shop_id, price: 700 });
    await add(shopper, now, 1, { is_buy_now: true });
    const summary = await summaryOf(shopper, { shop_ids: [shop_id], is_buy_now: true });
    expect(summary.checkout_items).toMatchObject([{ products: [{ id: now.id, quantity: 1 }] }]);
    expect(summary.checkout.payable_amount).toBe(7);
    expect(await summaryOf(shopper, { shop_ids: [], is_buy_now: true })).toEqual(summary);
    const elsewhere = await summaryOf(shopper, { shop_ids: [await buildShop(db)], is_buy_now: true });
    expect(elsewhere).toMatchObject({ checkout_items: [], checkout: { payable_amount: 0 } });
  });

  test('[cart-11] [cart-13] lists the changes of a buy-now line', async () => {
    const shopper = await buildShopper(db);
    const now = await buildProduct(db, { price: 700 });
    await add(shopper, now, 3, { is_buy_now: true });
    await db.updateTable('products').set({ price: 900 }).where('id', '=', now.id).execute();
    await db.updateTable('product_variants').set({ stock: 2 }).where('id', '=', now.variant_id).execute();
    expect(await summaryOf(shopper, { shop_ids: [], is_buy_now: true })).toMatchObject({
      changes: [
        { kind: 'stock', before: 3, now: 2 },
        { kind: 'price', before: 7, now: 9 },
      ],
      checkout: { payable_amount: 18 },
    });
  });

  test('[cart-13] lists lines whose price, stock or availability changed, and prices the available ones', async () => {
    const shopper = await buildShopper(db);
    const shop_id = await buildShop(db);
    const dearer = await buildProduct(db, { shop_id, name: JSON.stringify({ en: 'Jug' }) });
    const fewer = await buildProduct(db, { shop_id });
    const unavailable = await buildProduct(db, { shop_id, name: JSON.stringify({ en: 'Pot' }) });
    const soldOut = await buildProduct(db);
    for (const product of [dearer, fewer, unavailable, soldOut]) await add(shopper, product, 3);
    await db.updateTable('products').set({ price: 1250 }).where('id', '=', dearer.id).execute();
    await db.updateTable('product_variants').set({ stock: 2 }).where('id', '=', fewer.variant_id).execute();
    await db.updateTable('product_variants').set({ active: false }).where('id', '=', unavailable.variant_id).execute();
    await db.updateTable('product_variants').set({ stock: 0 }).where('id', '=', soldOut.variant_id).execute();
    const summary = await summaryOf(shopper, { shop_ids: [shop_id, soldOut.shop_id] });
    expect(summary.changes).toMatchObject([
      { product_id: dearer.id, kind: 'price', before: 10, now: 12.5, name: 'Jug', message: 'The price of Jug has changed.' },
      { product_id: fewer.id, kind: 'stock', before: 3, now: 2, message: 'Only 2 of Tea bowl are available.' },
      { product_id: unavailable.id, kind: 'unavailable', before: null, now: null, message: 'Pot is no longer available.' },
      { product_id: soldOut.id, kind: 'stock', before: 3, now: 0, message: 'Tea bowl is sold out.' },
    ]);
    expect(summary.checkout).toMatchObject({ total_amount: 57.5, payable_amount: 57.5 });
    expect(summary.checkout_items).toMatchObject([
      { amounts: { payable_amount: 57.5 }, products: [{ quantity: 3 }, { quantity: 2 }, { quantity: 3, is_available: false }] },
      { amounts: { payable_amount: 0 }, products: [{ stock: 0 }] },
    ]);
  });

  test('a flash sale counts for two lines of a product only with enough for both', async () => {
    const shopper = await buildShopper(db);
    const size = await db
      .insertInto('sizes')
      .values({ name: JSON.stringify({ en: 'Tall' }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const product = await buildProduct(db, { variants: [{}, { size_id: size.id }] });
    await buildFlashSale(db, { product_id: product.id, price: 400, quantity: 4 });
    await db
      .insertInto('cart_lines')
      .values(
        product.variant_ids.map((variant_id) => ({
          person_id: shopper.id,
          product_id: product.id,
          variant_id,
          quantity: 2,
          seen_price: 400,
        })),
      )
      .execute();
    expect((await summaryOf(shopper, { shop_ids: [product.shop_id] })).checkout.payable_amount).toBe(16);
    await db.updateTable('flash_sale_products').set({ sold: 1 }).where('product_id', '=', product.id).execute();
    const summary = await summaryOf(shopper, { shop_ids: [product.shop_id] });
    expect(summary.checkout.payable_amount).toBe(40);
    expect(summary.changes).toMatchObject([
      { kind: 'price', before: 4, now: 10 },
      { kind: 'price', before: 4, now: 10 },
    ]);
  });
});

describe('a coupon code', () => {
  test('[cart-08] applies its voucher, written in any case, before a better collected one', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db);
    const better = await buildVoucher(db, { shop_id: product.shop_id, discount: 5000 });
    await db.insertInto('voucher_collections').values({ person_id: shopper.id, voucher_id: better.id }).execute();
    const named = await buildVoucher(db, {
      shop_id: product.shop_id,
      code: 'Autumn',
      discount_type: 'Amount',
      discount: 100,
      listed: false,
    });
    await add(shopper, product);
    const body = { shop_ids: [product.shop_id] };
    expect((await summaryOf(shopper, body)).checkout.coupon_discount).toBe(5);
    const summary = await summaryOf(shopper, { ...body, coupon_code: ' aUTUMN ' });
    expect(summary).toMatchObject({
      checkout: { coupon_discount: 1 },
      apply_coupon: [{ coupon_id: named.id, by_code: true }],
      coupon_message: null,
    });
  });

  const day = 86_400_000;
  test.each([
    ['unknown', { code: 'OTHER' }, 'Voucher not found'],
    ['ended', { starts_at: new Date(0), ends_at: new Date(Date.now() - day) }, 'This voucher has expired'],
    ['not started', { starts_at: new Date(Date.now() + day), ends_at: new Date(Date.now() + 2 * day) }, 'This voucher is not valid yet'],
    ['fully redeemed', { usage_limit: 3, used_count: 3 }, 'This voucher has been fully redeemed'],
    ['withdrawn', { active: false }, 'Voucher not found'],
    ['below its minimum', { min_order_amount: 1001 }, 'Your order is below the minimum for this voucher'],
  ])('that is %s has a reason', async (title, over, message) => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db);
    const code = `WHY-${title}`.toUpperCase().replaceAll(' ', '-');
    await buildVoucher(db, { shop_id: product.shop_id, code, ...over });
    await add(shopper, product);
    expect(await summaryOf(shopper, { shop_ids: [product.shop_id], coupon_code: code })).toMatchObject({
      coupon_message: message,
      apply_coupon: [],
      checkout: { coupon_discount: 0 },
    });
  });

  test('of another shop is refused', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db);
    const { code } = await buildVoucher(db, { shop_id: await buildShop(db) });
    await add(shopper, product);
    const summary = await summaryOf(shopper, { shop_ids: [product.shop_id], coupon_code: code });
    expect(summary.coupon_message).toBe('This voucher is for another shop');
  });
});

test('[call-03] without a token it is a 401', async () => {
  expect(await call('POST', '/cart/checkout', { body: { shop_ids: [] } })).toMatchObject({ status: 401 });
});

test.each([
  ['shop_ids', {}],
  ['shop_ids.0', { shop_ids: ['1'] }],
  ['coupon_code', { shop_ids: [], coupon_code: 'x\u0000' }],
  ['shops', { shop_ids: [], shops: [] }],
])('[call-04] a bad %s is named', async (field, body) => {
  const { token } = await buildShopper(db);
  const answer = await call('POST', '/cart/checkout', { token, body });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors ?? {})).toContain(field);
});
