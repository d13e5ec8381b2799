import type { Page } from '@playwright/test';
import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

/** A moment as an input of the browser has it. */
function typed(page: Page, hours: number): Promise<string> {
  return page.evaluate((count) => {
    const at = new Date(Date.now() + count * 3_600_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, hours);
}

test('a flash sale is planned, running and ended, as the storefront shows it', async ({ page, allowConsole }) => {
  allowConsole(/401|409/);
  const name = `Lantern Hours ${Date.now()}`;
  await openPanel(page, '/admin/promotions/flash-sales');
  await expect(page.getByRole('table', { name: 'Flash sales' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New flash sale' }).click();
  await page.getByRole('button', { name: 'Create flash sale' }).click();
  await expect(page.getByText('A name in the default language is needed')).toBeVisible();
  await page.getByLabel(/^Name .*English/).fill(name);
  await page.getByLabel('Starts').fill(await typed(page, 24 * 200));
  await page.getByLabel('Ends').fill(await typed(page, 24 * 202));
  await page.getByRole('button', { name: 'Add products' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search products' }).fill('lamp');
  const add = dialog.getByRole('button', { name: /^Add .*lamp/i });
  await expect(add.first()).toBeEnabled();
  const product = String(await add.first().getAttribute('aria-label')).replace(/^Add /, '');
  await expectAccessible(page);
  await add.first().click();
  await expect(dialog.getByRole('img', { name: 'Added' }).or(dialog.getByLabel('Added'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: `Sale price of ${product}` }).fill('99999');
  await page.getByRole('textbox', { name: `Quantity of ${product}` }).fill('7');
  await page.getByRole('button', { name: 'Create flash sale' }).click();
  await expect(page.getByText('The price must be below the regular one')).toBeVisible();
  await page.getByRole('textbox', { name: `Sale price of ${product}` }).fill('1.25');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const shop = await page.context().newPage();
  const address = String(await page.getByRole('link', { name: 'Open in the shop' }).getAttribute('href'));
  await expect(page.getByText('Planned', { exact: true })).toBeVisible();
  await shop.goto(address);
  await expect(shop.getByRole('heading', { name })).toBeVisible();

  // It starts: at a time in the past.
  await page.getByLabel('Starts').fill(await typed(page, -1));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(messages(page).filter({ hasText: 'Flash sale saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  await shop.reload();
  await expect(shop.getByText('$1.25').first()).toBeVisible();

  // The same product cannot be in another sale at that time.
  const second = await page.context().newPage();
  await second.goto('/admin/promotions/flash-sales/new');
  await second.getByRole('button', { name: 'Add products' }).click();
  await second.getByRole('searchbox', { name: 'Search products' }).fill(product);
  await expect(second.getByRole('dialog').getByText(`At that time in ${name}`)).toBeVisible();
  await expect(second.getByRole('button', { name: `Add ${product}`, exact: true })).toBeDisabled();
  await second.close();

  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await messages(page).filter({ hasText: 'Flash sale ended' }).getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  await page.goto('/admin/promotions/flash-sales');
  const today = page.getByRole('table').filter({ has: page.locator('[aria-current=date]') });
  await expect(today.getByRole('link', { name }).first()).toBeVisible();
  await page.getByRole('table', { name: 'Flash sales' }).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await shop.goto('/');
  await expect(shop.getByText(name)).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/promotions/flash-sales');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a voucher is created, copied, ended and taken back', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  const stamp = Date.now();
  const code = `SPRING${stamp}`;
  await openPanel(page, '/admin/promotions');
  await expect(page.getByRole('table', { name: 'Vouchers' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New voucher' }).click();
  await page.getByRole('button', { name: 'Create voucher' }).click();
  await expect(page.getByText('A code without spaces is needed')).toBeVisible();
  await page.getByRole('textbox', { name: /^Code/ }).fill(code);
  await page.getByRole('combobox', { name: /^Shop/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('textbox', { name: /^Discount/ }).fill('15');
  await page.getByRole('combobox', { name: 'Paid by' }).selectOption('The marketplace');
  await page.getByLabel('Starts').fill(await typed(page, -1));
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(page.getByText('Running', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Discount/ })).toHaveValue('15');
  await page.getByRole('textbox', { name: /^Code/ }).fill(`${code}B`);
  await page.getByRole('button', { name: 'Create voucher' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${code}B` })).toBeVisible();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await messages(page).filter({ hasText: 'Voucher ended' }).getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  const created = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Voucher created' });
  await expect(created).toContainText('Percent of the goods');
  await expect(created).toContainText('The marketplace');
  await page.goto(`/admin/promotions?search=${code}`);
  await expect(page.getByRole('table', { name: 'Vouchers' }).getByRole('row')).toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: code, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a membership plan is created, edited, no longer offered and offered again, as shoppers see it', async ({ page, allowConsole }) => {
  allowConsole(/401/);
  const name = `Lantern ${Date.now()}`;
  await openPanel(page, '/admin/promotions/plans');
  await expect(page.getByRole('table', { name: 'Membership plans' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New plan' }).click();
  await page.getByLabel(/^Name .*English/).fill(name);
  await page.getByLabel(/^Benefits .*English/).fill('Free delivery\nFirst in the queue');
  await page.getByRole('button', { name: 'Create plan' }).click();
  await expect(page.getByText('An amount with at most two decimals')).toBeVisible();
  await page.getByRole('textbox', { name: /^Price/ }).fill('4.50');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const shop = await page.context().newPage();
  await shop.goto('/plans');
  await expect(shop.getByText('First in the queue')).toBeVisible();
  await page.getByRole('button', { name: 'Stop offering it' }).click();
  await expect(page.getByRole('button', { name: 'Offer it' })).toBeVisible();
  // A message stays while the pointer is over it, however long the shop takes.
  const ended = messages(page).filter({ hasText: 'The plan is no longer offered' });
  await ended.hover();
  await shop.reload();
  await expect(shop.getByText('First in the queue')).toHaveCount(0);
  await ended.getByRole('button', { name: 'Undo' }).click();
  await expect(messages(page).filter({ hasText: 'The change is undone' })).toBeVisible();
  await shop.reload();
  await expect(shop.getByText('First in the queue')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Stop offering it' }).click();
  await expect(page.getByRole('button', { name: 'Offer it' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  for (const path of ['plans', 'members']) {
    await page.goto(`/admin/promotions/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
