import { expect, type Page } from '@playwright/test';

/** From the drawer to the checkout with every shop of the cart, which are selected unless the journey unselected one. */
export async function proceed(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await expect(drawer.getByRole('checkbox').first()).toBeVisible();
  for (const box of await drawer.getByRole('checkbox').all()) await expect(box).toBeChecked();
  await drawer.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(drawer).toBeHidden();
}
