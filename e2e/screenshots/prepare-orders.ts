import { changeMarket } from '../support/change-market.ts';
import { addAddress, buy, callAs, fillCart, productsOfTwoShops, simpleProduct } from '../support/market.ts';
import type { Stage } from './screen.ts';

export async function order({ request, shopper }: Stage): Promise<number> {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [placed] = await buy(request, shopper, [product.shop.id]);
  if (!placed) throw new Error('Nothing was ordered');
  return placed.id;
}

/** An order stands behind this page. */
export const withOrder = (path: string) => async (stage: Stage) => {
  await order(stage);
  return path;
};

/** One purchase, two parcels. */
export async function twoOrders({ request, shopper }: Stage): Promise<string> {
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

/** An order that has come so far. */
export const orderAt = (status: (typeof way)[number]) => async (stage: Stage) => {
  const id = await order(stage);
  const steps = way.slice(0, way.indexOf(status) + 1).map(
    (step) => `update orders set status = '${step}', delivered_at = ${step === 'Delivered' ? 'now()' : 'null'} where id = ${id};
      insert into order_events (order_id, status) values (${id}, '${step}');`,
  );
  changeMarket(steps.join('\n'));
  return `/order-history/${id}`;
};

export async function orderCancelled(stage: Stage): Promise<string> {
  return `/order-history/${await cancelled(stage, await order(stage))}`;
}

/** It is to be paid online, and has not been. */
export async function orderUnpaid(stage: Stage): Promise<string> {
  return `/order-history/${(await placeOnline(stage)).id}`;
}

/** What became of a payment, where the payment page leads back to. */
export const paymentReturn = {
  async waiting(stage: Stage) {
    return `/order-confirm/${(await placeOnline(stage)).id}`;
  },
  async brokenOff(stage: Stage) {
    return `/order-confirm/${(await placeOnline(stage)).id}?payment=cancelled`;
  },
  async failed(stage: Stage) {
    const { id } = await placeOnline(stage);
    changeMarket(`update orders set payment_status = 'Failed' where id = ${id};`);
    return `/order-confirm/${id}`;
  },
  async paid(stage: Stage) {
    return `/order-confirm/${await paidOnline(stage)}`;
  },
  async over(stage: Stage) {
    return `/order-confirm/${await cancelled(stage, (await placeOnline(stage)).id)}`;
  },
};

/** It was paid and cancelled: the money is on its way back. */
export async function orderRefunded(stage: Stage): Promise<string> {
  return `/order-history/${await cancelled(stage, await paidOnline(stage))}`;
}

/** The demo gateway's own page. */
export async function paymentPage(stage: Stage): Promise<string> {
  return (await placeOnline(stage)).url;
}

async function placeOnline({ request, shopper, language }: Stage): Promise<{ id: number; url: string }> {
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

async function paidOnline(stage: Stage): Promise<number> {
  const { id, url } = await placeOnline(stage);
  const { page } = stage;
  await page.goto(url);
  await page.getByRole('button').first().click();
  await page.waitForURL(/order-confirm/);
  return id;
}

async function cancelled({ request, shopper, t }: Stage, order_id: number): Promise<number> {
  const { status, body } = await callAs(request, shopper, '/orders/cancel', { order_id, reason: t('I changed my mind') });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return order_id;
}
