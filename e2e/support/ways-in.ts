import type { Locator, Page } from '@playwright/test';
import { newPhone, type Shopper } from './shopper.ts';
import { expect } from './test.ts';

export const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** The cart button in the header, by its name, which contains the number of items. */
export const cartButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

/** The code that the demo shows next to the boxes. */
export async function readCode(page: Page): Promise<string> {
  return (await page.getByTestId('demo-code').textContent()) ?? '';
}

/** The login dialog, opened from the header. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  return dialogNamed(page, 'Login');
}

/** A visitor presses "add" and is asked to sign in. */
export async function wantProduct(page: Page, product: { id: number }): Promise<void> {
  await page.goto(`/products/${product.id}/details`);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(dialogNamed(page, 'Login')).toBeVisible();
}

/** Reads the signed-in shopper from the page, for calls outside the browser. */
export async function readShopper(page: Page): Promise<Shopper> {
  const { token, user } = await page.evaluate(() => JSON.parse(localStorage.getItem('souk.auth') ?? '{}').state);
  return { token: token.replace('Bearer ', ''), user, phone: user.phone ?? newPhone() };
}
