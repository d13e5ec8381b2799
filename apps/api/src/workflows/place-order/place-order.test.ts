import { CheckoutSummary, checkoutCalls } from '@souk/contract/checkout';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Basket, buildBasket, newKey, orderBasket } from '../../../test/builders/basket.ts';
import { buildFlashSale, buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { assertInvariants, type Ledger, readLedger } from '../../../test/ledger.ts';
import { type TestAnswer, useTestApp } from '../../../test/test-app.ts';
import { placeOrder } from './place-order.ts';
import { createProductQueues } from './product-queues.ts';

const { call, database, clock, app } = await useTestApp();
const { db, pool } = database;

beforeEach(async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true, order_place_account_verify: false }).execute();
});
afterEach(() => assertInvariants(pool));

const order = (basket: Basket, over: object = {}, key = newKey()) => orderBasket(call, basket, over, key);

const placed = (answer: TestAnswer) => {
  expect(answer).toMatchObject({ status: 201 });
  return checkoutCalls['POST /place-order'].answer.parse(answer.body.data);
};

async function add({ token }: Shopper, productId: number, quantity = 1, more: object = {}) {
  expect(await call('POST', '/cart/store', { token, body: { product_id: productId, quantity, ...more } })).toMatchObject({ status: 200 });
}

const stockOf = async (variantId: number) =>
  (await db.selectFrom('product_variants').select('stock').where('id', '=', variantId).executeTakeFirstOrThrow()).stock;
const countOrders = async ({ id }: Shopper) => (await db.selectFrom('orders').select('id').where('person_id', '=', id).execute()).length;
const countLines = async ({ id }: Shopper) => (await db.selectFrom('cart_lines').select('id').where('person_id', '=', id).execute()).length;

describe('placing an order', () => {
  test('[cart-12] makes one order for each shop under one payment, and takes stock and lines', async () => {
    const shopper = await buildShopper(db);
    const [bowl, cup, unselected] = [
      await buildProduct(db, { price: 1250, discount_price: 999 }),
      await buildProduct(db),
      await buildProduct(db),
    ];
    const sameShop = await buildProduct(db, { shop_id: bowl.shop_id, price: 301, variants: [{ extra_price: 49 }] });
    await db.insertInto('delivery_bands').values({ shop_id: cup.shop_id, from_quantity: 1, charge: 500 }).execute();
    for (const [product, quantity] of [
      [bowl, 2],
      [cup, 3],
      [unselected, 1],
      [sameShop, 1],
    ] as const)
      await add(shopper, product.id, quantity);
    const ledger = await readLedger(pool);
    const answer = placed(await order({ shopper, shopIds: [bowl.shop_id, cup.shop_id], payable: 58.48 }, { note: ' Ring twice ' }));
    await assertInvariants(pool, ledger);
    expect(answer).toMatchObject({
      order_payment_url: null,
      orders: [
        {
          shop_id: bowl.shop_id,
          shop_name: 'Clay & Co',
          payable_amount: 23.48,
          status: 'Pending',
          code: expect.stringMatching(/^SK-[2-9A-Z]{6}$/),
        },
        { shop_id: cup.shop_id, payable_amount: 35 },
      ],
    });
    expect([
      await stockOf(bowl.variant_id),
      await stockOf(cup.variant_id),
      await stockOf(sameShop.variant_id),
      await stockOf(unselected.variant_id),
    ]).toEqual([8, 7, 9, 10]);
    const cart = await call('GET', '/carts', { token: shopper.token });
    expect(cart.body.data).toMatchObject({ total: 1, cart_items: [{ shop_id: unselected.shop_id }] });
    const rows = await db
      .selectFrom('orders')
      .innerJoin('purchases', 'purchases.id', 'orders.purchase_id')
      .innerJoin('payments', 'payments.purchase_id', 'purchases.id')
      .select(['orders.note', 'payments.amount', 'payments.gateway', 'payments.status', 'purchases.currency', 'purchases.id'])
      .where('orders.person_id', '=', shopper.id)
      .execute();
    const payment = { note: 'Ring twice', amount: 5848, gateway: 'cash', status: 'Pending', currency: 'USD', id: rows[0]?.id };
    expect(rows).toEqual([payment, payment]);
  });

  test('uses the voucher, the flash price and the membership, and updates the catalogue', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { price: 2000 });
    const voucher = await buildVoucher(db, { shop_id: product.shop_id, discount_type: 'Amount', discount: 100 });
    const sale = await buildFlashSale(db, { product_id: product.id, price: 1000, quantity: 5 });
    await add(shopper, product.id, 3);
    const ledger = await readLedger(pool);
    placed(await order({ shopper, shopIds: [product.shop_id], payable: 29 }, { coupon_code: voucher.code }));
    await assertInvariants(pool, ledger);
    const used = await db.selectFrom('vouchers').select('used_count').where('id', '=', voucher.id).executeTakeFirstOrThrow();
    const sold = await db.selectFrom('flash_sale_products').select('sold').where('flash_sale_id', '=', sale).executeTakeFirstOrThrow();
    expect({ ...used, ...sold }).toEqual({ used_count: 1, sold: 3 });
    expect(await db.selectFrom('product_changes').select('product_id').where('product_id', '=', product.id).execute()).toHaveLength(1);
    await add(shopper, product.id, 1);
    const again = await order({ shopper, shopIds: [product.shop_id], payable: 9 }, { coupon_code: voucher.code });
    expect(again).toMatchObject({
      status: 409,
      body: { data: { coupon_message: 'You have already used this voucher', checkout: { payable_amount: 10 } } },
    });
  });

  test('[cart-11] of what is bought at once leaves the cart as it is', async () => {
    const { shopper, product, shopIds } = await buildBasket(db);
    await add(shopper, product.id, 3, { is_buy_now: true });
    placed(await order({ shopper, shopIds, payable: 30 }, { is_buy_now: true }));
    expect(await countLines(shopper)).toBe(1);
    expect((await call('GET', '/carts', { token: shopper.token })).body.data).toMatchObject({ total: 2 });
  });

  test('a code that another order has is replaced', async () => {
    const { shopper, shopIds, product } = await buildBasket(db);
    const codes = ['SK-TAKEN2', 'SK-TAKEN2', 'SK-FREE22'];
    const context = {
      db,
      read: db,
      clock,
      log: app.server.log,
      caller: { address: '', device: '' },
      locale: 'en',
      defaultLocale: 'en',
      translate: () => '',
      snapshot: () => Promise.reject(new Error('Nothing is read so')),
      actor: { person_id: shopper.id, session_id: 0 },
      operator: null,
    };
    const body = { shop_ids: shopIds, address_id: shopper.address_id, payment_method: 'cash', payable_amount: 20 };
    const newCode = () => codes.shift() ?? '';
    const parts = { payments: { gateways: new Map(), origin: undefined }, queues: createProductQueues() };
    const place = () => placeOrder(parts, context, { body, key: newKey(), origin: 'http://localhost', newCode });
    expect((await place()).orders).toMatchObject([{ code: 'SK-TAKEN2' }]);
    await add(shopper, product.id, 2);
    expect((await place()).orders).toMatchObject([{ code: 'SK-FREE22' }]);
  });
});

describe('[cart-13] what no longer holds is refused and shown', () => {
  let ledger: Ledger;

  async function refusal(basket: Basket, over: object = {}) {
    ledger = await readLedger(pool);
    const before = await countLines(basket.shopper);
    const answer = await order(basket, over);
    expect(answer).toMatchObject({ status: 409, body: { message: 'Prices or stock have changed. Please review your order.' } });
    await assertInvariants(pool, ledger);
    expect(await countOrders(basket.shopper)).toBe(0);
    expect(await countLines(basket.shopper)).toBe(before);
    expect(await db.selectFrom('idempotency').selectAll().where('person_id', '=', basket.shopper.id).execute()).toEqual([]);
    return CheckoutSummary.parse(answer.body.data);
  }

  test('a line that is added while the order waits for its locks', async () => {
    const basket = await buildBasket(db);
    const cup = await buildProduct(db, { shop_id: basket.product.shop_id, price: 500 });
    const other = await pool.connect();
    await other.query('begin');
    await other.query('select from people where id = $1 for no key update', [basket.shopper.id]);
    const answer = order({ ...basket, payable: 25 });
    await vi.waitFor(async () => {
      const { rows } = await pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
      expect(rows.length).toBeGreaterThan(0);
    });
    await other.query('insert into cart_lines (person_id, product_id, variant_id, quantity, seen_price) values ($1, $2, $3, 1, 500)', [
      basket.shopper.id,
      cup.id,
      cup.variant_id,
    ]);
    await other.query('commit');
    other.release();
    expect(await answer).toMatchObject({ status: 409 });
    expect(await countLines(basket.shopper)).toBe(2);
    expect(await order({ ...basket, payable: 25 })).toMatchObject({ status: 201 });
  });

  test('another total than the shopper saw', async () => {
    const basket = await buildBasket(db);
    expect(await refusal({ ...basket, payable: 19.99 })).toMatchObject({ checkout: { payable_amount: 20 }, changes: [] });
  });

  test('other goods at the same total, in the cart and bought at once; a client that sends no version orders by the total', async () => {
    for (const is_buy_now of [false, true]) {
      const shopper = await buildShopper(db);
      const [bowl, cup] = [await buildProduct(db), await buildProduct(db)];
      await db.updateTable('products').set({ shop_id: bowl.shop_id }).where('id', '=', cup.id).execute();
      const checkout = { shop_ids: [bowl.shop_id], is_buy_now };
      const version = async () => {
        const { body } = await call('POST', '/cart/checkout', { token: shopper.token, body: checkout });
        return CheckoutSummary.parse(body.data).cart_version;
      };
      await add(shopper, bowl.id, 2, { is_buy_now });
      const seen = await version();
      expect(await version()).toBe(seen);
      await db.deleteFrom('cart_lines').where('person_id', '=', shopper.id).execute();
      await add(shopper, cup.id, 2, { is_buy_now });
      const basket = { shopper, shopIds: [bowl.shop_id], payable: 20 };
      const summary = await refusal(basket, { cart_version: seen, is_buy_now });
      expect(summary).toMatchObject({ checkout: { payable_amount: 20 }, checkout_items: [{ products: [{ id: cup.id }] }] });
      placed(await order(basket, { cart_version: summary.cart_version, is_buy_now }));
      await add(shopper, bowl.id, 2, { is_buy_now });
      placed(await order(basket, { is_buy_now }));
    }
  });

  test('a new price; the shopper accepts it by ordering at the new total', async () => {
    const basket = await buildBasket(db);
    await db.updateTable('products').set({ price: 1100 }).where('id', '=', basket.product.id).execute();
    const summary = await refusal(basket);
    expect(summary).toMatchObject({ checkout: { payable_amount: 22 }, changes: [{ kind: 'price', before: 10, now: 11 }] });
    placed(await order({ ...basket, payable: summary.checkout.payable_amount }));
  });

  test('less stock; the rest is ordered once the shopper agrees', async () => {
    const basket = await buildBasket(db);
    await db.updateTable('product_variants').set({ stock: 1 }).where('id', '=', basket.product.variant_id).execute();
    expect(await refusal(basket)).toMatchObject({ checkout: { payable_amount: 10 }, changes: [{ kind: 'stock', before: 2, now: 1 }] });
    placed(await order({ ...basket, payable: 10 }));
    expect([await stockOf(basket.product.variant_id), await countLines(basket.shopper)]).toEqual([0, 0]);
  });

  test('nothing left at all, not even for nothing', async () => {
    const basket = await buildBasket(db);
    await db.updateTable('products').set({ active: false }).where('id', '=', basket.product.id).execute();
    expect(await refusal({ ...basket, payable: 0 })).toMatchObject({ checkout: { payable_amount: 0 }, changes: [{ kind: 'unavailable' }] });
  });

  test('a withdrawn line stays in the cart while the others are ordered', async () => {
    const basket = await buildBasket(db);
    const unavailable = await buildProduct(db, { shop_id: basket.product.shop_id });
    await add(basket.shopper, unavailable.id);
    await db.updateTable('products').set({ active: false }).where('id', '=', unavailable.id).execute();
    placed(await order(basket));
    expect(await countLines(basket.shopper)).toBe(1);
  });

  test('a voucher without uses left', async () => {
    const basket = await buildBasket(db);
    const voucher = await buildVoucher(db, { shop_id: basket.product.shop_id, usage_limit: 1, used_count: 1 });
    expect(await refusal({ ...basket, payable: 18 }, { coupon_code: voucher.code })).toMatchObject({
      coupon_message: 'This voucher has been fully redeemed',
    });
  });
});

test('[call-04] a voucher code that does not exist is a 422 that names the field, and nothing is ordered', async () => {
  const basket = await buildBasket(db);
  expect(await order(basket, { coupon_code: 'NO-SUCH-CODE' })).toMatchObject({
    status: 422,
    body: { message: 'Voucher not found', errors: { coupon_code: ['Voucher not found'] } },
  });
  expect(await countLines(basket.shopper)).toBe(1);
  placed(await order(basket));
});

describe('what is refused', () => {
  test.each([
    ['payment_method', { payment_method: 'stripe' }],
    ['payment_method', { payment_method: '' }],
    ['payable_amount', { payable_amount: 20.001 }],
    ['payable_amount', { payable_amount: -1 }],
    ['payable_amount', { payable_amount: 1e300 }],
    ['payable_amount', { payable_amount: '20' }],
    ['shop_ids', { shop_ids: [] }],
    ['shop_ids', { shop_ids: [987_654_321] }],
    ['address_id', { address_id: undefined }],
    ['total', { total: 20 }],
  ])('[call-04] a bad %s', async (field, over) => {
    const basket = await buildBasket(db);
    const answer = await order(basket, over);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toContain(field);
    expect(await countOrders(basket.shopper)).toBe(0);
  });

  test('cash if the marketplace does not offer it', async () => {
    await db.updateTable('settings').set({ cash_on_delivery: false }).execute();
    const answer = await order(await buildBasket(db));
    expect(answer).toMatchObject({ status: 422, body: { errors: { payment_method: ['This payment method is not available'] } } });
  });

  test("somebody else's address", async () => {
    const [basket, other] = [await buildBasket(db), await buildShopper(db)];
    expect(await order(basket, { address_id: other.address_id })).toMatchObject({
      status: 404,
      body: { message: 'Address not found' },
    });
  });

  test('[settings-10] an account that proved neither number nor mail where that is wanted', async () => {
    await db.updateTable('settings').set({ order_place_account_verify: true }).execute();
    const basket = await buildBasket(db);
    placed(await order(basket));
    await add(basket.shopper, basket.product.id, 2);
    await db.updateTable('people').set({ phone_verified_at: null }).where('id', '=', basket.shopper.id).execute();
    const message = 'Please verify your account before you order';
    expect(await order(basket)).toMatchObject({ status: 422, body: { message, errors: { account: [message] } } });
    await db
      .updateTable('people')
      .set({ email: 'proved@example.com', email_verified_at: new Date() })
      .where('id', '=', basket.shopper.id)
      .execute();
    placed(await order(basket));
  });

  test('[call-03] anybody without a token', async () => {
    const answer = await call('POST', '/place-order', { headers: { 'idempotency-key': newKey() }, body: {} });
    expect(answer).toMatchObject({ status: 401 });
  });
});
