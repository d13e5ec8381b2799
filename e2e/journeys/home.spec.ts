import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const street = (page: Page) => main(page).getByRole('region', { name: 'Top shops' });

test('[shell-01] [browse-01] a visitor sees the marketplace without signing in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Souk');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();
});

for (const width of [360, 1440]) {
  test(`[every-01] [every-02] home fits ${width} px and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the street shows the shops as windows, counts down the flash sale, and scrolls by its arrows', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Souk A covered market/);
  await expect(street(page).getByRole('listitem')).toHaveCount(8);
  await expect(main(page).getByRole('timer').first()).toContainText('Hours');
  const last = street(page).getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await street(page).getByRole('button', { name: 'Next' }).click();
  await expect(last).toBeInViewport();
  await last.click();
  await expect(page).toHaveURL(/\/shops\/\d+$/);
});

test('the street scrolls from right to left in Arabic, and by the keyboard', async ({ page }) => {
  await page.goto('/?lang=ar');
  const windows = main(page).locator('.street').getByRole('listitem');
  const [first, second] = await Promise.all([windows.nth(0).boundingBox(), windows.nth(1).boundingBox()]);
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
  await windows.last().getByRole('link').focus();
  await expect(windows.last()).toBeInViewport();
});

test('no product is twice among the sections of the home page', async ({ page }) => {
  await page.goto('/');
  const names = await main(page)
    .locator('.card-name a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test('new products come first until something was looked at, then those of the same shops', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByRole('heading', { name: 'New this week' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Just for you' })).toHaveCount(0);
  await page.goto('/products/1/details');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('souk.visitor'))).toContain('"viewed":[1]');
  const { product } = (await (await page.request.get('/api/product-details?product_id=1')).json()).data;
  await page.goto('/');
  const section = main(page).getByRole('region', { name: 'Just for you' });
  await section.scrollIntoViewIfNeeded();
  const [id] = /\d+/.exec((await section.locator('.card-name a').first().getAttribute('href')) ?? '') ?? [];
  const { product: first } = (await (await page.request.get(`/api/product-details?product_id=${id}`)).json()).data;
  expect(first.shop.id).toBe(product.shop.id);
});

test('the trust line shows only facts from the settings and the charges of the shops', async ({ page }) => {
  await page.goto('/');
  const line = main(page).getByRole('list', { name: 'Why shop here' });
  await expect(line.getByRole('listitem')).toHaveText([
    'Makers you know by name',
    'Delivery from $3.00',
    'Pay on delivery',
    /^(\d+ days to return|Secure online payment)$/,
  ]);
});

test('the home page uses 1600 px of a wide screen, with six products in a row', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/');
  const sale = main(page).getByRole('region', { name: 'Lantern Hours' });
  expect((await sale.boundingBox())?.width).toBe(1600);
  const grid = main(page).getByRole('region', { name: 'New this week' }).locator('ul').first();
  expect(await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)).toBe(6);
});
