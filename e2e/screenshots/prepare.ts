import type { APIRequestContext } from '@playwright/test';
import { changeMarket } from '../support/change-market.ts';
import { apiAddress } from '../support/environment.ts';
import { addAddress, callAs, fillCart, listProducts, type MarketProduct, productsOfTwoShops, simpleProduct } from '../support/market.ts';
import type { Shopper } from '../support/shopper.ts';
import type { Stage } from './screen.ts';

/** Layla of the README, who has ordered, asked and liked for months. A number gets a code once a minute. */
export async function demoShopper(request: APIRequestContext): Promise<Shopper> {
  changeMarket('delete from codes;');
  const phone = '9876543210';
  const post = async (path: string, data: object) => (await request.post(`${apiAddress()}/api${path}`, { data })).json();
  const { otp } = (await post('/send-login-otp', { phone })).data;
  const { access, user } = (await post('/login', { phone: `91${phone}`, otp })).data;
  return { phone, token: access.token, user };
}

/** A cart with things of two shops, seen from a page. */
export const cartOf = (path: string) => async (stage: Stage) => {
  await fillTwoShops(stage);
  return path;
};

/** Two shops are chosen, and there is somewhere to deliver to. */
export async function checkoutReady(stage: Stage): Promise<string> {
  await addAddress(stage.request, stage.shopper);
  return checkoutWithoutAddress(stage);
}

export async function checkoutWithoutAddress(stage: Stage): Promise<string> {
  return choose(stage, await fillTwoShops(stage));
}

/** Of the first shop a voucher was collected, of the second a code is known. */
export async function checkoutWithVoucher(stage: Stage): Promise<string> {
  const { request, shopper } = stage;
  await addAddress(request, shopper);
  const products = await fillTwoShops(stage, 9);
  const [collected, known] = await Promise.all(
    products.map(async ({ shop }) => (await callAs(request, shopper, `/get-vouchers?shop_id=${shop.id}`)).body.data.coupons[0]),
  );
  await callAs(request, shopper, '/vouchers-collect', { coupon_id: collected.id });
  return choose(stage, products, known.code);
}

export async function memberAtCheckout(stage: Stage): Promise<string> {
  await member(stage);
  return checkoutReady(stage);
}

async function choose({ page }: Stage, products: readonly MarketProduct[], coupon_code = ''): Promise<string> {
  await page.addInitScript(
    (chosen) => {
      const kept = JSON.parse(localStorage.getItem('souk.cart') ?? '{"state":{},"version":1}');
      localStorage.setItem('souk.cart', JSON.stringify({ ...kept, state: { ...kept.state, ...chosen } }));
    },
    { selectedShopIds: products.map(({ shop }) => shop.id), coupon_code },
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

export const withTicket = (path: (number: string) => string) => async (stage: Stage) => path(await ticket(stage));

export async function ticketClosed(stage: Stage): Promise<string> {
  const ticket_number = await ticket(stage);
  await callAs(stage.request, stage.shopper, '/support-ticket/close', { ticket_number });
  return `/support-ticket/${ticket_number}`;
}

async function fillTwoShops({ request, shopper }: Stage, quantity = 1): Promise<readonly MarketProduct[]> {
  const products = await productsOfTwoShops(request);
  await fillCart(request, shopper, products, quantity);
  return products;
}
