import type { Page } from '@playwright/test';
import { applicationForm } from '../support/apply-for-shop.ts';
import { pngFile } from '../support/pictures.ts';
import { expect, messages, noteReady, test } from '../support/test.ts';

/** Opens a page with its HTML only; the returned function lets its JavaScript load. */
async function openBeforeCode(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  // early-input.js, which records the input, is a separate file that loads first.
  await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/early-input.js`).length > 0);
  return held.resolve;
}

/** Waits until React has hydrated the page; `noteReady` sets the flag. */
function waitForHydration(page: Page) {
  return page.waitForFunction(() => Reflect.has(globalThis, 'isReady'));
}

test('a press before the code has loaded takes effect afterwards', async ({ context }) => {
  const page = await context.newPage();
  const release = await openBeforeCode(page, '/products');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[browse-03] filters that are chosen before the code has loaded all apply', async ({ context }) => {
  const page = await context.newPage();
  const release = await openBeforeCode(page, '/products');
  const brands = page
    .getByRole('complementary', { name: 'Filters' })
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'Brand' }) });
  for (const index of [0, 1]) await brands.locator('label').nth(index).click();
  release();
  await expect(page).toHaveURL(/brand_id=\d+(,|%2C)\d+/);
  await expect(brands.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('a press during hydration takes effect exactly once', async ({ context }) => {
  const page = await context.newPage();
  await noteReady(page);
  await page.addInitScript(() => {
    // Presses the button between two slices of the hydration.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const hasReactRoot = Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
      if (!hasReactRoot) return port2.postMessage('again');
      performance.mark(Reflect.has(globalThis, 'isReady') ? 'late' : 'meanwhile');
      return document.querySelector<HTMLElement>('article button[aria-pressed]')?.click();
    };
    port2.postMessage('begin');
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await waitForHydration(page);
  expect(await page.evaluate(() => performance.getEntriesByName('meanwhile').length)).toBe(1);
  // A second press would remove the product from the wishlist again.
  await expect(messages(page).filter({ hasText: 'Saved on this device.' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('button', { pressed: true })).toHaveCount(1);
});

test('[shell-12] words that are typed before the code has loaded stay in the field and are searched for', async ({ context }) => {
  const page = await context.newPage();
  await noteReady(page);
  const release = await openBeforeCode(page, '/');
  const box = page.getByRole('searchbox').first();
  await box.fill('teapot');
  release();
  await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();
  await waitForHydration(page);
  await expect(box).toHaveValue('teapot');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=teapot/);
});

test('[shell-14] categories that are opened before the code has loaded are shown', async ({ context }) => {
  const page = await context.newPage();
  const release = await openBeforeCode(page, '/');
  await page.getByRole('button', { name: 'Categories' }).click();
  release();
  await expect(page.getByRole('link', { name: 'Candles & scent' }).first()).toBeVisible();
});

test('[browse-03] a sorting that is chosen before the code has loaded applies', async ({ context }) => {
  const page = await context.newPage();
  const release = await openBeforeCode(page, '/products');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: high to low' });
  release();
  await expect(page).toHaveURL(/sort_type=high_to_low/);
});

test('[shell-09] what an applicant types and chooses before the code has loaded stays in the form', async ({ context }) => {
  const page = await context.newPage();
  await noteReady(page);
  const release = await openBeforeCode(page, '/shop/register');
  const form = applicationForm(page);
  await form.getByLabel('Full name').fill('Salma Nasser');
  await form.getByLabel('Shop name').fill('Lamps of Fes');
  await form.getByLabel('Logo').setInputFiles(pngFile('logo.png', 80, 80));
  await form.getByLabel('Documents').setInputFiles([pngFile('licence.png', 80, 80), pngFile('tax.png', 80, 80)]);
  release();
  await waitForHydration(page);
  await expect(form.getByLabel('Full name')).toHaveValue('Salma Nasser');
  await expect(form.getByLabel('Shop name')).toHaveValue('Lamps of Fes');
  await expect(form.getByRole('button', { name: 'Remove licence.png' })).toBeVisible();
  await expect(form.getByRole('button', { name: /^Remove / })).toHaveCount(3);
  // The page shows the shop as shoppers will see it, which proves that the form knows what was typed.
  await expect(page.getByText('Lamps of Fes', { exact: true })).toBeVisible();
  await expect(page.locator('img[src^="blob:"]')).toHaveCount(4);
});
