import type { Page, Request } from '@playwright/test';
import { configure, openStatic } from '../support/configure.ts';
import { simpleProduct } from '../support/marketplace.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, messages, test } from '../support/test.ts';

/** Records every call from now on. */
function listen(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => ['fetch', 'xhr'].includes(request.resourceType()) && calls.push(request));
  return calls;
}

const described = (request: Request) => {
  const url = new URL(request.url());
  return { call: `${request.method()} ${url.pathname}${url.search}`, body: request.postDataJSON() };
};

test('[call-01] every request goes to /api and has the headers of its type and language', async ({ page, shopper }) => {
  expect(shopper.token).toBeTruthy();
  const calls = listen(page);
  await openStatic(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('navigation').getByRole('link', { name: 'المنتجات' }).first().click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // A personal page also opens the event stream, which is a request.
  await configure(page, { pusher_app_key: null });
  const events = page.waitForRequest('**/api/events');
  await openStatic(page, '/dashboard');
  await events;
  const languages = await Promise.all(calls.map(async (call) => (await call.allHeaders())['accept-language']));
  // Late calls of the first page end before the second page opens, so that each call belongs to one language.
  const turn = languages.indexOf('ar');
  expect(turn).toBeGreaterThan(0);
  expect(calls.length).toBeGreaterThan(turn + 2);
  for (const [index, call] of calls.entries()) {
    expect(new URL(call.url()).pathname).toMatch(/^\/api\//);
    const headers = await call.allHeaders();
    expect(headers['x-requested-with'], call.url()).toBe('XMLHttpRequest');
    expect(headers['accept-language'], call.url()).toBe(index < turn ? 'en' : 'ar');
  }
});

test('[call-02] [call-03] the shop calls as specified, signed in with the token', async ({ page, request }) => {
  const { phone } = await registerShopper(request);
  const product = await simpleProduct(request);
  const calls = listen(page);
  await openStatic(page, `/shops/${product.shop.id}`);
  await page.getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('WhatsApp number').fill(phone);
  await login.getByRole('button', { name: 'Send OTP' }).click();
  const code = (await page.getByTestId('demo-code').textContent()) ?? '';
  await login.getByLabel('Digit 1 of 4').pressSequentially(code);
  await expect(login).toBeHidden();

  await page
    .getByRole('button', { name: `Add ${product.name} to cart` })
    .first()
    .click();
  await messages(page).getByRole('button', { name: 'View In Cart' }).click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await expect(drawer.getByRole('checkbox')).toBeChecked();
  const count = drawer.getByRole('group', { name: /^Quantity/ });
  await count.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(count).toContainText('2');
  await count.getByRole('button', { name: 'Decrease quantity' }).click();
  await drawer.getByRole('button', { name: 'Apply Store voucher' }).click();
  const vouchers = page.getByRole('dialog', { name: /^Vouchers/ });
  await vouchers
    .getByRole('button', { name: 'Collect', exact: true })
    .or(vouchers.getByText('Sorry there is no voucher available'))
    .first()
    .click();
  await vouchers.getByRole('button', { name: 'Close' }).click();
  await count.getByRole('button', { name: 'Remove' }).click();
  await expect(drawer.getByText('Cart is empty')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('dialog', { name: 'Log Out!' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();

  const made = calls.map(described);
  const bodyOf = (call: string) => made.find((one) => one.call === call)?.body;
  for (const call of [
    'GET /api/master',
    'GET /api/lang/en',
    'GET /api/carts',
    'GET /api/addresses',
    'GET /api/favorite-products',
    `GET /api/get-vouchers?shop_id=${product.shop.id}`,
    'GET /api/logout',
  ]) {
    expect(
      made.map((one) => one.call),
      call,
    ).toContain(call);
  }
  expect(bodyOf('POST /api/send-login-otp')).toEqual({ phone });
  expect(bodyOf('POST /api/login')).toEqual({ phone, otp: code });
  expect(bodyOf('POST /api/cart/store')).toMatchObject({ product_id: product.id, quantity: 1 });
  for (const change of ['increment', 'decrement']) {
    expect(bodyOf(`POST /api/cart/${change}`), change).toMatchObject({ product_id: product.id });
  }
  expect(bodyOf('POST /api/cart/checkout')).toEqual({ shop_ids: [product.shop.id] });
  for (const call of calls.filter((one) => /\/(carts?|addresses|favorite|get-vouchers|vouchers|logout)/.test(one.url()))) {
    expect((await call.allHeaders()).authorization, call.url()).toMatch(/^Bearer .{20,}/);
  }
});
