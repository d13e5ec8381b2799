import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { addAddress, fillCart, listProducts, productsOfTwoShops } from '../support/market.ts';
import { expect, test } from '../support/test.ts';
import { settle } from './settle.ts';

const folder = resolve(import.meta.dirname, '../../docs/screenshots');
/** A README is read over slow lines too. */
const mostBytes = 250_000;

test.use({ colorScheme: 'light' });

test('README: home', async ({ page }) => {
  await page.goto('/');
  await take(page, 'home');
});

test('README: product', async ({ page, request, shopper }) => {
  await fillCart(request, shopper, await productsOfTwoShops(request));
  const [product] = await listProducts(request, { search: 'mug' });
  await page.goto(`/products/${product?.id}/details`);
  await take(page, 'product');
});

test('README: checkout', async ({ page, request, shopper }) => {
  await fillCart(request, shopper, await productsOfTwoShops(request));
  await addAddress(request, shopper);
  await page.goto('/');
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart, / });
  await cart.click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  const boxes = drawer.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
  await expect(drawer).toBeHidden();
  await take(page, 'checkout');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true });

  test('README: from right to left', async ({ page }) => {
    await page.goto('/?lang=ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await take(page, 'phone-rtl');
  });
});

/** Writes what is shown into docs/screenshots once its type and pictures are there. */
async function take(page: Page, name: string): Promise<void> {
  await settle(page);
  const webp = await toWebp(page, await page.screenshot());
  expect(webp.length, `${name}.webp is too large`).toBeLessThan(mostBytes);
  await writeFile(resolve(folder, `${name}.webp`), webp);
}

/** The browser itself knows the format; Playwright does not offer it. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const address = await blank.evaluate(
    async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.82);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await blank.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
