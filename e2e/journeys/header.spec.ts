import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const banner = (page: Page) => page.getByRole('banner');

/** The vertical middle of each of these, in pixels. */
function middles(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const parts = [
      'header [aria-haspopup] ~ a, header a[aria-label="Souk"]',
      'header nav',
      'header [role="search"]',
      '.header-links > button',
    ];
    return parts.map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? Math.round((box.top + box.bottom) / 2) : Number.NaN;
    });
  });
}

test('[shell-11] from 1280 px categories, links and search share one row with the logo', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/about-us');
  const [logo, ...others] = await middles(page);
  for (const middle of others) expect(Math.abs(middle - (logo ?? 0))).toBeLessThan(3);
  expect(await banner(page).evaluate((header) => header.getBoundingClientRect().bottom)).toBeLessThanOrEqual(106);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1100, height: 900 });
  // The page is laid out again a moment after the window has changed.
  const distance = async () => {
    const [upper = 0, links = 0] = await middles(page);
    return links - upper;
  };
  await expect.poll(distance).toBeGreaterThan(40);
});

test('[shell-11] the header is hidden on the way down and returns on the way up or with the focus', async ({ page }) => {
  await page.goto('/about-us');
  const top = () => banner(page).evaluate((header) => Math.round(header.getBoundingClientRect().bottom));
  await page.mouse.wheel(0, 900);
  await expect.poll(top).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -120);
  await expect.poll(top).toBeGreaterThan(60);
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeLessThanOrEqual(0);
  await banner(page).getByRole('link', { name: 'Souk' }).focus();
  await expect.poll(top).toBeGreaterThan(60);
});

test('[shell-11] on a phone the first row of the header stays, and the second is hidden on a scrolled page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/about-us');
  await expect(page.getByRole('button', { name: 'Categories' })).toBeVisible();
  await page.mouse.wheel(0, 1200);
  await expect(page.getByRole('button', { name: 'Categories' })).toBeHidden();
  await expect(banner(page).getByRole('button', { name: 'Menu' })).toBeInViewport();
  await expectAccessible(page);
});

test('[shell-11] the panel of categories is in line with the page, in the middle of the window', async ({ page }) => {
  for (const { width, language } of [
    { width: 1440, language: 'en' },
    { width: 1440, language: 'ar' },
    { width: 800, language: 'en' },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/about-us?lang=${language}`);
    await page.locator('.header-links > button').click();
    const panel = page.locator('.categories-panel');
    await expect(panel.getByRole('link').first()).toBeVisible();
    const [start, end] = await panel.evaluate((each) => {
      const { left, right } = each.getBoundingClientRect();
      return [left, document.documentElement.clientWidth - right];
    });
    expect(start).toBeGreaterThan(20);
    expect(Math.abs((start ?? 0) - (end ?? 0))).toBeLessThan(2);
    await expectNoSidewaysScroll(page);
  }
});
