import { checkoutCalls } from '@souk/contract/checkout';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '../../db/schema.ts';
import type { TestAnswer, TestApp } from '../test-app.ts';
import { type Basket, fillCart, newKey, orderBasket } from './basket.ts';
import { type BuiltProduct, buildProduct } from './goods.ts';
import { buildShopper, type Shopper } from './shopper.ts';

/** Switches gateways on, as an operator does. */
export async function offerGateways(db: Kysely<DB>, ...names: string[]): Promise<void> {
  await db.updateTable('settings').set({ online_payment: true, cash_on_delivery: true }).execute();
  await db
    .insertInto('payment_gateways')
    .values(names.map((name) => ({ name, title: name, active: true })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ active: true }))
    .execute();
}

export type OnlineOrder = {
  shopper: Shopper;
  products: BuiltProduct[];
  /** The orders of the purchase, by shop. */
  orderIds: number[];
  orderId: number;
  url: string | null;
  key: string;
  basket: Basket;
};

type Wanted = { gateway?: string; prices?: readonly number[] };

/** An order of two items from each of the shops, placed by the real call and to be paid at a gateway. */
export async function buildOnlineOrder(
  { call, database: { db } }: Pick<TestApp, 'call' | 'database'>,
  { gateway = 'stripe', prices = [1000] }: Wanted = {},
): Promise<OnlineOrder> {
  const shopper = await buildShopper(db);
  const products: BuiltProduct[] = [];
  for (const price of prices) products.push(await buildProduct(db, { price }));
  for (const product of products) await fillCart(db, shopper, product, 2);
  const payable = prices.reduce((sum, price) => sum + 2 * price, 0) / 100;
  const basket = { shopper, shopIds: products.map(({ shop_id }) => shop_id), payable };
  const key = newKey();
  const placed = readPlaced(await orderBasket(call, basket, { payment_method: gateway }, key));
  const orderIds = placed.orders.map(({ id }) => id);
  return { shopper, products, orderIds, orderId: orderIds[0] ?? 0, url: placed.order_payment_url, key, basket };
}

/** Reads the answer of a successful order. */
export function readPlaced(answer: TestAnswer) {
  expect(answer).toMatchObject({ status: 201 });
  return checkoutCalls['POST /place-order'].answer.parse(answer.body.data);
}

/** The state of the payment of an order's purchase. */
export async function readBooks(db: Kysely<DB>, orderId: number) {
  const { purchase_id } = await db.selectFrom('orders').select('purchase_id').where('id', '=', orderId).executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('orders')
    .select(['status', 'payment_status'])
    .where('purchase_id', '=', purchase_id)
    .orderBy('id')
    .execute();
  const payments = await db
    .selectFrom('payments')
    .select(['status', 'amount'])
    .where('purchase_id', '=', purchase_id)
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.status', 'refunds.amount'])
    .where('payments.purchase_id', '=', purchase_id)
    .orderBy('refunds.id')
    .execute();
  const { expires_at } = await db.selectFrom('purchases').select('expires_at').where('id', '=', purchase_id).executeTakeFirstOrThrow();
  return {
    orders: orders.map(({ status, payment_status }) => `${status} ${payment_status}`),
    payments: payments.map(({ status, amount }) => `${status} ${amount}`),
    refunds: refunds.map(({ status, amount }) => `${status} ${amount}`),
    isAwaited: expires_at !== null,
  };
}
