import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('shop health: the problems of all shops and of one, as CSV and on a phone', async ({ page, allowConsole }) => {
  // The panel asks who is signed in.
  allowConsole(/401/);
  await openPanel(page, '/admin/shops');
  await page.getByRole('link', { name: 'Health', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop health' })).toBeVisible();
  await page.getByRole('link', { name: 'Last 90 days' }).click();
  const table = page.getByRole('region', { name: 'Shop health' });
  await expect(table.getByRole('columnheader', { name: 'Late orders' })).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('shop-health-90.csv');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);

  await table.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Show its health' }).click();
  await expect(page.getByRole('link', { name: 'Show all shops' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop health' })).toBeVisible();
});
