import type { APIRequestContext, Page } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import {
  addAddress,
  buy,
  type CatalogProduct,
  callAs,
  fillCart,
  productsOfTwoShops,
  simpleProduct,
  simpleProducts,
  stockOf,
} from '../support/marketplace.ts';
import type { Shopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Orders the filled cart and opens the payment page of the demo gateway. */
async function goToPay(page: Page, request: APIRequestContext, shopper: Shopper): Promise<void> {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  await addAddress(request, shopper);
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const payment = page.getByRole('group', { name: 'Payment' });
  await expect(payment.getByRole('radio')).toHaveCount(2);
  await payment.getByText('Demo payment').click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demo payment' })).toBeVisible();
}

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

async function onlyOrder(request: APIRequestContext, shopper: Shopper) {
  const { body } = await callAs(request, shopper, '/orders');
  expect(body.data.orders).toHaveLength(1);
  return body.data.orders[0];
}

/** Orders a product with payment at the demo gateway through the API, as from another device. */
async function placeUnpaid(request: APIRequestContext, shopper: Shopper, product: CatalogProduct): Promise<{ id: number; url: string }> {
  await fillCart(request, shopper, [product]);
  const address_id = await addAddress(request, shopper);
  const shop_ids = [product.shop.id];
  const { payable_amount } = (await callAs(request, shopper, '/cart/checkout', { shop_ids })).body.data.checkout;
  const order = { shop_ids, address_id, payment_method: 'demo', payable_amount };
  const { status, body } = await callAs(request, shopper, '/place-order', order, { 'idempotency-key': crypto.randomUUID() });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: body.data.orders[0].id, url: body.data.order_payment_url };
}

/** Sets the expiry of an order into the past and runs the job that expires orders. */
function runOut(orderId: number): void {
  changeMarketplace(`
    update purchases set expires_at = now() - interval '1 second' where id = (select purchase_id from orders where id = ${orderId});
    select graphile_worker.add_job('expire-unpaid', '{}'::json);`);
}

test('[cart-14] [account-02] an order that is not paid in time is cancelled, the open page shows it, and it can be ordered again', async ({
  page,
  request,
  shopper,
}) => {
  // A product that no other journey buys.
  const product = (await simpleProducts(request, 5)).at(-1);
  if (!product) throw new Error('The marketplace sells nothing without choices');
  const stock = await stockOf(request, product);
  const { id } = await placeUnpaid(request, shopper, product);
  await expect.poll(() => stockOf(request, product)).toBeLessThan(stock);
  await page.goto(`/order-history/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Awaiting your payment')).toBeVisible();
  runOut(id);
  await expect(main.getByText('It was not paid in time').first()).toBeVisible({ timeout: 15_000 });
  await expect(main.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  await expect.poll(() => stockOf(request, product)).toBe(stock);
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Buy again' }).click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('group', { name: 'Payment' }).getByText('Demo payment').click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(heading(page, 'Thank you, your order is paid')).toBeVisible();
});

test('[cart-14] an expired payment page accepts no payment and leads back to the cancelled order', async ({ page, request, shopper }) => {
  const { id, url } = await placeUnpaid(request, shopper, await simpleProduct(request));
  await page.goto(`/order-confirm/${id}?payment=later`);
  await page.goto(url);
  runOut(id);
  await expect.poll(async () => (await callAs(request, shopper, `/order-details?order_id=${id}`)).body.data.order.status).toBe('Cancelled');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(heading(page, 'This order was cancelled')).toBeVisible();
  await expect(page.getByRole('main').getByText('It was not paid in time')).toBeVisible();
  await expect(page.getByRole('main').getByText('Nothing to pay')).toBeVisible();
  await expectAccessible(page);
  const { body } = await callAs(request, shopper, `/order-details?order_id=${id}`);
  expect(body.data.order).toMatchObject({ payment_status: 'Failed', can_pay: false, payment: { refund: null } });
});

test('[cart-14] an order that is paid in two windows is charged once', async ({ page, context, request, shopper }) => {
  const { id, url } = await placeUnpaid(request, shopper, await simpleProduct(request));
  const other = await context.newPage();
  await page.goto('/');
  await page.goto(`/order-history/${id}`);
  await other.goto(url);
  await page.getByRole('main').getByRole('button', { name: 'Pay now' }).click();
  await page
    .getByRole('dialog', { name: 'Pay now' })
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(heading(page, 'Demo payment')).toBeVisible();
  expect(page.url()).toBe(other.url());
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(heading(page, 'Thank you, your order is paid')).toBeVisible();
  await other.reload();
  await expect(other.getByText('This payment has been made.')).toBeVisible();
  await other.close();
  const { body } = await callAs(request, shopper, `/order-details?order_id=${id}`);
  expect(body.data.order).toMatchObject({ payment: { status: 'Paid', refund: null } });
});

test('[cart-14] cash and each gateway can be chosen; a payment that works leads back to a paid order', async ({
  page,
  request,
  shopper,
}) => {
  await goToPay(page, request, shopper);
  expect(page.url()).toContain('/demo-payment/');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(/\/order-confirm\/\d+$/);
  await expect(heading(page, 'Thank you, your order is paid')).toBeVisible();
  expect(await onlyOrder(request, shopper)).toMatchObject({ payment_status: 'Paid', can_pay: false });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('[cart-14] an order with a declined card can be paid again', async ({ page, request, shopper }) => {
  await goToPay(page, request, shopper);
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(heading(page, 'Your payment failed')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(heading(page, 'Demo payment')).toBeVisible();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(heading(page, 'Thank you, your order is paid')).toBeVisible();
  expect(await onlyOrder(request, shopper)).toMatchObject({ payment_status: 'Paid' });
});

test('[cart-14] [account-02] an abandoned payment can be made later, from the order', async ({ page, request, shopper }) => {
  await goToPay(page, request, shopper);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(heading(page, 'Your order is not paid yet')).toBeVisible();
  await page.goto('/order-history');
  const { code } = await onlyOrder(request, shopper);
  await expect(page.getByRole('main').getByText('Not paid yet')).toBeVisible();
  await page.getByRole('link', { name: `Order ${code}` }).click();
  await page.getByRole('main').getByRole('button', { name: 'Pay now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay now' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Pay with a repeated confirmation' }).click();
  await expect(heading(page, 'Thank you, your order is paid')).toBeVisible();
});

test('[cart-14] a late answer of the gateway is awaited, and going back leads to the order', async ({ page, request, shopper }) => {
  await goToPay(page, request, shopper);
  await page.goBack();
  await expect(heading(page, 'Your order is not paid yet')).toBeVisible();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByRole('button', { name: 'Pay with a late confirmation' }).click();
  await expect(heading(page, 'Awaiting your payment')).toBeVisible();
  await expectAccessible(page);
  await expect(heading(page, 'Thank you, your order is paid')).toBeVisible({ timeout: 30_000 });
});

test('[cart-12] [cart-14] two shops are paid in one payment, and the share of a cancelled order is refunded', async ({
  page,
  request,
  shopper,
}) => {
  const products = await productsOfTwoShops(request);
  await fillCart(request, shopper, products);
  const address_id = await addAddress(request, shopper);
  const shop_ids = products.map(({ shop }) => shop.id);
  const { body } = await callAs(request, shopper, '/cart/checkout', { shop_ids });
  const { payable_amount } = body.data.checkout;
  const order = { shop_ids, address_id, payment_method: 'demo', payable_amount };
  const placed = await callAs(request, shopper, '/place-order', order, { 'idempotency-key': crypto.randomUUID() });
  expect(placed.status).toBe(201);
  const [first] = placed.body.data.orders;
  await page.goto(`/order-confirm/${first.id}?payment=later`);
  await page.getByRole('button', { name: `Pay $${payable_amount.toFixed(2)}` }).click();
  await page.getByRole('button', { name: 'Decline, then pay, confirmed out of order' }).click();
  await expect(heading(page, 'Thank you, your order is paid')).toBeVisible();

  await page.goto(`/order-history/${first.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByText('I changed my mind').click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  const share = `$${first.payable_amount.toFixed(2)}`;
  await expect(page.getByText(new RegExp(`(Your refund of \\${share} is on its way|\\${share} was refunded on )`))).toBeVisible();
  await expect(async () => {
    const details = await callAs(request, shopper, `/order-details?order_id=${first.id}`);
    expect(details.body.data.order.payment).toMatchObject({ status: 'Refunded', refund: { status: 'Done', amount: first.payable_amount } });
  }).toPass();
});

test('[cart-14] no screen asks for the payment of an order that vouchers cover completely', async ({ page, request, shopper }) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [bought] = await buy(request, shopper, [product.shop.id]);
  await page.route('**/api/order-details*', async (route) => {
    const answer = await (await route.fetch({ maxRetries: 3 }).catch(() => undefined))?.json().catch(() => undefined);
    // The page has navigated away and does not wait for the answer.
    if (!answer) return route.abort().catch(() => undefined);
    const { order } = answer.data;
    order.payment.amount = 0;
    for (const each of order.purchase_orders) each.payable_amount = 0;
    await route.fulfill({ json: answer });
  });
  await page.goto(`/order-confirm/${bought?.id}`);
  const main = page.getByRole('main');
  await expect(heading(page, 'Thank you, your order is placed')).toBeVisible();
  await expect(main.getByText('Nothing to pay')).toBeVisible();
  await expect(main.getByText(/Pay when|To pay on delivery/)).toHaveCount(0);
  await page.goto(`/order-history/${bought?.id}`);
  await expect(main.getByText('Nothing to pay')).toBeVisible();
  await expect(main.getByText('Not paid yet')).toHaveCount(0);
});

test('[account-06] [browse-08] a membership that is paid online begins with its payment', async ({ page, request, shopper }) => {
  await page.goto('/plans/1/purchase');
  await page.getByRole('main').getByText('Demo payment').click();
  await page.getByRole('button', { name: /^Become a member/ }).click();
  await expect(heading(page, 'Demo payment')).toBeVisible();
  await expect(page.getByText('Regular')).toBeVisible();
  await page.getByRole('button', { name: 'Pay with a late confirmation' }).click();
  await expect(page).toHaveURL(/\/my-subscription$/);
  await expect(page.getByText('Your Regular membership starts once it is paid.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Active', { exact: true })).toBeVisible({ timeout: 40_000 });
  const { body } = await callAs(request, shopper, '/my-subscription');
  expect(body.data).toMatchObject({ current: { payment: { method: 'demo', status: 'Paid' } }, pending: null });
});

test('[account-06] a membership whose payment was abandoned stays pending, and is paid later from the account', async ({
  page,
  request,
  shopper,
}) => {
  await page.goto('/plans/1/purchase');
  const main = page.getByRole('main');
  await main.getByText('Demo payment').click();
  await page.getByRole('button', { name: /^Become a member/ }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL(/\/my-subscription/);
  await expect(main.getByText('Awaiting payment')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: /^Pay \$/ }).click();
  await main.getByText('Demo payment').click();
  await page.getByRole('button', { name: /^Become a member/ }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(main.getByText('Active', { exact: true })).toBeVisible({ timeout: 20_000 });
  const { body } = await callAs(request, shopper, '/my-subscription');
  expect(body.data).toMatchObject({ current: { payment: { status: 'Paid' } }, pending: null, history: [] });
});
