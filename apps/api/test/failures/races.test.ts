import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Basket, fillCart, newKey, orderBasket } from '../builders/basket.ts';
import { buildProduct, buildShop, buildVoucher } from '../builders/goods.ts';
import { buildShopper, buildShoppers, type Shopper } from '../builders/shopper.ts';
import { assertInvariants, readLedger } from '../ledger.ts';
import { type TestAnswer, useTestApp } from '../test-app.ts';

// Each call takes connections of its own out of forty: what is tried here really happens at the same time.
const { call, database } = await useTestApp({ poolSize: 40 });
const { db, pool } = database;

beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());

const Placed = z.object({ orders: z.array(z.object({ id: z.int() })) });
const statusesOf = (answers: readonly TestAnswer[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, own]) => [status, own.length]));

/** Calls as a client does: what is answered "busy" is sent again after the time that the answer names. */
async function whenFree(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await delay(Number(answer.headers['retry-after']) * 1000);
  }
}

/** Orders, each time under the same key. */
function order(basket: Basket, over: object = {}, key = newKey()): Promise<TestAnswer> {
  return whenFree(() => orderBasket(call, basket, over, key));
}

async function countDeadlocks(): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>('select deadlocks from pg_stat_database where datname = current_database()');
  return rows[0]?.deadlocks ?? -1;
}

describe('many at once', () => {
  test('[cart-13] 200 buyers of 50 items buy exactly 50', { timeout: 180_000 }, async () => {
    const product = await buildProduct(db, { variants: [{ stock: 50 }] });
    const shoppers = await buildShoppers(db, 200);
    for (const shopper of shoppers) await fillCart(db, shopper, product);
    const ledger = await readLedger(pool);
    const answers = await Promise.all(shoppers.map((shopper) => order({ shopper, shopIds: [product.shop_id], payable: 10 })));
    expect(statusesOf(answers)).toEqual({ 201: 50, 409: 150 });
    const variant = await db.selectFrom('product_variants').select('stock').where('id', '=', product.variant_id).executeTakeFirstOrThrow();
    const sold = await db.selectFrom('order_lines').select('quantity').where('product_id', '=', product.id).execute();
    expect([variant.stock, sold.length]).toEqual([0, 50]);
    await assertInvariants(pool, ledger);
  });

  test('[cart-13] stock that several lines sell at once never becomes negative', { timeout: 180_000 }, async () => {
    const product = await buildProduct(db, { variants: [{ stock: 20 }] });
    const shoppers = await buildShoppers(db, 30);
    for (const shopper of shoppers) await fillCart(db, shopper, product, 3);
    const ledger = await readLedger(pool);
    const answers = await Promise.all(shoppers.map((shopper) => order({ shopper, shopIds: [product.shop_id], payable: 30 })));
    expect(statusesOf(answers)).toEqual({ 201: 6, 409: 24 });
    await assertInvariants(pool, ledger);
  });

  test('a voucher for 100 uses is used 100 times by 150 at once', { timeout: 180_000 }, async () => {
    const shop_id = await buildShop(db);
    const voucher = await buildVoucher(db, { shop_id, usage_limit: 100 });
    const shoppers = await buildShoppers(db, 150);
    // Each buys something of its own, so that nothing but the voucher is fought over.
    for (const shopper of shoppers) await fillCart(db, shopper, await buildProduct(db, { shop_id }));
    const ledger = await readLedger(pool);
    const answers = await Promise.all(
      shoppers.map((shopper) => order({ shopper, shopIds: [shop_id], payable: 9 }, { coupon_code: voucher.code })),
    );
    expect(statusesOf(answers)).toEqual({ 201: 100, 409: 50 });
    const { used_count } = await db.selectFrom('vouchers').select('used_count').where('id', '=', voucher.id).executeTakeFirstOrThrow();
    expect(used_count).toBe(100);
    await assertInvariants(pool, ledger);
  });

  test('a person uses a voucher once, whichever of two orders comes first', async () => {
    const shop_id = await buildShop(db);
    const voucher = await buildVoucher(db, { shop_id });
    // The orders have different products, so that only the person is the same.
    const [inCart, atOnce] = [await buildProduct(db, { shop_id }), await buildProduct(db, { shop_id })];
    const shoppers = await buildShoppers(db, 10);
    for (const shopper of shoppers) {
      await fillCart(db, shopper, inCart);
      await call('POST', '/cart/store', { token: shopper.token, body: { product_id: atOnce.id, quantity: 1, is_buy_now: true } });
    }
    const orders = shoppers.flatMap((shopper) => [false, true].map((is_buy_now) => ({ shopper, is_buy_now })));
    const answers = await Promise.all(
      orders.map(({ shopper, is_buy_now }) =>
        order({ shopper, shopIds: [shop_id], payable: 9 }, { coupon_code: voucher.code, is_buy_now }),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 201: 10, 409: 10 });
    await assertInvariants(pool);
  });

  test('[cart-12] the same key fifty times makes one purchase and gives one answer', async () => {
    const product = await buildProduct(db);
    const shopper = await buildShopper(db);
    await fillCart(db, shopper, product, 2);
    const [ledger, key] = [await readLedger(pool), newKey()];
    const basket = { shopper, shopIds: [product.shop_id], payable: 20 };
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(basket, {}, key)));
    const { 201: placed = 0, 409: underWay = 0 } = statusesOf(answers);
    expect([placed > 0, placed + underWay]).toEqual([true, 50]);
    const bodies = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => JSON.stringify(body)));
    const purchases = await db.selectFrom('purchases').select('id').where('person_id', '=', shopper.id).execute();
    expect([bodies.size, purchases.length]).toEqual([1, 1]);
    expect((await order(basket, {}, key)).status).toBe(201);
    await assertInvariants(pool, ledger);
  });

  test('[cart-12] the button pressed ten times, each time with another key, orders the cart once', async () => {
    const product = await buildProduct(db, { variants: [{ stock: 100 }] });
    const shopper = await buildShopper(db);
    await fillCart(db, shopper, product, 2);
    const basket = { shopper, shopIds: [product.shop_id], payable: 20 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(basket)));
    expect(statusesOf(answers)).toEqual({ 201: 1, 422: 9 });
    await assertInvariants(pool);
  });

  test('carts with the same products in opposite order do not wait for each other in a circle', { timeout: 180_000 }, async () => {
    const [one, other] = [await buildProduct(db, { variants: [{ stock: 1000 }] }), await buildProduct(db, { variants: [{ stock: 1000 }] })];
    const shoppers = await buildShoppers(db, 80);
    for (const [index, shopper] of shoppers.entries()) {
      for (const product of index % 2 === 0 ? [one, other] : [other, one]) await fillCart(db, shopper, product);
    }
    const [ledger, before] = [await readLedger(pool), await countDeadlocks()];
    const answers = await Promise.all(shoppers.map((shopper) => order({ shopper, shopIds: [one.shop_id, other.shop_id], payable: 20 })));
    expect(statusesOf(answers)).toEqual({ 201: 80 });
    expect(await countDeadlocks()).toBe(before);
    await assertInvariants(pool, ledger);
  });

  test('an order cancelled ten times at once gives its stock back once', async () => {
    const { shopper, product, orderId } = await buildOrder();
    const ledger = await readLedger(pool);
    const cancel = () => call('POST', '/orders/cancel', { token: shopper.token, body: { order_id: orderId, reason: 'No' } });
    expect(statusesOf(await Promise.all(Array.from({ length: 10 }, cancel)))).toEqual({ 200: 1, 409: 9 });
    const variant = await db.selectFrom('product_variants').select('stock').where('id', '=', product.variant_id).executeTakeFirstOrThrow();
    expect(variant.stock).toBe(10);
    await assertInvariants(pool, ledger);
  });

  test('orders, cancellations and changes of carts in any mixture preserve the ledger', { timeout: 180_000 }, async () => {
    const shop_id = await buildShop(db);
    const products = await Promise.all(Array.from({ length: 4 }, () => buildProduct(db, { shop_id, variants: [{ stock: 30 }] })));
    await buildVoucher(db, { shop_id, code: 'MIXTURE', usage_limit: 15, per_person_limit: 3 });
    const shoppers = await buildShoppers(db, 24);
    const ledger = await readLedger(pool);
    await Promise.all(
      shoppers.map((shopper, index) =>
        shopAround(
          shopper,
          index,
          shop_id,
          products.map(({ id }) => id),
        ),
      ),
    );
    await assertInvariants(pool, ledger);
  });
});

async function buildOrder() {
  const product = await buildProduct(db);
  const shopper = await buildShopper(db);
  await fillCart(db, shopper, product, 2);
  const answer = await order({ shopper, shopIds: [product.shop_id], payable: 20 });
  return { shopper, product, orderId: Placed.parse(answer.body.data).orders[0]?.id ?? 0 };
}

/** Fills the cart, orders at whatever it costs, cancels every other order, several times over; nothing may fail but by a refusal. */
async function shopAround({ token, ...shopper }: Shopper, index: number, shopId: number, productIds: number[]) {
  for (let round = 0; round < 3; round++) {
    for (const step of [0, 1, 2]) {
      const product_id = productIds[(index + round + step) % productIds.length];
      await call('POST', '/cart/store', { token, body: { product_id, quantity: 1 + ((index + step) % 3) } });
    }
    const body = { shop_ids: [shopId], coupon_code: 'MIXTURE' };
    const summary = await whenFree(() => call('POST', '/cart/checkout', { token, body }));
    const { payable_amount } = z.object({ payable_amount: z.number() }).parse(summary.body.data?.checkout);
    const basket = { shopper: { token, ...shopper }, shopIds: [shopId], payable: payable_amount };
    const [answer] = await Promise.all([
      order(basket, { coupon_code: 'MIXTURE' }),
      call('POST', '/cart/increment', { token, body: { product_id: productIds[(index + round) % productIds.length] } }),
    ]);
    expect([201, 409, 422]).toContain(answer.status);
    if (answer.status !== 201 || index % 2 === 0) continue;
    const order_id = Placed.parse(answer.body.data).orders[0]?.id;
    const cancelled = await whenFree(() => call('POST', '/orders/cancel', { token, body: { order_id, reason: 'No' } }));
    expect(cancelled).toMatchObject({ status: 200 });
  }
}
