import { changeMarket } from '../support/change-market.ts';
import { apiAddress } from '../support/environment.ts';
import {
  addAddress,
  buy,
  callAs,
  fillCart,
  listProducts,
  type MarketProduct,
  productsOfTwoShops,
  simpleProduct,
} from '../support/market.ts';
import type { Stage } from './screen.ts';

/** A cart with things of two shops, seen from a page. */
export const cartOf = (path: string) => async (stage: Stage) => {
  await fillTwoShops(stage);
  return path;
};

/** Two shops are chosen, and there is somewhere to deliver to. */
export async function checkoutReady(stage: Stage): Promise<string> {
  const products = await fillTwoShops(stage);
  await addAddress(stage.request, stage.shopper);
  await stage.page.addInitScript(
    (ids) => {
      const kept = JSON.parse(localStorage.getItem('souk.cart') ?? '{"state":{},"version":1}');
      localStorage.setItem('souk.cart', JSON.stringify({ ...kept, state: { ...kept.state, selectedShopIds: ids } }));
    },
    products.map(({ shop }) => shop.id),
  );
  return '/checkout';
}

export async function buyNowReady({ request, shopper }: Stage): Promise<string> {
  const { id } = await simpleProduct(request);
  await callAs(request, shopper, '/cart/store', { product_id: id, quantity: 1, is_buy_now: true });
  await addAddress(request, shopper);
  return '/buynow';
}

export async function wishlistFilled({ request, shopper }: Stage): Promise<string> {
  for (const { id } of await listProducts(request, { per_page: 4 })) {
    await callAs(request, shopper, '/favorite-add-or-remove', { product_id: id });
  }
  return '/wishlist';
}

/** An order stands behind this page. */
export const withOrder = (path: string) => async (stage: Stage) => {
  await order(stage);
  return path;
};

export async function order({ request, shopper }: Stage): Promise<number> {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [placed] = await buy(request, shopper, [product.shop.id]);
  if (!placed) throw new Error('Nothing was ordered');
  return placed.id;
}

/** It has arrived. */
export async function orderDelivered(stage: Stage): Promise<string> {
  const id = await order(stage);
  changeMarket(`update orders set status = 'Delivered', delivered_at = now() where id = ${id};
    insert into order_events (order_id, status) values (${id}, 'Delivered');`);
  return `/order-history/${id}`;
}

/** It is to be paid online, and has not been. */
export async function orderUnpaid({ request, shopper }: Stage): Promise<string> {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const address_id = await addAddress(request, shopper);
  const shop_ids = [product.shop.id];
  const summary = await callAs(request, shopper, '/cart/checkout', { shop_ids });
  const { payable_amount } = summary.body.data.checkout;
  const wanted = { shop_ids, address_id, payment_method: 'demo', payable_amount };
  const { status, body } = await callAs(request, shopper, '/place-order', wanted, { 'idempotency-key': crypto.randomUUID() });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return `/order-history/${body.data.orders[0].id}`;
}

export async function member({ request, shopper }: Stage): Promise<string> {
  await callAs(request, shopper, '/plans/2/purchase', { payment_method: 'cash' }, { 'idempotency-key': crypto.randomUUID() });
  return '/my-subscription';
}

export async function ticket({ request, shopper }: Stage): Promise<string> {
  const kinds = await callAs(request, shopper, '/ticket-issue-types');
  const answer = await request.post(`${apiAddress()}/api/support-ticket`, {
    headers: { authorization: `Bearer ${shopper.token}` },
    multipart: {
      issue_type: kinds.body.data.issue_types[0].id,
      subject: 'The bowl is broken',
      message: 'It came in two pieces. The box looked fine from outside.',
      email: 'nadia@mail.example',
    },
  });
  const { ticket_number } = (await answer.json()).data.support_ticket;
  changeMarket(`insert into ticket_messages (ticket_id, from_shopper, message)
    select id, false, 'We are sorry. Another one leaves today.' from tickets where ticket_number = '${ticket_number}';`);
  return ticket_number;
}

async function fillTwoShops({ request, shopper }: Stage): Promise<readonly MarketProduct[]> {
  const products = await productsOfTwoShops(request);
  await fillCart(request, shopper, products);
  return products;
}
