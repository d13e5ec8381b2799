import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 412, height: 839 }, hasTouch: true });

/** The link in the middle of the screen and its distance from the top. */
function placeOf(page: Page, href: string): Promise<number> {
  return linkTo(page, href).evaluate((link) => link.getBoundingClientRect().top);
}

/** The last occurrence: a product may also be in the carousels above the grid, and afterwards among those viewed. */
const linkTo = (page: Page, href: string) => page.locator(`main :not([aria-label="Recently viewed"] *):is(a[href="${href}"])`).last();

/** A link to another page that is fully visible on the screen. */
async function linkInSight(page: Page, pattern: string): Promise<string> {
  const href = await page.evaluate((source) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
    const inSight = links.findLast((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      return width > 0 && top > 150 && bottom < innerHeight - 100 && new RegExp(source).test(link.getAttribute('href') ?? '');
    });
    return inSight?.getAttribute('href') ?? '';
  }, pattern);
  expect(href, 'a link in sight').not.toBe('');
  return href;
}

const product = String.raw`^/products/\d+/details$`;

for (const [name, path, pattern] of [
  ['home', '/', product],
  ['products', '/products', product],
  ['a category', '/categories/candles-and-scent', product],
  ['a shop', '/shops/1', product],
  ['the shops', '/shops', String.raw`^/shops/\d+$`],
  ['most popular', '/most-popular', product],
  ['best deal', '/best-deal', product],
  ['a flash sale', '/flash-sale/1', product],
  ['the blog', '/blogs', '^/blog/'],
] as const) {
  test(`[browse-10] going back to ${name} restores the scroll position`, async ({ page }) => {
    await page.goto(path);
    // Scrolls in steps, so that lazy sections load as they do for a shopper.
    const depth = await page
      .locator('main article')
      .last()
      .evaluate((last) => last.getBoundingClientRect().top - innerHeight / 2);
    for (let down = 0; down < depth; down += 300) {
      await page.mouse.wheel(0, 300);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested, { timeout: 1000 })));
    const href = await linkInSight(page, pattern);
    const before = await placeOf(page, href);
    await linkTo(page, href).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Home has sections made from what was looked at.
    if (pattern === product) {
      await expect.poll(() => page.evaluate(() => localStorage.getItem('souk.visitor'))).toMatch(/"viewed":\[\d/);
    }
    await page.goBack();
    await expect(linkTo(page, href)).toBeAttached();
    const distance = async () => Math.abs((await placeOf(page, href)) - before);
    await expect.poll(distance, 'pixels away from where it was').toBeLessThan(40);
    // Nothing moves when the rest has loaded.
    if (name === 'home') await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeAttached();
    await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested, { timeout: 1000 })));
    expect(await distance(), 'pixels away after everything has loaded').toBeLessThan(40);
  });
}
