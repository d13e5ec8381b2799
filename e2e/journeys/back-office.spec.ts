import type { Page } from '@playwright/test';
import { buy, fillCart, simpleProduct } from '../support/marketplace.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

/** The demo admin. One code at a time goes to a number, so the journeys of this file follow each other. */
const phone = '9876500001';
test.describe.configure({ mode: 'serial' });

async function demoCode(page: Page): Promise<string> {
  const [, code = ''] = /the code is (\d+)/.exec((await page.getByText('Demo: the code is').textContent()) ?? '') ?? [];
  return code;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code from the message').fill(await demoCode(page));
  await page.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByLabel('Code from the authenticator app');
  await expect(field).toBeVisible();
  await expectAccessible(page);
  await field.fill(await demoCode(page));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a member signs in with a second factor, confirms an order, and its shopper sees it', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  // The panel asks who is signed in; a refused change is shown below.
  allowConsole(/401|409/);
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  if (!order) throw new Error('Nothing was ordered');
  const { code } = order;

  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'Sign in to the back office' })).toBeVisible();
  await expectAccessible(page);
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search orders' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`search=${code}`));
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { name: `Order ${code}` })).toBeVisible();
  await expectAccessible(page);

  // A second window of another operator, who is slower.
  const late = await page.context().newPage();
  await late.goto(page.url());
  await expect(late.getByRole('button', { name: 'Confirm order' })).toBeVisible();

  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(messages(page)).toContainText('Status changed');
  await expect(page.getByRole('button', { name: 'Start processing' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Noor Karimi');

  await late.getByRole('button', { name: 'Confirm order' }).click();
  await expect(late.getByRole('alert')).toContainText('You wanted: Confirmed');
  await expect(late.getByRole('alert')).toContainText('It is now: Confirmed');
  await late.close();

  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Noor Karimi' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(page.getByRole('heading', { name: 'بانتظارك' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(`/order-history/${order.id}`);
  await expect(page.getByText('Confirm', { exact: true }).first()).toBeVisible();
});

test('the storefront knows nothing of the panel: no file, no cookie, no service worker, and its own policy', async ({ page, request }) => {
  const loaded: string[] = [];
  page.on('request', (each) => loaded.push(new URL(each.url()).pathname));
  const answer = await page.goto('/');
  expect(loaded.filter((path) => path.includes('admin'))).toEqual([]);
  expect(answer?.headers()['content-security-policy']).toContain("style-src-attr 'unsafe-inline'");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('souk_admin');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin');
});
