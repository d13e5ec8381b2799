import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Wish } from './browse.ts';
import type { Member } from './person.ts';
import { chance } from './thinking.ts';

const Cart = z.object({ cart_items: z.array(z.object({ shop_id: z.int() })) });
const Summary = z.object({ checkout: z.object({ payable_amount: z.number() }) });
const Placed = z.object({ orders: z.array(z.object({ id: z.int(), code: z.string() })), order_payment_url: z.string().nullable() });
const Detailed = z.object({ order: z.object({ can_cancel: z.boolean() }) });

/** The first order of the purchase; undefined if nothing was ordered. */
export type Bought = { id: number; code: string } | undefined;

/** Puts it into the cart; the page then reckons what it comes to. */
export async function putIntoCart({ shop, think, token }: Member, wish: Wish): Promise<void> {
  const body = { ...wish, quantity: 1 };
  const { data } = await shop.ask({ call: 'POST /cart/store', path: '/api/cart/store', method: 'POST', token, body });
  const cart = Cart.safeParse(data);
  if (cart.success) await reckon({ shop, token }, shopsOf(cart.data));
  if (chance(0.25)) {
    await think('choose');
    const { product_id, size, color, unit } = wish;
    const line = { product_id, size, color, unit };
    await shop.ask({ call: 'POST /cart/increment', path: '/api/cart/increment', method: 'POST', token, body: line });
  }
  await think('choose');
}

/** Opens the cart, goes to the checkout and orders; where what it comes to has changed, looks at it again. */
export async function orderAll(member: Member): Promise<Bought> {
  const { shop, think, token } = member;
  const { data } = await shop.ask({ call: 'GET /carts', path: '/api/carts', token });
  const shop_ids = shopsOf(Cart.parse(data));
  const [first] = shop_ids;
  if (first === undefined) return undefined;
  if (chance(0.3)) await shop.ask({ call: 'GET /get-vouchers', path: `/api/get-vouchers?shop_id=${first}`, token });
  await think('glance');
  for (let look = 0; look < 3; look++) {
    const payable = await reckon(member, shop_ids);
    await think('read');
    const placed = await place(member, shop_ids, payable);
    if (placed) return settle(member, placed);
  }
  return undefined;
}

/** Retries with the same idempotency key until there is an answer, as the storefront does. */
async function place({ shop, token, address_id, books }: Member, shop_ids: number[], payable_amount: number) {
  const key = randomUUID();
  const body = { shop_ids, address_id, payment_method: chance(0.25) ? 'demo' : 'cash', payable_amount, note: key };
  const headers = { 'idempotency-key': key };
  const answer = await shop.insist({ call: 'POST /place-order', path: '/api/place-order', method: 'POST', token, body, headers });
  const placed = Placed.safeParse(answer.data);
  if (!placed.success) return undefined;
  books.set(key, placed.data.orders.length);
  return placed.data;
}

/** Pays where it is to be paid online, and looks at what was ordered; some think better of it. */
async function settle({ shop, think, token }: Member, { orders, order_payment_url: url }: z.infer<typeof Placed>): Promise<Bought> {
  if (url !== null) {
    const path = new URL(url).pathname;
    await shop.ask({ call: 'page /demo-payment/{reference}', path });
    await think('type');
    const form = new URLSearchParams({ choice: 'pay' });
    await shop.ask({ call: 'POST /demo-payment/{reference}', path, method: 'POST', form });
  }
  const [order] = orders;
  if (!order) return undefined;
  const { data } = await shop.ask({ call: 'GET /order-details', path: `/api/order-details?order_id=${order.id}`, token });
  await think('read');
  await shop.ask({ call: 'GET /orders', path: '/api/orders', token });
  if (chance(0.1) && Detailed.parse(data).order.can_cancel) {
    await think('choose');
    const body = { order_id: order.id, reason: 'Ordered by mistake' };
    await shop.ask({ call: 'POST /orders/cancel', path: '/api/orders/cancel', method: 'POST', token, body });
  }
  return order;
}

async function reckon({ shop, token }: Pick<Member, 'shop' | 'token'>, shop_ids: number[]): Promise<number> {
  const asked = { call: 'POST /cart/checkout', path: '/api/cart/checkout', method: 'POST', token, body: { shop_ids } } as const;
  return Summary.parse((await shop.ask(asked)).data).checkout.payable_amount;
}

function shopsOf({ cart_items }: z.infer<typeof Cart>): number[] {
  return cart_items.map(({ shop_id }) => shop_id);
}
