import type { Page } from '@playwright/test';
import { simpleProduct } from '../support/market.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Login' });

/** The code that the trial shop shows beside the field. */
async function readCode(page: Page): Promise<string> {
  return (await page.getByTestId('demo-code').textContent()) ?? '';
}

async function typeCode(page: Page, code: string): Promise<void> {
  for (const [index, digit] of [...code].entries()) await page.getByLabel(`Digit ${index + 1} of 4`).fill(digit);
}

test('[auth-01] [auth-02] a shopper signs in by phone code', async ({ page, request }) => {
  const { phone } = await registerShopper(request, 'Omar Said');
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog(page).getByText('Phone number is required')).toBeVisible();

  await dialog(page).getByLabel('WhatsApp number').fill(phone);
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog(page).getByLabel('WhatsApp number')).not.toBeEditable();
  await dialog(page).getByRole('button', { name: 'Verify and Log in' }).click();
  await expect(dialog(page).getByText('OTP is required')).toBeVisible();
  await expectAccessible(page);

  await typeCode(page, await readCode(page));
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('souk.auth') ?? '{}').state);
  expect(kept.token).toMatch(/^Bearer .{20,}/);
  expect(kept.user.name).toBe('Omar Said');

  await page.reload();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
});

test('[auth-13] a wrong code and a call without an answer are told in words', async ({ page, request, allowConsole }) => {
  allowConsole(/422|ERR_FAILED|status of 429/);
  const { phone } = await registerShopper(request);
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await dialog(page).getByLabel('WhatsApp number').fill(phone);
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  const code = await readCode(page);
  await typeCode(page, code === '0000' ? '1111' : '0000');
  const wrong = 'The OTP is wrong or has expired. Please check it or ask for a new one.';
  await expect(messages(page).filter({ hasText: wrong })).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'OTP' }).locator('..').getByText(wrong)).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Change number' }).click();
  await page.route('**/api/send-login-otp', (route) => route.fulfill({ status: 500, json: {} }));
  allowConsole(/500/);
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await expect(messages(page).filter({ hasText: 'Failed to send OTP' })).toBeVisible();
});

test('[auth-12] the dialog closes with X and with Escape, and focus goes back', async ({ page }) => {
  await page.goto('/');
  const login = page.getByRole('button', { name: 'Login' });
  await login.click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await login.click();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(login).toBeFocused();
});

test('[every-01] the keyboard of a phone does not cover the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  const send = dialog(page).getByRole('button', { name: 'Send OTP' });
  await expect(send).toBeInViewport();
  // What a browser tells of its keyboard: less of the page can be seen, while the page itself stays as large.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => 340 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  for (const part of [dialog(page), dialog(page).getByLabel('WhatsApp number'), send]) {
    await expect(async () => {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(340);
      expect(box?.y).toBeGreaterThanOrEqual(0);
    }).toPass();
  }
});

test('[auth-14] [cart-01] what a visitor put in is in the cart after signing in', async ({ page, request }) => {
  const { phone } = await registerShopper(request);
  const product = await simpleProduct(request);
  await page.goto(`/shops/${product.shop.id}`);
  await page
    .getByRole('button', { name: `Add ${product.name} to cart` })
    .first()
    .click();
  await expect(page.getByText('Please login first!')).toBeVisible();
  await dialog(page).getByLabel('WhatsApp number').fill(phone);
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await typeCode(page, await readCode(page));
  await expect(page.getByText('has been added to cart')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('[shell-08] [auth-14] the wishlist asks a visitor to sign in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
  await expect(dialog(page)).toBeVisible();
});

test('[shell-17] [shell-18] [auth-10] logging out asks first and leaves nothing behind, though the call fails', async ({
  page,
  shopper,
  allowConsole,
}) => {
  expect(shopper.token).toBeTruthy();
  allowConsole(/500/);
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, json: { message: 'No' } }));
  await page.goto('/');
  await page.getByRole('button', { name: 'My account' }).click();
  for (const item of ['Dashboard', 'Order History', 'My Profile', 'Log Out']) {
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible();
  }
  await expect(page.getByRole('menuitem', { name: 'Change Password' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  const question = page.getByRole('dialog', { name: 'Log Out!' });
  await expect(question.getByText('Logout Confirmation')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();

  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const kept = await page.evaluate(() => ['souk.auth', 'souk.cart'].map((key) => JSON.parse(localStorage.getItem(key) ?? '{}').state));
  expect(kept[0]).toMatchObject({ token: null, user: null, addresses: [], favoriteProducts: 0 });
  expect(kept[1]).toMatchObject({ total: 0, products: [], address: null, selectedShopIds: [], coupon_code: '', payable_amount: 0 });
});
