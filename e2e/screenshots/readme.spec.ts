import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { addAddress, fillCart, listProducts, productsOfTwoShops } from '../support/marketplace.ts';
import { proceed } from '../support/proceed.ts';
import { comeAs, registerShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { montage } from './montage.ts';
import { settle } from './settle.ts';

const folder = resolve(import.meta.dirname, '../../docs/screenshots');
/** The limit for a picture, because a README is also read over slow connections. */
const maxBytes = 250_000;

test.use({ viewport: { width: 1440, height: 1012 }, colorScheme: 'light', deviceScaleFactor: 1.25 });

test('README: home, product, checkout, and a phone from right to left', async ({ page, browser, request }) => {
  const shopper = await registerShopper(request);
  await page.goto('/');
  const home = await shot(page);

  await fillCart(request, shopper, await productsOfTwoShops(request));
  await addAddress(request, shopper);
  await comeAs(page, shopper);
  const [mug] = await listProducts(request, { search: 'mug' });
  await page.goto(`/products/${mug?.id}/details`);
  const product = await shot(page);
  await proceed(page);
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
  const checkout = await shot(page);

  const phone = await browser.newContext({
    viewport: { width: 390, height: 846 },
    deviceScaleFactor: 1.5,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    baseURL: new URL(page.url()).origin,
  });
  const small = await phone.newPage();
  await small.goto('/?lang=ar');
  await expect(small.locator('html')).toHaveAttribute('dir', 'rtl');
  const arabic = await shot(small);
  await phone.close();

  const sheet = await page.context().newPage();
  await montage(sheet, { home, product, checkout, arabic });
  await saveScreenshot(sheet, 'market');
});

/** Takes a screenshot after fonts and pictures have loaded. */
async function shot(page: Page): Promise<Buffer> {
  await settle(page);
  return page.screenshot();
}

async function saveScreenshot(page: Page, name: string): Promise<void> {
  const webp = await toWebp(page, await page.screenshot());
  expect(webp.length, `${name}.webp is too large`).toBeLessThan(maxBytes);
  await mkdir(folder, { recursive: true });
  await writeFile(resolve(folder, `${name}.webp`), webp);
}

/** Converts in the browser, because Playwright cannot save WebP. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.8);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
