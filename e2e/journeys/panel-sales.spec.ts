import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('[admin-10] sales by shop: a range of days with its totals, as CSV and on a phone', async ({ page, allowConsole }) => {
  // The panel asks who is signed in.
  allowConsole(/401/);
  await openPanel(page, '/admin/commission');
  await page.getByRole('link', { name: 'Sales by shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales by shop' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Days' }).selectOption('365');
  const table = page.getByRole('region', { name: 'Sales by shop' });
  await expect(table.getByRole('row').last()).toContainText('Total');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sales-.*\.csv$/);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('[admin-02] the messages of the contact form are listed in the panel', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  await openPanel(page, '/admin/support');
  await page.getByRole('link', { name: 'Contact messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact messages' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /message/ })).toBeAttached();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
});
