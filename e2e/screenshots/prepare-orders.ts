import { changeMarketplace } from '../support/change-marketplace.ts';
import { addAddress, buy, callAs, fillCart, productsOfTwoShops, simpleProduct } from '../support/marketplace.ts';
import type { ScreenContext } from './screen.ts';

export async function order({ request, shopper }: ScreenContext): Promise<number> {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [placed] = await buy(request, shopper, [product.shop.id]);
  if (!placed) throw new Error('Nothing was ordered');
  return placed.id;
}

/** Places an order before this page opens. */
export const withOrder = (path: string) => async (context: ScreenContext) => {
  await order(context);
  return path;
};

/** One purchase from two shops: two orders. */
export async function twoOrders({ request, shopper }: ScreenContext): Promise<string> {
  const products = await productsOfTwoShops(request);
  await fillCart(request, shopper, products);
  const [first] = await buy(
    request,
    shopper,
    products.map(({ shop }) => shop.id),
  );
  return `/order-confirm/${first?.id}`;
}

const way = ['Confirm', 'Processing', 'Pickup', 'On The Way', 'Delivered'] as const;

/** Places an order and moves it to this status. */
export const orderAt = (status: (typeof way)[number]) => async (context: ScreenContext) => {
  const id = await order(context);
  const steps = way.slice(0, way.indexOf(status) + 1).map(
    (step) => `update orders set status = '${step}', delivered_at = ${step === 'Delivered' ? 'now()' : 'null'} where id = ${id};
      insert into order_events (order_id, status) values (${id}, '${step}');`,
  );
  changeMarketplace(steps.join('\n'));
  return `/order-history/${id}`;
};

export async function orderCancelled(context: ScreenContext): Promise<string> {
  return `/order-history/${await cancelled(context, await order(context))}`;
}

/** An order with online payment that is not paid yet. */
export async function orderUnpaid(context: ScreenContext): Promise<string> {
  return `/order-history/${(await placeOnline(context)).id}`;
}

/** The page after the return from the payment page, for each result of a payment. */
export const paymentReturn = {
  async waiting(context: ScreenContext) {
    return `/order-confirm/${(await placeOnline(context)).id}`;
  },
  async brokenOff(context: ScreenContext) {
    return `/order-confirm/${(await placeOnline(context)).id}?payment=cancelled`;
  },
  async failed(context: ScreenContext) {
    const { id } = await placeOnline(context);
    changeMarketplace(`update orders set payment_status = 'Failed' where id = ${id};`);
    return `/order-confirm/${id}`;
  },
  async paid(context: ScreenContext) {
    return `/order-confirm/${await paidOnline(context)}`;
  },
  async over(context: ScreenContext) {
    return `/order-confirm/${await cancelled(context, (await placeOnline(context)).id)}`;
  },
};

/** A paid order that was cancelled and is being refunded. */
export async function orderRefunded(context: ScreenContext): Promise<string> {
  return `/order-history/${await cancelled(context, await paidOnline(context))}`;
}

/** The payment page of the demo gateway. */
export async function paymentPage(context: ScreenContext): Promise<string> {
  return (await placeOnline(context)).url;
}

async function placeOnline({ request, shopper, language }: ScreenContext): Promise<{ id: number; url: string }> {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const address_id = await addAddress(request, shopper);
  const shop_ids = [product.shop.id];
  const summary = await callAs(request, shopper, '/cart/checkout', { shop_ids });
  const { payable_amount } = summary.body.data.checkout;
  const wanted = { shop_ids, address_id, payment_method: 'demo', payable_amount };
  const { status, body } = await callAs(request, shopper, '/place-order', wanted, {
    'idempotency-key': crypto.randomUUID(),
    'accept-language': language,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { id: body.data.orders[0].id, url: body.data.order_payment_url };
}

async function paidOnline(context: ScreenContext): Promise<number> {
  const { id, url } = await placeOnline(context);
  const { page } = context;
  await page.goto(url);
  await page.getByRole('button').first().click();
  await page.waitForURL(/order-confirm/);
  return id;
}

async function cancelled({ request, shopper, t }: ScreenContext, order_id: number): Promise<number> {
  const { status, body } = await callAs(request, shopper, '/orders/cancel', { order_id, reason: t('I changed my mind') });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return order_id;
}
