import { newPhone } from '../support/shopper.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

test('[auth-03] [auth-04] [auth-05] a visitor creates an account', async ({ page, allowConsole }) => {
  allowConsole(/422/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  const phone = dialog.getByLabel('WhatsApp number');
  await expect(dialog.getByText('+91')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Sign Up' }).click();

  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog.getByText('The name field is required')).toBeVisible();
  await dialog.getByLabel('Full name').fill('Layla Haddad');
  await phone.fill('98a7-6 5');
  await expect(phone).toHaveValue('98765');
  await phone.fill('1'.repeat(30));
  await expect(phone).toHaveValue('1'.repeat(16));
  await phone.fill('123');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/phone/i);

  const fresh = newPhone();
  await phone.fill(fresh);
  const sent = page.waitForRequest('**/api/registration');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Layla Haddad', phone: fresh, country: 'India', phone_code: '91' });
  expect((await sent).postDataJSON().email).toContain(fresh);
  await expect(messages(page).filter({ hasText: 'Register Successful' })).toContainText('You have successfully registered.');
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog.getByText('OTP is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Digit 1 of 4').pressSequentially((await page.getByTestId('demo-code').textContent()) ?? '');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
});
