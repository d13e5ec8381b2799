import type { BrowserContext, Page } from '@playwright/test';
import { readStored } from '../support/configure.ts';
import { fillCart, simpleProduct } from '../support/marketplace.ts';
import { expect, test } from '../support/test.ts';
import { cartButton } from '../support/ways-in.ts';

/** Opens another tab of the same browser, without any action in it. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(tab.getByRole('banner')).toBeVisible();
  return tab;
}

test('[auth-10] [shell-02] [cart-05] two tabs share the cart, and signing out in one signs out both', async ({
  page,
  context,
  request,
  shopper,
}) => {
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await page.goto('/');
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  const tab = await openTab(context, '/dashboard');
  await expect(tab.getByRole('heading', { level: 1, name: 'Hello, Nadia Karim' })).toBeVisible();

  await cartButton(page, 'Cart, 1 item').click();
  const count = page.getByRole('dialog', { name: 'My Cart' }).getByRole('group', { name: /^Quantity/ });
  await count.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(cartButton(tab, 'Cart, 2 items')).toBeVisible();
  await expect(tab.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('dialog', { name: 'My Cart' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('dialog', { name: 'Log Out!' }).getByRole('button', { name: 'Yes' }).click();
  await expect(tab).toHaveURL(/\/$/);
  await expect(tab.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(tab.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  await expect(tab.getByText('Nadia Karim')).toHaveCount(0);
});

test('[settings-05] two tabs: the language that one chooses stays stored, whatever the other does in its own', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const tab = await openTab(context, '/products');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  // Opening the menu proves that the code runs: while it starts, it stores an empty list of searches.
  await page.getByRole('button', { name: 'اللغة: العربية' }).click();
  await expect(page.getByRole('menuitem', { name: 'العربية' })).toBeVisible();
  await page.keyboard.press('Escape');

  // The other tab stays in English; storing its searches must not store its language.
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
  await tab.getByRole('searchbox').fill('lamp');
  await tab.getByRole('searchbox').press('Enter');
  await expect(tab).toHaveURL(/search=lamp/);
  await expect.poll(async () => (await readStored(tab, 'settings')).search).toBe('lamp');
  expect(await readStored(tab, 'settings')).toMatchObject({ locale: 'ar', langDirection: 'rtl' });
  expect((await context.cookies()).find(({ name }) => name === 'souk_view')?.value).toMatch(/^ar\./);
  await tab.reload();
  await expect(tab.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('[settings-08] two tabs: the currency that one chooses is applied in the other', async ({ page, context }) => {
  await page.goto('/');
  const tab = await openTab(context, '/products');
  await expect(tab.getByRole('button', { name: 'Currency: USD $' })).toBeVisible();
  await page.getByRole('button', { name: 'Currency: USD $' }).click();
  await page.getByRole('menuitem', { name: 'EUR €' }).click();
  await expect(tab.getByRole('button', { name: 'Currency: EUR €' })).toBeVisible();
  await expect(
    tab
      .getByRole('main')
      .getByText(/^\d+\.\d\d€$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
