import { tabTo } from '../support/keyboard.ts';
import { simpleProduct } from '../support/marketplace.ts';
import { newPhone, registerShopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { dialogNamed, readCode } from '../support/ways-in.ts';

test('[every-02] a whole purchase by keyboard alone, from the home page to the order', async ({ page, request }) => {
  test.slow();
  const { phone } = await registerShopper(request);
  const product = await simpleProduct(request);
  await page.goto(`/products/${product.id}/details`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first());
  await page.keyboard.press('Enter');

  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('WhatsApp number')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  const code = (await page.getByTestId('demo-code').textContent()) ?? '';
  await tabTo(page, login.getByLabel('Digit 1 of 4'));
  await page.keyboard.type(code);
  await expect(login).toBeHidden();

  const cart = page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' });
  await tabTo(page, cart, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await expect(drawer.getByRole('checkbox')).toBeChecked();
  await tabTo(page, drawer.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(drawer.getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(drawer.getByRole('checkbox')).toBeChecked();
  await tabTo(page, drawer.getByRole('button', { name: 'Proceed to Checkout' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Add an address' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add an address' });
  for (const [label, value] of [
    ['Full name', 'Nadia Karim'],
    ['Phone number', phone],
    ['Street and house number', '4 Lantern Lane'],
    ['Area or city', 'Old Town'],
  ] as const) {
    await tabTo(page, form.getByLabel(label));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('radio', { name: /Nadia Karim/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: /^Place order/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
});

test('[every-02] [auth-03] by keyboard alone: a new account', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Login' }));
  await page.keyboard.press('Enter');
  const login = dialogNamed(page, 'Login');
  await expect(login.getByLabel('WhatsApp number')).toBeFocused();
  await tabTo(page, login.getByRole('button', { name: 'Sign Up' }));
  await page.keyboard.press('Enter');
  const signUp = dialogNamed(page, 'Sign Up');
  await expect(signUp.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Layla Haddad');
  await tabTo(page, signUp.getByLabel('WhatsApp number'));
  await page.keyboard.type(newPhone());
  await page.keyboard.press('Enter');
  await expect(signUp.getByLabel('Digit 1 of 4')).toBeFocused();
  await page.keyboard.type(await readCode(page));
  await expect(signUp).toBeHidden();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
});

test('[every-02] [auth-06] [auth-08] by keyboard alone: a new password', async ({ page, request }) => {
  const { phone } = await registerShopper(request);
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Login' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialogNamed(page, 'Login').getByRole('button', { name: 'Forgot password?' }));
  await page.keyboard.press('Enter');
  const dialog = dialogNamed(page, 'Forgot Password');
  await expect(dialog.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await page.keyboard.type('india');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('+91', { exact: true })).toBeVisible();
  await tabTo(page, dialog.getByLabel('Phone number'));
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  const entry = dialogNamed(page, 'Verify OTP');
  await expect(entry.getByLabel('Digit 1 of 4')).toBeFocused();
  await page.keyboard.type(await readCode(page));
  const reset = dialogNamed(page, 'Reset Password');
  await expect(reset.getByLabel('New password')).toBeFocused();
  await page.keyboard.type('a new password');
  await tabTo(page, reset.getByRole('button', { name: 'Show password' }).first());
  await page.keyboard.press('Space');
  await expect(reset.getByLabel('New password')).toHaveAttribute('type', 'text');
  await tabTo(page, reset.getByLabel('Confirm password'));
  await page.keyboard.type('a new password');
  await page.keyboard.press('Enter');
  await expect(dialogNamed(page, 'Login').getByLabel('WhatsApp number')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeFocused();
});
