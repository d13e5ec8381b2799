import type { Page } from '@playwright/test';
import { simpleProduct } from '../support/marketplace.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 412, height: 900 } });

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 }).first();
}

for (const [language, menuButton, menuLink, shops] of [
  ['en', 'Menu', 'Shops', 'Shops'],
  ['ar', 'القائمة', 'المتاجر', 'المتاجر'],
] as const) {
  test(`Back closes the menu, and a link in it adds one entry only (${language})`, async ({ page }) => {
    await page.goto(`/about-us?lang=${language}`);
    const about = await heading(page).textContent();
    const menu = page.getByRole('dialog');
    await page.getByRole('button', { name: menuButton, exact: true }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/about-us/);
    // Forward finds nothing to open again.
    await page.goForward();
    await expect.poll(() => page.evaluate(() => history.state.layers.depth)).toBe(0);
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: menuButton, exact: true }).click();
    await menu.getByRole('link', { name: menuLink, exact: true }).click();
    await expect(page).toHaveURL(/\/shops/);
    await expect(heading(page)).toHaveText(shops);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/about-us/);
    await expect(heading(page)).toHaveText(about ?? '');
    await page.goForward();
    await expect(heading(page)).toHaveText(shops);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

test('Back closes the cart drawer, also after it was closed by its button, and the page stays scrolled', async ({
  page,
  shopper,
  request,
}) => {
  expect(shopper.token).toBeTruthy();
  const product = await simpleProduct(request);
  await page.goto('/');
  await page.goto(`/products/${product.id}/details`);
  await page.evaluate(() => scrollTo(0, 600));
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  const open = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  await open.click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await open.click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/products/${product.id}/details$`));
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('filters that were chosen in the sheet remain when Back closes it', async ({ page }) => {
  await page.goto('/about-us');
  await page.goto('/products');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\?/);
  const filtered = page.url();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('button', { name: /^Filters\s*1$/ })).toBeVisible();
});

test('Back closes a dialog that replaced another, and a reload leaves no entry behind', async ({ page }) => {
  await page.goto('/');
  await page.goto('/products');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Login', exact: true }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByRole('button', { name: 'Forgot Password' }).click();
  const reset = page.getByRole('dialog', { name: 'Forgot Password' });
  await expect(reset).toBeVisible();
  await page.goBack();
  await expect(reset).toBeHidden();
  await expect(page).toHaveURL(/\/products$/);

  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.layers.depth)).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state.layers.depth)).toBe(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('Back closes the panel of categories on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Categories' }).click();
  const link = page.getByRole('banner').getByRole('link', { name: 'Kitchen & ceramics' }).first();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.layers?.depth)).toBe(1);
  await page.goBack();
  await expect(link).toBeHidden();
  await expect(page).toHaveURL(/\/about-us$/);
  await page.getByRole('button', { name: 'Categories' }).click();
  await expect.poll(() => page.evaluate(() => history.state.layers?.depth)).toBe(1);
  await link.click();
  await expect(page).toHaveURL(/\/categories\/kitchen-and-ceramics$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});
