import { apiAddress } from '../support/environment.ts';
import { demoSeller, openPanel, openSellerPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('[seller-05] an operator looks at the panel of a shop and changes nothing, and the shop sees it', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/403/);
  await openPanel(page, '/admin/shops');
  await page.getByRole('link', { name: 'Clay & Ember', exact: true }).click();
  await page.getByRole('button', { name: 'Look at the panel of the shop' }).click();

  const banner = page.getByRole('region', { name: 'You look at this panel' });
  await expect(page).toHaveURL(/\/seller$/);
  await expect(banner).toContainText('you look at the panel of Clay & Ember.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  const stock = page.getByRole('list', { name: 'Stock' }).getByRole('textbox').first();
  await stock.fill(String(Number(await stock.inputValue()) + 1));
  await page.getByRole('button', { name: 'Save 1 quantity' }).click();
  await expect(page.getByText('You only look at this panel, so nothing was changed.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(banner).toBeVisible();
  await expectNoSidewaysScroll(page);
  await banner.getByRole('button', { name: 'Stop looking' }).click();
  await expect(page).toHaveURL(/\/admin\/shops\/\d+$/);
  await expect(page.getByText('Started to look at the panel of the shop').first()).toBeVisible();

  const context = await browser.newContext({ baseURL: apiAddress() });
  const seller = await context.newPage();
  await openSellerPanel(seller, '/seller/staff', { phone: demoSeller });
  await expect(seller.getByRole('list', { name: 'Looked at by the marketplace' }).getByRole('listitem').first()).toContainText('Until');
  await context.close();
});
