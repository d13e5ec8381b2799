import type { Page } from '@playwright/test';
import { readStored } from '../support/configure.ts';
import { addAddress, callAs, fillCart, simpleProduct } from '../support/marketplace.ts';
import { newPhone, registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Login' });

/** The code that the demo shows next to the field. */
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
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('souk.auth') ?? '{}').state);
  expect(stored.token).toMatch(/^Bearer .{20,}/);
  expect(stored.user.name).toBe('Omar Said');

  await page.reload();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();

  // The next shopper starts without data of the previous one.
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('dialog', { name: 'Log Out!' }).getByRole('button', { name: 'Yes' }).click();
  await expect(messages(page).filter({ hasText: 'Logout successfully' })).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(dialog(page).getByLabel('WhatsApp number')).toHaveValue('');
  await expect(dialog(page).getByLabel('WhatsApp number')).toBeEditable();
  await expect(dialog(page).getByRole('group', { name: 'OTP' })).toHaveCount(0);
});

test('[auth-16] a correct code for a number without an account asks for the name and creates the account', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await dialog(page).getByLabel('WhatsApp number').fill(newPhone());
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await typeCode(page, await readCode(page));
  const name = dialog(page).getByLabel('Full name');
  await expect(dialog(page).getByText('Welcome! What is your name?')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(messages(page).filter({ hasText: 'Full name is required' })).toHaveCount(0);
  await expect(dialog(page).getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription('Full name is required');
  await expectAccessible(page);
  await name.fill('Nadia Karim');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  expect(await readStored(page, 'auth')).toMatchObject({ user: { name: 'Nadia Karim' } });
});

test('[auth-13] a wrong code and a call without an answer show an error', async ({ page, request, allowConsole }) => {
  allowConsole(/422|ERR_FAILED|status of 429/);
  const { phone } = await registerShopper(request);
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await dialog(page).getByLabel('WhatsApp number').fill(phone);
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  const code = await readCode(page);
  await typeCode(page, code === '0000' ? '1111' : '0000');
  const wrong = 'The OTP is wrong or has expired. Please check it or request a new one.';
  await expect(messages(page).filter({ hasText: wrong })).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'OTP' }).locator('..').getByText(wrong)).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Change number' }).click();
  await page.route('**/api/send-login-otp', (route) => route.fulfill({ status: 500, json: {} }));
  allowConsole(/500/);
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await expect(messages(page).filter({ hasText: 'Failed to send OTP' })).toBeVisible();
});

test('[auth-13] each step has a fallback error, and a field with several errors shows the first', async ({ page, allowConsole }) => {
  allowConsole(/500|422/);
  const answer = (path: string, status: number, json: object) => page.route(`**/api/${path}`, (route) => route.fulfill({ status, json }));
  await answer('send-login-otp', 200, { message: 'A code is on its way' });
  await answer('login', 500, {});
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await dialog(page).getByLabel('WhatsApp number').fill('9876543210');
  await dialog(page).getByRole('button', { name: 'Send OTP' }).click();
  await expect(messages(page).filter({ hasText: 'A code is on its way' })).toBeVisible();
  await typeCode(page, '1234');
  await expect(messages(page).filter({ hasText: 'Login failed' })).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Sign Up' }).click();
  const signUp = page.getByRole('dialog', { name: 'Sign Up' });
  await answer('registration', 422, { message: 'Not like this', errors: { name: ['Too plain', 'Too short'], phone: ['Too long'] } });
  await signUp.getByLabel('Full name').fill('A');
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  await expect(messages(page).filter({ hasText: 'Not like this' })).toBeVisible();
  await expect(signUp.getByLabel('Full name')).toHaveAccessibleDescription('Too plain');
  await expect(signUp.getByLabel('WhatsApp number')).toHaveAccessibleDescription('Too long');
  await page.unroute('**/api/registration');
  await answer('registration', 201, { message: 'You have successfully registered.', data: {} });
  await answer('verify-registration', 500, {});
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  await typeCode(page, '1234');
  await expect(messages(page).filter({ hasText: 'Verification failed' })).toBeVisible();
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
  // An open keyboard makes the visual viewport smaller, but not the page.
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

test('[auth-14] [cart-01] the product that a visitor added is in the cart after signing in', async ({ page, request }) => {
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

test('[shell-17] [shell-18] [auth-10] logging out asks first and deletes all local data, also when the call fails', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  await addAddress(request, shopper);
  await callAs(request, shopper, '/favorite-add-or-remove', { product_id: product.id });
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

  // The browser has stored data of each kind that the sign-out must delete.
  const counted = page.waitForResponse('**/api/cart/checkout');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  await counted;
  await page.keyboard.press('Escape');
  await expect
    .poll(() => readStored(page, 'cart'))
    .toMatchObject({ total: 1, selectedShopIds: [product.shop.id], address: { is_default: true }, payable_amount: expect.any(Number) });
  expect((await readStored(page, 'cart')).payable_amount).toBeGreaterThan(0);
  await expect.poll(() => readStored(page, 'auth')).toMatchObject({ addresses: [{ is_default: true }], favoriteProducts: 1 });

  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await readStored(page, 'auth')).toMatchObject({ token: null, user: null, addresses: [], favoriteProducts: 0 });
  const nothing = { products: [], checkoutProducts: [], address: null, selectedShopIds: [], coupon_code: '' };
  expect(await readStored(page, 'cart')).toMatchObject({ total: 0, totalAmount: 0, total_amount: 0, payable_amount: 0, ...nothing });
});
