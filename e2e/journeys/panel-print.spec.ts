import type { Page } from '@playwright/test';
import { openPanel, openSellerPanel } from '../support/panel.ts';
import { expect, test } from '../support/test.ts';

/** Checks that only what belongs on paper is visible, black on white although the screen is dark, and not wider than the paper. */
async function checkPrinted(page: Page, name: string, width = 794): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width, height: 1123 });
  for (const hidden of [page.getByRole('navigation'), page.getByRole('search'), page.getByRole('complementary')])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('button:not(thead *)').filter({ visible: true })).toHaveCount(0);
  const { scheme, background, isTooWide } = await page.evaluate(() => {
    const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scheme: colorScheme, background: backgroundColor, isTooWide: scrollWidth > clientWidth };
  });
  expect({ scheme, background, isTooWide }).toEqual({ scheme: 'light', background: 'rgb(255, 255, 255)', isTooWide: false });
  await page.screenshot({ path: `test-results/printed-${name}.png`, fullPage: true });
}

const adminPages = { orders: '/admin/orders', people: '/admin/people', sales: '/admin/commission/sales' };
for (const [name, path] of Object.entries(adminPages)) {
  test(`[admin-05] ${path} prints as a clean document`, async ({ page }) => {
    await openPanel(page, path);
    await expect(page.getByRole('table').first()).toBeVisible();
    // The sales by shop have many columns, and are printed across the paper.
    await checkPrinted(page, name, name === 'sales' ? 1123 : undefined);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
  });
}

test('[seller-06] a statement prints as a clean document', async ({ page }) => {
  await openSellerPanel(page, '/seller/money');
  await expect(page.getByLabel('Month', { exact: true })).toBeVisible();
  await checkPrinted(page, 'statement');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
