import { randomUUID } from 'node:crypto';
import type { Shopper } from '../marketplace/shoppers.ts';
import type { Call } from '../statements/record-calls.ts';
import { payableMark, postRequest, type Script, uniqueMark } from './messages.ts';

/** One more piece of each of a person's products, for ever: the cart holds two lines that grow. */
export function addToCartCalls({ token, wants }: Shopper): Call[] {
  return wants.map(({ product_id, size, color }) => ({
    path: '/api/cart/store',
    body: { product_id, size, color, quantity: 1 },
    headers: { authorization: `Bearer ${token}` },
  }));
}

/** Two products of two shops into the cart, what they come to, the order: a whole purchase. */
export function purchaseCalls(shopper: Shopper, payableAmount: number): Call[] {
  const headers = { authorization: `Bearer ${shopper.token}` };
  const shop_ids = shopper.wants.map(({ shop_id }) => shop_id);
  const order = { shop_ids, address_id: shopper.address_id, payment_method: 'cash', payable_amount: payableAmount };
  return [
    ...addToCartCalls(shopper),
    { path: '/api/cart/checkout', body: { shop_ids, address_id: shopper.address_id }, headers },
    { path: '/api/place-order', body: order, headers: { ...headers, 'idempotency-key': `bench-key-${uniqueMark}` } },
  ];
}

/** The checkout and the order of a cart that is already filled. */
export function checkoutCalls(shopper: Shopper): Call[] {
  return purchaseCalls(shopper, payableMark).slice(shopper.wants.length);
}

export function asScript(calls: readonly Call[]): Script {
  return calls.map(({ path, body, headers }) => postRequest(path, body, headers));
}

/** The same call once, with a key that was never used. */
export function once(call: Call): Call {
  const digits = BigInt(`0x${randomUUID().slice(0, 8)}`)
    .toString()
    .padStart(12, '0');
  const headers = Object.entries(call.headers).map(([name, value]) => [name, value.replaceAll(uniqueMark, digits)]);
  return { ...call, headers: Object.fromEntries(headers) };
}
