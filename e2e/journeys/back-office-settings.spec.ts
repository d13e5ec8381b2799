import { readFileSync } from 'node:fs';
import { findHiddenTabs } from '../support/control-problems.ts';
import { testOfOwnMarketplace } from '../support/own-marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages } from '../support/test.ts';

const test = testOfOwnMarketplace();

test('[admin-02] a language is added, completed by an import, switched on, and seen in the storefront', async ({ page, allowConsole }) => {
  // The first import has a text that does not exist.
  allowConsole(/422/);
  await openPanel(page, '/admin/settings/languages');
  await page.getByRole('button', { name: 'Add a language' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a language' });
  await dialog.getByLabel('Code of the language').fill('fr');
  await dialog.getByLabel('Name').fill('Français');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add' }).click();
  const french = page.getByRole('list', { name: 'Languages' }).getByRole('listitem').filter({ hasText: 'Français' });
  await expect(french.getByText('Off', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await french.getByRole('link', { name: 'Texts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Texts in Français' })).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const keys = Object.keys(JSON.parse(readFileSync(await (await download).path(), 'utf8')));
  const texts = { ...Object.fromEntries(keys.map((text) => [text, text.replace(/\|[a-z]+$/, '')])), Wishlist: 'Favoris' };
  await page.getByRole('button', { name: 'Import' }).click();
  const file = {
    name: 'texts-fr.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...texts, 'No such text': 'x' })),
  };
  const chosen = page.getByRole('dialog', { name: 'Import texts' }).getByLabel('File');
  await chosen.setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('No such text');
  await chosen.setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(texts)) });
  await expect(messages(page).filter({ hasText: /texts imported/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: /^Missing/ })
    .click();
  await expect(page.getByText('Nothing is missing')).toBeVisible();

  await page.goto('/admin/settings/languages/fr?search=Wishlist');
  const wishlist = page.getByRole('textbox', { name: 'Wishlist', exact: true });
  await expect(wishlist).toHaveValue('Favoris');
  await wishlist.fill('Mes favoris');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page).filter({ hasText: 'Saved' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto('/admin/settings/languages');
  await french.getByRole('button', { name: 'Switch on' }).click();
  await expect(messages(page).filter({ hasText: 'Switched on' })).toBeVisible();
  await expect(async () => {
    await page.goto('/?lang=fr');
    await expect(page.getByRole('link', { name: 'Mes favoris' }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  await page.goto('/admin/settings/languages');
  await french.getByRole('button', { name: 'Switch off' }).click();
  await expect(french.getByText('Off', { exact: true })).toBeVisible();
});

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
    await expect.poll(() => findHiddenTabs(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await page.goto('/admin/settings/delivery');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('To pay')).toBeVisible();
});
