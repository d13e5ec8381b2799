import type { Locator, Page } from '@playwright/test';
import { configure, openStatic } from '../support/configure.ts';
import { apiAddress } from '../support/environment.ts';
import { addAddress, callAs, fillCart, ordersOf, productsOfTwoShops, simpleProduct } from '../support/marketplace.ts';
import { proceed } from '../support/proceed.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const buyButton = (page: Page) => page.getByRole('button', { name: /^Become a member/ });
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome! You are now a member' });

test('[browse-08] [cart-06] a plan is bought and its discount shows at the next checkout', async ({ page, request, shopper }) => {
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await addAddress(request, shopper);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Membership plans' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  const plan = page.getByRole('article', { name: 'Neighbour' });
  await expect(plan).toContainText('Most popular');
  await expect(plan).toContainText('$39.00 for 1 year');
  await expect(plan.locator('dt', { hasText: 'Pays for itself once you spend' }).locator('xpath=following-sibling::dd')).toHaveText(
    '$390.00',
  );
  await plan.getByRole('link', { name: 'Choose Neighbour' }).click();
  await expect(page).toHaveURL(/\/plans\/2\/purchase$/);
  await expect(page.getByRole('radio', { name: /Cash/ })).toBeChecked();
  await expect(buyButton(page)).toContainText('$39.00');

  const keys: (string | undefined)[] = [];
  page.on(
    'request',
    (call) => call.url().endsWith('/purchase') && call.method() === 'POST' && keys.push(call.headers()['idempotency-key']),
  );
  await buyButton(page).dblclick();
  await expect(welcome(page)).toBeFocused();
  expect(keys).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'Your benefits' })).toContainText('10% off every order');
  await expectAccessible(page);
  const { body } = await callAs(request, shopper, '/my-subscription');
  expect(body.data.current).toMatchObject({
    plan: { name: 'Neighbour' },
    status: 'active',
    payment: { method: 'cash', status: 'Pending' },
  });

  await proceed(page);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.locator('dt', { hasText: 'Membership discount' })).toContainText('10% with your plan');
  await expect(summary.locator('dt', { hasText: 'Free delivery with your plan' })).toBeVisible();
  await page.goto('/plans');
  await expect(plan).toContainText('Your plan');
});

test('[browse-08] [auth-14] a visitor signs in and the purchase continues', async ({ page, request }) => {
  const { phone } = await registerShopper(request);
  await page.goto('/plans/1/purchase');
  await buyButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('WhatsApp number').fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByLabel('Digit 1 of 4').pressSequentially((await page.getByTestId('demo-code').textContent()) ?? '');
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByText(/^Your Regular membership is valid until/)).toBeVisible();
});

test('[browse-08] a member reads the effect of buying another plan, or the same one again', async ({ page, request, shopper }) => {
  await callAs(request, shopper, '/plans/3/purchase', { payment_method: 'cash' }, { 'idempotency-key': crypto.randomUUID() });
  await page.goto('/plans/2/purchase');
  await expect(page.getByRole('main').getByText('This plan replaces it immediately, and the remaining days are lost.')).toBeVisible();
  await page.goto('/plans/3/purchase');
  await expect(page.getByRole('main').getByText('You already have this plan, and it never expires')).toBeVisible();
  await expect(buyButton(page)).toHaveCount(0);
});

test('[browse-08] a purchase whose answer was lost is not made twice', async ({ page, request, shopper, allowConsole }) => {
  allowConsole(/ERR_FAILED|ERR_INTERNET/);
  await page.goto('/plans/1/purchase');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/plans/1/purchase', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch({ maxRetries: 3 });
    await route.abort();
  });
  await buyButton(page).click();
  await expect(page.getByText('Try again: it will only be bought once.').first()).toBeVisible();
  await buyButton(page).click();
  await expect(welcome(page)).toBeVisible();
  expect(keys[0]).toBe(keys[1]);
  const { body } = await callAs(request, shopper, '/my-subscription');
  expect(body.data.history).toEqual([]);
});

test('[browse-08] [cart-14] only enabled payment methods are offered, and a gateway opens its payment page', async ({
  page,
  shopper,
  allowConsole,
}) => {
  allowConsole(/422/);
  expect(shopper.token).toBeTruthy();
  await configure(page, { cash_on_delivery: false, online_payment: false, payment_gateways: [] });
  await openStatic(page, '/plans/2/purchase');
  await expect(page.getByText('Payments are not available right now, so you cannot buy a membership.')).toBeVisible();
  await expect(buyButton(page)).toHaveCount(0);

  const gateways = [
    { name: 'demo', title: 'Demo payment', logo: null },
    { name: 'stripe', title: 'Card', logo: null },
  ];
  await configure(page, { cash_on_delivery: true, online_payment: true, payment_gateways: gateways });
  await openStatic(page, '/plans/2/purchase');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await page.getByRole('main').getByText('Demo payment').click();
  const message = 'This payment method is not available';
  let answer: object = { status: 422, json: { message, errors: { payment_method: [message] } } };
  const asked: unknown[] = [];
  await page.route('**/api/plans/2/purchase', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill(answer);
  });
  await buyButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
  answer = { status: 201, json: { data: { subscription: { status: 'pending' }, payment_url: null } } };
  await buyButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The payment page could not be opened.' }).first()).toBeVisible();
  answer = { status: 201, json: { data: { subscription: { status: 'pending' }, payment_url: `${apiAddress()}/shops?paying=yes` } } };
  await buyButton(page).click();
  await expect(page).toHaveURL(/\/shops\?paying=yes$/);
  expect(asked).toEqual(Array.from({ length: 3 }, () => ({ payment_method: 'demo' })));
});

test('[cart-06] [account-06] the discount of a plan is shown for each of two shops, in the checkout and in the order, and deducted', async ({
  page,
  request,
  shopper,
}) => {
  const products = await productsOfTwoShops(request);
  await fillCart(request, shopper, products);
  await addAddress(request, shopper);
  await callAs(request, shopper, '/plans/2/purchase', { payment_method: 'cash' }, { 'idempotency-key': crypto.randomUUID() });
  await proceed(page);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  for (const { shop } of products) {
    const part = page.getByRole('main').getByRole('region', { name: shop.name });
    await expect(part).toContainText('10% with your plan');
    await expect(part).toContainText('Free with your plan');
  }
  await expectSum(summary);
  const saved = await summary.getByText(/^Your plan saves you \$[\d.]+ on this order\.$/).textContent();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/order-confirm\/\d+$/);

  const [order] = await ordersOf(request, shopper);
  await page.goto(`/order-history/${order?.id}`);
  const amounts = page.getByRole('region', { name: 'Amounts' });
  await expect(amounts.getByText('10% with your plan')).toBeVisible();
  await expect(amounts.getByText('Free delivery with your plan')).toBeVisible();
  await expectSum(amounts);
  await page.goto('/my-subscription');
  const figure = page.locator('dt', { hasText: 'Saved so far' }).locator('xpath=following-sibling::dd');
  expect(saved).toContain((await figure.textContent()) ?? '?');
});

/** The amounts shown add up exactly to the last one. */
async function expectSum(list: Locator): Promise<void> {
  const shown = await list.locator('dl > div dd').allTextContents();
  const cents = shown.map((text) => Number(text.replace('−', '-').replaceAll(/[$.]/g, '')));
  const total = cents.pop();
  expect(shown.length).toBeGreaterThan(3);
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(total);
}
