import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { TestAnswer, TestApp } from '../test-app.ts';
import { type BuiltProduct, buildProduct } from './goods.ts';
import { buildShopper, type Shopper } from './shopper.ts';

/** Somebody about to order: what of, and what they expect to pay. */
export type Basket = { shopper: Shopper; shopIds: number[]; payable: number };

let keys = 0;

/** A key that no other order of this process has. */
export function newKey(): string {
  keys += 1;
  return `key-${process.pid}-${keys}`;
}

/** Orders a basket by cash through the real call. */
export function orderBasket(
  call: TestApp['call'],
  { shopper, shopIds, payable }: Basket,
  over: object = {},
  key = newKey(),
): Promise<TestAnswer> {
  const body = { shop_ids: shopIds, address_id: shopper.address_id, payment_method: 'cash', payable_amount: payable, ...over };
  return call('POST', '/place-order', { token: shopper.token, headers: { 'idempotency-key': key }, body });
}

/** Inserts a cart line of a product at its current price. */
export async function fillCart(db: Kysely<DB>, shopper: Shopper, product: BuiltProduct, quantity = 1): Promise<void> {
  const { price, discount_price } = await db
    .selectFrom('products')
    .select(['price', 'discount_price'])
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  const line = {
    person_id: shopper.id,
    product_id: product.id,
    variant_id: product.variant_id,
    quantity,
    seen_price: discount_price || price,
  };
  await db.insertInto('cart_lines').values(line).execute();
}

/** A shopper with two items of a product of 10.00 in the cart. */
export async function buildBasket(db: Kysely<DB>, over: { product?: BuiltProduct } = {}): Promise<Basket & { product: BuiltProduct }> {
  const shopper = await buildShopper(db);
  const product = over.product ?? (await buildProduct(db));
  await fillCart(db, shopper, product, 2);
  return { shopper, product, shopIds: [product.shop_id], payable: 20 };
}
