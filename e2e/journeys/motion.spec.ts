import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const add = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first();

/** Records the pictures that fly, with the length of their flights. */
async function recordFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flights: number[] = [];
    Reflect.set(globalThis, 'flights', flights);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function record(frames, options) {
      if (this.hasAttribute('data-flight') && typeof options === 'object') flights.push(Number(options.duration));
      return animate.call(this, frames, options);
    };
  });
}

test('the picture of an added product flies into the cart', async ({ page, shopper }) => {
  expect(shopper.token).toBeTruthy();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordFlights(page);
  await page.goto('/products');
  await add(page).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'flights'))).toEqual([240]);
  await expect(page.locator('[data-flight]')).toHaveCount(0);
});

test('nothing flies or rolls for people who ask for less motion', async ({ page, shopper }) => {
  expect(shopper.token).toBeTruthy();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordFlights(page);
  const motion = page.waitForRequest(/\/motion-/, { timeout: 5000 }).catch(() => null);
  await page.goto('/products');
  await add(page).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect(await motion).toBeNull();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'flights'))).toEqual([]);
});

test('?lang=fa is Persian, as ?lang=ir is', async ({ page }) => {
  await page.goto('/?lang=fa');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
