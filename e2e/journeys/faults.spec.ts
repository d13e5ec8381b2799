import type { Page } from '@playwright/test';
import { openStatic } from '../support/configure.ts';
import { staticAddress } from '../support/environment.ts';
import { addAddress, callAs, fillCart, simpleProduct } from '../support/market.ts';
import { proceed } from '../support/proceed.ts';
import { signInWithDialog } from '../support/sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** The server as it is while it has a fault, and how often it was asked. */
async function breakServer(page: Page, answer: 'nothing' | 'a page' | 'silence') {
  const fault = { asked: 0, mend: () => page.unroute('**/api/**') };
  await page.route('**/api/**', (route) => {
    fault.asked += 1;
    if (answer === 'nothing') return route.abort();
    if (answer === 'a page') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome to nginx</h1>' });
  });
  return fault;
}

const popular = (page: Page) => page.getByRole('heading', { name: 'Popular products' });

test('[every-04] a server that is down at the first visit: the frame stands, says so, and the page comes by itself', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.clock.install();
  const fault = await breakServer(page, 'nothing');
  await page.goto(staticAddress());
  await expect(page.getByRole('heading', { level: 1, name: 'The shop could not be reached' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  const asked = fault.asked;
  await page.clock.runFor(60_000);
  // Four more tries of the page, each call of it three times.
  expect(fault.asked - asked, 'requests a minute').toBeLessThan(40);
  await fault.mend();
  await page.clock.runFor(20_000);
  await expect(popular(page)).toBeVisible();
});

test('[every-04] one that answers with pages of its own: what is known stays, and a press tries again', async ({ page }) => {
  await openStatic(page);
  await expect(popular(page)).toBeVisible();
  await page.clock.install();
  const fault = await breakServer(page, 'a page');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('The shop could not be reached.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Shops' })).toBeVisible();
  await page.clock.runFor(120_000);
  expect(fault.asked, 'asked once each').toBeLessThan(10);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await fault.mend();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(popular(page)).toBeVisible();
  await expect(page.getByText('Welcome to nginx')).toHaveCount(0);
});

test('[settings-03] [settings-11] one that never answers is waited for, but not for ever', async ({ page }) => {
  await page.clock.install();
  const fault = await breakServer(page, 'silence');
  await page.goto(staticAddress());
  await expect.poll(() => fault.asked).toBeGreaterThan(1);
  expect(await page.getByRole('banner').count()).toBe(0);
  await page.clock.runFor(9_000);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').locator('.skeleton').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('about:blank');
});

test('[settings-03] without its texts a page is written as the English that it shows', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await page.addInitScript(() => localStorage.setItem('souk.settings', '{"state":{"locale":"ar","langDirection":"rtl"},"version":1}'));
  await page.route('**/api/lang/ar', (route) => route.fulfill({ status: 500, json: { message: 'No texts' } }));
  await openStatic(page);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('[auth-11] [cart-12] a session that ends at the checkout: signed in again, the order goes on with what was written', async ({
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
  // The login stands over the checkout by itself.
  await signInWithDialog(page, shopper.phone);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel('For the shops and the courier (optional)')).toHaveValue('Ring twice');
  await expect(page.getByRole('radio', { name: /Nadia Karim/ })).toBeChecked();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});
