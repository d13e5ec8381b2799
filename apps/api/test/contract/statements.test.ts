import { expect, test } from 'vitest';
import { fillCart, newKey } from '../builders/basket.ts';
import { type BuiltProduct, buildProduct, buildVoucher } from '../builders/goods.ts';
import { buildShopper, type Shopper } from '../builders/shopper.ts';
import { recordStatements } from '../record-statements.ts';
import { useStripeMarketplace } from '../use-stripe-marketplace.ts';

const { call, database } = await useStripeMarketplace();
const { db } = database;

type Visit = { shopper: Shopper; bowl: BuiltProduct; cup: BuiltProduct };

/** A shopper whose session is known, with two items of a product of 10.00 in the cart, and a second product of another shop. */
async function visit(): Promise<Visit> {
  const shopper = await buildShopper(db);
  const [bowl, cup] = [await buildProduct(db), await buildProduct(db)];
  await fillCart(db, shopper, bowl, 2);
  await call('GET', '/carts', { token: shopper.token });
  return { shopper, bowl, cup };
}

const change = (path: string) => ({
  send: ({ shopper: { token }, bowl }: Visit) => call('POST', `/cart/${path}`, { token, body: { product_id: bowl.id } }),
});

const order = ({ shopper: { token, address_id }, bowl }: Visit, over: object = {}) => {
  const body = { shop_ids: [bowl.shop_id], address_id, payment_method: 'cash', payable_amount: 20, ...over };
  return call('POST', '/place-order', { token, body, headers: { 'idempotency-key': newKey() } });
};

type Case = {
  name: string;
  statements: number;
  prepare?: (visit: Visit) => Promise<unknown>;
  send: (visit: Visit) => ReturnType<typeof call>;
};

/** The goals: two for a change of the cart, eight for an order of any number of shops, also one that is paid online. A number here may only fall. */
const cases: Case[] = [
  {
    name: 'adding to the cart',
    statements: 2,
    send: ({ shopper: { token }, cup }) => call('POST', '/cart/store', { token, body: { product_id: cup.id, quantity: 1 } }),
  },
  {
    name: 'buying now',
    statements: 2,
    send: ({ shopper: { token }, cup }) =>
      call('POST', '/cart/store', { token, body: { product_id: cup.id, quantity: 1, is_buy_now: true } }),
  },
  { name: 'one more', statements: 2, ...change('increment') },
  { name: 'one less', statements: 2, ...change('decrement') },
  { name: 'removing a line', statements: 2, ...change('delete') },
  { name: 'reading the cart', statements: 1, send: ({ shopper: { token } }) => call('GET', '/carts', { token }) },
  {
    name: 'the summary of a checkout',
    statements: 1,
    send: ({ shopper: { token, address_id }, bowl }) =>
      call('POST', '/cart/checkout', { token, body: { shop_ids: [bowl.shop_id], address_id } }),
  },
  { name: 'an order of one shop', statements: 7, send: (each) => order(each) },
  {
    name: 'an order of two shops',
    statements: 7,
    prepare: ({ shopper, cup }) => fillCart(db, shopper, cup, 1),
    send: (each) => order(each, { shop_ids: [each.bowl.shop_id, each.cup.shop_id], payable_amount: 30 }),
  },
  {
    name: 'an order with a voucher',
    statements: 7,
    prepare: ({ bowl }) => buildVoucher(db, { shop_id: bowl.shop_id, code: `TEN${bowl.shop_id}`, discount: 1000 }),
    send: (each) => order(each, { coupon_code: `TEN${each.bowl.shop_id}`, payable_amount: 18 }),
  },
  {
    name: 'an order of a product that is bought now',
    statements: 7,
    prepare: ({ shopper: { token }, cup }) =>
      call('POST', '/cart/store', { token, body: { product_id: cup.id, quantity: 1, is_buy_now: true } }),
    send: (each) => order(each, { shop_ids: [each.cup.shop_id], is_buy_now: true, payable_amount: 10 }),
  },
  {
    // The last one comes after the gateway has answered: the page of the attempt with the answer for repetitions.
    name: 'an order that is paid online',
    statements: 8,
    send: (each) => order(each, { payment_method: 'stripe' }),
  },
];

test.each(cases)('$name sends $statements statements', async ({ statements, prepare, send }) => {
  const each = await visit();
  await prepare?.(each);
  const texts = await recordStatements(async () => {
    const answer = await send(each);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  });
  expect(texts, texts.join('\n')).toHaveLength(statements);
});
