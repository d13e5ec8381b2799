import { openPanel } from '../support/panel.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

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
  const product = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option', { name: product })).toBeVisible();
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
