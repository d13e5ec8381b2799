import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('[shell-01] [browse-01] a visitor sees the marketplace without signing in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Souk');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();
});

test('[every-01] [every-02] home fits a phone and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
