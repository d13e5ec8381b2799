import type { APIRequestContext } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import {
  addAddress,
  type CatalogProduct,
  callAs,
  fillCart,
  listProducts,
  productsOfTwoShops,
  simpleProduct,
} from '../support/marketplace.ts';
import type { Shopper } from '../support/shopper.ts';
import type { ScreenContext } from './screen.ts';

/** Layla of the README, who has ordered, asked and liked for months. A number gets a code once a minute. */
export async function demoShopper(request: APIRequestContext): Promise<Shopper> {
  changeMarketplace('delete from codes;');
  const phone = '9876543210';
  const post = async (path: string, data: object) => (await request.post(`${apiAddress()}/api${path}`, { data })).json();
  const { otp } = (await post('/send-login-otp', { phone })).data;
  const { access, user } = (await post('/login', { phone: `91${phone}`, otp })).data;
  return { phone, token: access.token, user };
}

/** Fills a cart from two shops before this page opens. */
export const cartOf = (path: string) => async (context: ScreenContext) => {
  await fillTwoShops(context);
  return path;
};

/** Two selected shops and an address. */
export async function checkoutReady(context: ScreenContext): Promise<string> {
  await addAddress(context.request, context.shopper);
  return checkoutWithoutAddress(context);
}

export async function checkoutWithoutAddress(context: ScreenContext): Promise<string> {
  return choose(context, await fillTwoShops(context));
}

/** A collected voucher of the first shop, and the code of a voucher of the second. */
export async function checkoutWithVoucher(context: ScreenContext): Promise<string> {
  const { request, shopper } = context;
  await addAddress(request, shopper);
  const products = await fillTwoShops(context, 9);
  const [collected, known] = await Promise.all(
    products.map(async ({ shop }) => (await callAs(request, shopper, `/get-vouchers?shop_id=${shop.id}`)).body.data.coupons[0]),
  );
  await callAs(request, shopper, '/vouchers-collect', { coupon_id: collected.id });
  return choose(context, products, known.code);
}

export async function memberAtCheckout(context: ScreenContext): Promise<string> {
  await member(context);
  return checkoutReady(context);
}

async function choose({ page }: ScreenContext, products: readonly CatalogProduct[], coupon_code = ''): Promise<string> {
  await page.addInitScript(
    (chosen) => {
      const stored = JSON.parse(localStorage.getItem('souk.cart') ?? '{"state":{},"version":1}');
      localStorage.setItem('souk.cart', JSON.stringify({ ...stored, state: { ...stored.state, ...chosen } }));
    },
    { selectedShopIds: products.map(({ shop }) => shop.id), coupon_code },
  );
  return '/checkout';
}

export async function buyNowReady({ request, shopper }: ScreenContext): Promise<string> {
  const { id } = await simpleProduct(request);
  await callAs(request, shopper, '/cart/store', { product_id: id, quantity: 1, is_buy_now: true });
  await addAddress(request, shopper);
  return '/buynow';
}

export async function wishlistFilled({ request, shopper }: ScreenContext): Promise<string> {
  for (const { id } of await listProducts(request, { per_page: 4 })) {
    await callAs(request, shopper, '/favorite-add-or-remove', { product_id: id });
  }
  return '/wishlist';
}

/** The list as visitors see it by its link. */
export async function wishlistShared(context: ScreenContext): Promise<string> {
  await wishlistFilled(context);
  const { body } = await callAs(context.request, context.shopper, '/wishlist-link', { first_name: 'Nadia' });
  return `/wishlist/${body.data.link.token}`;
}

export async function member({ request, shopper }: ScreenContext): Promise<string> {
  await callAs(request, shopper, '/plans/2/purchase', { payment_method: 'cash' }, { 'idempotency-key': crypto.randomUUID() });
  return '/my-subscription';
}

export async function ticket({ request, shopper }: ScreenContext): Promise<string> {
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
  changeMarketplace(`insert into ticket_messages (ticket_id, from_shopper, message)
    select id, false, 'We are sorry. Another one leaves today.' from tickets where ticket_number = '${ticket_number}';`);
  return ticket_number;
}

/** A conversation about a product, with the addresses of the list and of the conversation. */
export async function conversation({ request, shopper }: ScreenContext): Promise<{ list: string; one: string }> {
  const question = { product_id: 1, message: 'Is the glaze safe for the oven? Call me: 98765 43210' };
  const { body } = await callAs(request, shopper, '/conversations', question);
  return { list: '/messages', one: `/messages/${body.data.id}` };
}

export const withTicket = (path: (number: string) => string) => async (context: ScreenContext) => path(await ticket(context));

export async function ticketClosed(context: ScreenContext): Promise<string> {
  const ticket_number = await ticket(context);
  await callAs(context.request, context.shopper, '/support-ticket/close', { ticket_number });
  return `/support-ticket/${ticket_number}`;
}

async function fillTwoShops({ request, shopper }: ScreenContext, quantity = 1): Promise<readonly CatalogProduct[]> {
  const products = await productsOfTwoShops(request);
  await fillCart(request, shopper, products, quantity);
  return products;
}
