import { buildOrder } from '../support/marketplace.ts';
import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('the command palette finds an order, a product with a typo, a person and a screen, by keyboard alone', async ({ page }) => {
  await openPanel(page, '/admin');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  const input = palette.getByRole('combobox', { name: 'Find anything' });
  await expect(input).toBeFocused();
  await expect(palette.getByRole('group', { name: 'Screens' }).getByRole('option', { name: 'Orders' })).toBeVisible();
  await expectAccessible(page);

  await input.fill('lantren');
  const products = palette.getByRole('group', { name: 'Products' });
  await expect(products.getByRole('option').first()).toContainText(/lantern/i);
  await expect(palette.getByText('Results for “lantern”')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /lantern/i })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option', { name: /lantern/i })).toBeVisible();
  await input.fill('staf');
  await expect(palette.getByRole('option', { name: 'Staff and roles' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff and roles' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await input.fill('zzzqqqxxx');
  await expect(palette.getByRole('status')).toHaveText('Nothing found. Try fewer letters.');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('a new order of a shopper is announced live: bell, count in the navigation, title, and the list shows it', async ({
  page,
  request,
}) => {
  await openPanel(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  const bell = page.getByRole('button', { name: /notification/i });
  await bell.click();
  await expect(bell).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('Notifications');

  await buildOrder(request);
  await expect(bell).toHaveAccessibleName(/unread notification/, { timeout: 15_000 });
  await expect(page).toHaveTitle(/^\(\d+\) Hello/);
  await expect(page.getByRole('link', { name: /^Orders \d/ })).toContainText('waiting');
  await bell.click();
  const newest = page.getByRole('link', { name: /New order/ }).first();
  await expect(newest).toContainText('new');
  await expectAccessible(page);
  await newest.click();
  await expect(page).toHaveURL(/\/admin\/orders\/SK-/);
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('the filters of a list are saved as a view of the team, opened by a link, made the default and removed with undo', async ({
  page,
}) => {
  await openPanel(page, '/admin/orders?status=pending&payment=Pending');
  const views = page.getByRole('button', { name: 'Views' });
  await views.click();
  await page.getByRole('menuitem', { name: 'Save this view …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  const name = `To collect ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByText('Share with the team').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page).filter({ hasText: `The view “${name}” is saved` })).toBeVisible();
  const current = page.getByRole('button', { name });
  await current.click();
  await page.getByRole('menuitem', { name: 'Open the list with this view' }).click();
  await expect(messages(page).filter({ hasText: 'from now on' })).toBeVisible();

  await page.goto('/admin/people');
  await page
    .getByRole('link', { name: /^Orders/ })
    .first()
    .click();
  await expect(page).toHaveURL(/status=pending&payment=Pending/);
  await current.click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Remove this view' }).click();
  const removed = messages(page).filter({ hasText: 'is removed' });
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(current).toBeVisible();
  await current.click();
  await page.getByRole('menuitem', { name: 'Remove this view' }).click();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
});

test('the home page has the numbers of a range of days, as a table and as a file, and fits a phone', async ({ page }) => {
  await openPanel(page, '/admin?from=2026-01-01&to=2026-01-07');
  const numbers = page.getByRole('region', { name: 'Numbers' });
  await expect(numbers.getByRole('term').filter({ hasText: 'Average order' })).toBeVisible();
  await numbers.getByText('Show as a table').click();
  await expect(numbers.getByRole('table').getByRole('row')).toHaveCount(8);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await numbers.getByRole('button', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('numbers-2026-01-01-2026-01-07.csv');
  await numbers.getByRole('combobox', { name: 'Days' }).selectOption('Last 7 days');
  await expect(numbers.getByRole('table').getByRole('row')).toHaveCount(8);
  await page.getByRole('link', { name: /^Unpaid orders/ }).click();
  await expect(page).toHaveURL(/payment=Pending&open=1/);
  await page.goto('/admin');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Orders/ })
    .click();
  await expectNoSidewaysScroll(page);
});
