import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('settings are found, changed together, undone from the message, and two members do not overwrite each other', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/409/);
  await openPanel(page, '/admin/settings');
  await expectAccessible(page);
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await openPanel(other, '/admin/settings');
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('opening hours');
  await page.getByRole('textbox', { name: 'Opening hours English' }).fill('Every day from 9 to 9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page).filter({ hasText: 'Saved' })).toBeVisible();

  await other.getByRole('searchbox', { name: 'Search settings' }).fill('opening hours');
  await other.getByRole('textbox', { name: 'Opening hours English' }).fill('Never');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('alert')).toContainText('Every day from 9 to 9');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Take theirs' }).click();
  await expect(other.getByRole('textbox', { name: 'Opening hours English' })).toHaveValue('Every day from 9 to 9');
  await other.context().close();

  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('');
  await expectNoSidewaysScroll(page);
});

const screens = [
  ['currencies', 'Currencies'],
  ['taxes', 'Taxes'],
  ['delivery', 'Delivery'],
  ['payments', 'Payments and messages'],
  ['search', 'Search'],
  ['jobs', 'Background jobs'],
  ['errors', 'Storefront errors'],
  ['security', 'Security log'],
] as const;

test('every screen of the settings is accessible and fits a phone', async ({ page }) => {
  await openPanel(page, '/admin/settings');
  for (const [path, title] of screens) {
    await page.goto(`/admin/settings/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await page.goto('/admin/settings/delivery');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('To pay')).toBeVisible();
});
