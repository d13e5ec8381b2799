import type { APIRequestContext, Page } from '@playwright/test';
import { readStored } from '../support/configure.ts';
import {
  addAddress,
  buy,
  callAs,
  fillCart,
  findVariants,
  ordersOf,
  productsOfTwoShops,
  putVariant,
  simpleProduct,
} from '../support/marketplace.ts';
import { proceed } from '../support/proceed.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

/** A variant with so little stock that one shopper can buy all of it. A retry of the journey needs another one. */
async function somethingScarce(request: APIRequestContext) {
  for (const name of ['Oat & honey cleansing balm', 'Mountain sidr honey', 'Cambodi oud attar', 'Jasmine balcony candle']) {
    const { id, shopId, variants } = await findVariants(request, name);
    const [scarce] = variants;
    if (scarce) return { name, id, shopId, scarce };
  }
  throw new Error('Everything scarce is sold out');
}

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });
const amount = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Summary' }).locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd');

test('the way from the drawer to the checkout loads the summary once', async ({ page, request, shopper }) => {
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await page.goto('/');
  const calls: string[] = [];
  page.on('request', (call) => call.url().endsWith('/api/cart/checkout') && calls.push(call.url()));
  await page.getByRole('button', { name: /^Cart, 1 item, / }).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(placeButton(page)).toBeEnabled();
  expect(calls).toHaveLength(1);
});

test('[cart-06] [cart-07] [cart-12] two shops, one purchase, an order each, however often the button is pressed', async ({
  page,
  request,
  shopper,
}) => {
  const products = await productsOfTwoShops(request);
  await fillCart(request, shopper, products);
  await addAddress(request, shopper, 'At work', false);
  await addAddress(request, shopper, 'At home', true);
  await proceed(page);
  await expect(page.getByRole('radio', { name: /At home/ })).toBeChecked();
  const { body } = await callAs(request, shopper, '/cart/checkout', { shop_ids: products.map(({ shop }) => shop.id) });
  const { checkout } = body.data;
  await expect(amount(page, 'Items')).toHaveText(`$${checkout.total_amount.toFixed(2)}`);
  await expect(amount(page, 'Delivery charge')).toHaveText(checkout.delivery_charge ? `$${checkout.delivery_charge.toFixed(2)}` : 'Free');
  await expect(amount(page, 'Total tax')).toHaveText(`$${checkout.order_tax_amount.toFixed(2)}`);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await summary.getByText('Total tax').click();
  for (const tax of checkout.all_vat_taxes) await expect(summary.getByText(`$${tax.amount.toFixed(2)}`, { exact: true })).toBeVisible();
  // The checkout's header and footer have no menus, no search and no lists of links.
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(['Terms & Conditions', 'Privacy Policy']);
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Souk', 'Help']);
  await expect(amount(page, 'To pay')).toHaveText(`$${checkout.payable_amount.toFixed(2)}`);
  await expectAccessible(page);

  const calls: string[] = [];
  page.on('request', (call) => call.url().endsWith('/api/place-order') && calls.push(call.url()));
  await placeButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  expect(calls).toHaveLength(1);
  const orders = await ordersOf(request, shopper);
  expect(orders.map(({ shop }) => shop.id).sort()).toEqual(products.map(({ shop }) => shop.id).sort());
  const main = page.getByRole('main');
  for (const { code } of orders) await expect(main.getByText(`#${code}`)).toBeVisible();
  for (const { name } of products) await expect(main.getByTitle(name)).toBeVisible();
  await expect(main.getByText(/^Arrives /)).toHaveCount(2);
  await expect(main.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
  const download = page.waitForEvent('download');
  await main
    .getByRole('button', { name: /^Add to calendar/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^SK-\w+\.ics$/);
  await expectAccessible(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
});

test('[cart-12] an order whose answer was lost is not placed twice', async ({ page, request, shopper, allowConsole }) => {
  allowConsole(/ERR_FAILED|ERR_INTERNET/);
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await addAddress(request, shopper);
  await proceed(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/place-order', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch({ maxRetries: 3 });
    await route.abort();
  });
  await placeButton(page).click();
  await expect(page.getByText('Try again: it will only be placed once.').first()).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await ordersOf(request, shopper)).toHaveLength(1);
});

test('[cart-13] stock that somebody else bought meanwhile is reported before an order is placed', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  allowConsole(/409/);
  const { name, id, shopId, scarce } = await somethingScarce(request);
  await putVariant(request, shopper, id, scarce, 1);
  await addAddress(request, shopper);
  await proceed(page);
  await expect(placeButton(page)).toBeVisible();

  const other = await registerShopper(request, 'Omar Said');
  await putVariant(request, other, id, scarce, scarce.stock);
  await buy(request, other, [shopId]);
  await placeButton(page).click();
  await expect(page.getByText('Your order has changed and was not placed yet').first()).toBeVisible();
  await expect(page.getByText(`${name} is no longer available`).first()).toBeVisible();
  expect(await ordersOf(request, shopper)).toHaveLength(0);

  await page.getByRole('button', { name: 'Edit cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await expect(drawer.getByRole('link', { name })).toBeVisible();
  await expect(messages(page).filter({ hasText: `${name} is sold out.` })).toBeVisible();
});

test('[auth-14] the checkout continues after signing in', async ({ page, request }) => {
  const { phone } = await registerShopper(request);
  await page.goto('/checkout');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('WhatsApp number').fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByLabel('Digit 1 of 4').pressSequentially((await page.getByTestId('demo-code').textContent()) ?? '');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});

test('[shell-06] orders are listed by status; an order can be opened, cancelled and bought again', async ({ page, request, shopper }) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  await page.goto('/order-history');
  await page.getByRole('link', { name: `Order ${order?.code}` }).click();
  await expect(page).toHaveURL(/\/order-history\/\d+$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Items' })).toContainText(product.name);
  await expect(main.getByRole('region', { name: 'Order status' }).locator('[aria-current="step"]')).toContainText('Pending');
  await expect(main.getByText('4 Lantern Lane')).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Order History' })).toHaveAttribute('aria-current', 'page');

  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Invoice' }).click();
  expect((await saving).suggestedFilename()).toBe(`Invoice ${order?.code}.pdf`);
  const printed = page.evaluate(() => new Promise((resolve) => Object.assign(window, { print: () => resolve('printed') })));
  await main.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe('printed');

  await main.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect.poll(async () => (await readStored(page, 'auth')).orderCancelModal).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('Choose a reason')).toBeVisible();
  await dialog.getByText('I changed my mind').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  expect((await readStored(page, 'auth')).orderCancelModal).toBe(false);
  await expect(main.getByText('I changed my mind').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancel order' })).toBeHidden();

  await main.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toContainText(product.name);
  await page.keyboard.press('Escape');
  await page.goto('/order-history?status=cancelled');
  await expect(page.getByRole('link', { name: `Order ${order?.code}` })).toBeVisible();
  await page.getByRole('link', { name: /^Delivered/ }).click();
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(messages(page).filter({ hasText: 'went wrong' })).toHaveCount(0);
});

test('the checkout of a visitor shows its three steps, and leads on to products', async ({ page }) => {
  for (const [path, title] of [
    ['/checkout', 'Sign in to check out'],
    ['/buynow', 'Sign in to buy now'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Login' })).toBeInViewport();
    await expect(main.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(6);
    await expect(main.getByRole('heading', { name: 'Popular products' })).toBeVisible();
    // One row: logo, what it is, help and the cart.
    expect(await page.getByRole('banner').evaluate((header) => header.clientHeight)).toBeLessThan(80);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});
