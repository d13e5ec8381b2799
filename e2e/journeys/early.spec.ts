import type { Page } from '@playwright/test';
import { expect, messages, noteReady, test } from '../support/test.ts';

/** A page whose HTML is there and whose code is not yet: it comes when told to. */
async function openBeforeCode(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  // What keeps the input is a file of its own and waits for nothing.
  await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/early-input.js`).length > 0);
  return held.resolve;
}

/** React has taken the page over; `noteReady` has it remember that. */
function takenOver(page: Page) {
  return page.waitForFunction(() => Reflect.has(globalThis, 'isReady'));
}

test('what is pressed before the code has come is pressed once it is there', async ({ context }) => {
  const page = await context.newPage();
  const release = await openBeforeCode(page, '/products');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[browse-03] filters that are chosen before the code has come count, all of them', async ({ context }) => {
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

test('what is pressed while React takes the page over is pressed once', async ({ context }) => {
  const page = await context.newPage();
  await noteReady(page);
  await page.addInitScript(() => {
    // Other work comes in between the slices in which React takes over.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const isHeard = Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
      if (!isHeard) return port2.postMessage('again');
      performance.mark(Reflect.has(globalThis, 'isReady') ? 'late' : 'meanwhile');
      return document.querySelector<HTMLElement>('article button[aria-pressed]')?.click();
    };
    port2.postMessage('begin');
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await takenOver(page);
  expect(await page.evaluate(() => performance.getEntriesByName('meanwhile').length)).toBe(1);
  // A wish that was made twice would be taken back.
  await expect(messages(page).filter({ hasText: 'Kept on this device.' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('button', { pressed: true })).toHaveCount(1);
});

test('[shell-12] words that are typed before the code has come stay and are searched for', async ({ context }) => {
  const page = await context.newPage();
  await noteReady(page);
  const release = await openBeforeCode(page, '/');
  const box = page.getByRole('searchbox').first();
  await box.fill('teapot');
  release();
  await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();
  await takenOver(page);
  await expect(box).toHaveValue('teapot');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=teapot/);
});

test('[shell-14] categories that are opened before the code has come are shown', async ({ context }) => {
  const page = await context.newPage();
  const release = await openBeforeCode(page, '/');
  await page.getByRole('button', { name: 'Categories' }).click();
  release();
  await expect(page.getByRole('link', { name: 'Candles & scent' }).first()).toBeVisible();
});

test('[browse-03] an order that is chosen before the code has come is taken', async ({ context }) => {
  const page = await context.newPage();
  const release = await openBeforeCode(page, '/products');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: high to low' });
  release();
  await expect(page).toHaveURL(/sort_type=high_to_low/);
});
