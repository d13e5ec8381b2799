import type { Page } from '@playwright/test';
import { openStatic } from '../support/configure.ts';
import { staticAddress } from '../support/environment.ts';
import { addAddress, callAs, fillCart, simpleProduct } from '../support/marketplace.ts';
import { proceed } from '../support/proceed.ts';
import { signInWithDialog } from '../support/sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Fakes a broken server until `repair`, and counts the calls in `requests`. */
async function breakServer(page: Page, answer: 'nothing' | 'a page' | 'silence') {
  const server = { requests: 0, repair: () => page.unroute('**/api/**') };
  await page.route('**/api/**', (route) => {
    server.requests += 1;
    if (answer === 'nothing') return route.abort();
    if (answer === 'a page') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome to nginx</h1>' });
  });
  return server;
}

const popular = (page: Page) => page.getByRole('heading', { name: 'Popular products' });

test('[every-04] while the server is down, a first visit shows the layout with an error, and the page loads as soon as the server is back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.clock.install();
  const server = await breakServer(page, 'nothing');
  await page.goto(staticAddress());
  await expect(page.getByRole('heading', { level: 1, name: 'The shop could not be reached' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  const before = server.requests;
  await page.clock.runFor(60_000);
  // The page retries four times, and each of its calls three times.
  expect(server.requests - before, 'requests a minute').toBeLessThan(40);
  await server.repair();
  await page.clock.runFor(20_000);
  await expect(popular(page)).toBeVisible();
});

test('[every-04] when the server answers calls with HTML pages, stored settings stay in use, and a button retries', async ({ page }) => {
  await openStatic(page);
  await expect(popular(page)).toBeVisible();
  await page.clock.install();
  const server = await breakServer(page, 'a page');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('The shop could not be reached.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Shops' })).toBeVisible();
  await page.clock.runFor(120_000);
  expect(server.requests, 'asked once each').toBeLessThan(10);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await server.repair();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(popular(page)).toBeVisible();
  await expect(page.getByText('Welcome to nginx')).toHaveCount(0);
});

test('[settings-03] [settings-11] a server that never answers delays the page for a limited time only', async ({ page }) => {
  await page.clock.install();
  const server = await breakServer(page, 'silence');
  await page.goto(staticAddress());
  await expect.poll(() => server.requests).toBeGreaterThan(1);
  expect(await page.getByRole('banner').count()).toBe(0);
  await page.clock.runFor(9_000);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').locator('.skeleton').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('about:blank');
});

test('[settings-03] without texts a page is in English, and its lang attribute is en', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await page.addInitScript(() => localStorage.setItem('souk.settings', '{"state":{"locale":"ar","langDirection":"rtl"},"version":1}'));
  await page.route('**/api/lang/ar', (route) => route.fulfill({ status: 500, json: { message: 'No texts' } }));
  await openStatic(page);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('[auth-11] [cart-12] when the session ends at the checkout, the order continues after signing in, with the text already entered', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  allowConsole(/401/);
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await addAddress(request, shopper);
  await proceed(page);
  await page.getByLabel('For the shops and the courier (optional)').fill('Ring twice');
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
  await callAs(request, shopper, '/logout');
  await page.getByRole('button', { name: /^Place order/ }).click();
  // The login opens over the checkout automatically.
  await signInWithDialog(page, shopper.phone);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel('For the shops and the courier (optional)')).toHaveValue('Ring twice');
  await expect(page.getByRole('radio', { name: /Nadia Karim/ })).toBeChecked();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});
