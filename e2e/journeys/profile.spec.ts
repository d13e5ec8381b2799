import type { Locator } from '@playwright/test';
import { callAs } from '../support/marketplace.ts';
import { newPhone } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

const aPicture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

async function typeCode(dialog: Locator) {
  const code = (await dialog.getByTestId('demo-code').textContent()) ?? '';
  await dialog.getByRole('textbox').first().fill(code);
}

test('[account-04] [shell-06] the profile is changed, with a photo and another number', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  allowConsole(/422/);
  await page.goto('/profile');
  const main = page.getByRole('main');
  const sidebar = page.getByRole('complementary');
  await expect(main.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(main.getByLabel('Phone number')).toHaveValue(`+91 ${shopper.phone}`);
  await expect(main.getByText('Verified', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await main.getByLabel('Full name').fill('Nadia Rahman');
  await main.getByRole('textbox', { name: 'Email' }).fill('nadia at mail');
  await main.getByLabel('Gender').selectOption({ label: 'Female' });
  await main.getByLabel('Date of birth').fill('1990-02-28');
  await main.getByRole('combobox', { name: 'Country' }).fill('Oman');
  await page.getByRole('option', { name: 'Oman', exact: true }).click();
  await main.getByLabel('Photo').setInputFiles(aPicture);
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByLabel('Full name')).toHaveValue('Nadia Rahman');
  const email = `nadia.${shopper.phone}@mail.example`;
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(messages(page).filter({ hasText: 'Profile saved' })).toBeVisible();
  await expect(sidebar.getByText('Nadia Rahman')).toBeVisible();
  await expect(sidebar.locator('img')).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Verify email' })).toBeVisible();

  // First a code to the old number, then one to the new number.
  const phone = newPhone();
  await main.getByRole('button', { name: 'Change number' }).click();
  const begun = page.getByRole('dialog', { name: 'Change your number' });
  await expect(begun.getByText(`We send the code to +91 ${shopper.phone}.`)).toBeVisible();
  await expectAccessible(page);
  await begun.getByRole('button', { name: 'Send OTP' }).click();
  await typeCode(page.getByRole('dialog', { name: 'Confirm it is you' }));
  const dialog = page.getByRole('dialog', { name: 'Your new number' });
  await dialog.getByRole('combobox', { name: 'Country' }).fill('India');
  await page.getByRole('option', { name: 'India +91', exact: true }).click();
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const asked = page.getByRole('dialog', { name: 'Verify OTP' });
  await typeCode(asked);
  await expect(asked).toBeHidden();
  await expect(main.getByLabel('Phone number')).toHaveValue(`+91 ${phone}`);
  await expect(sidebar.getByText(phone)).toBeVisible();

  await main.getByRole('button', { name: 'Remove photo' }).click();
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(sidebar.locator('img')).toHaveCount(0);
  const { body } = await callAs(request, shopper, '/profile');
  const expected = {
    name: 'Nadia Rahman',
    email,
    gender: 'female',
    date_of_birth: '1990-02-28',
    country: 'Oman',
    phone,
    profile_photo: null,
  };
  expect(body.data.user).toMatchObject(expected);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test('[account-04] [shell-06] the password is changed with the current one; other devices are listed and signed out', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  allowConsole(/422/);
  const signInElsewhere = async () => {
    const { body } = await callAs(request, shopper, '/send-login-otp', { phone: shopper.phone });
    const phone = `91${shopper.phone}`;
    expect((await callAs(request, shopper, '/login', { phone, otp: body.data.otp })).status).toBe(200);
  };
  await signInElsewhere();
  await page.goto('/change-password');
  const main = page.getByRole('main');
  const devices = main.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await page.getByRole('dialog', { name: 'Sign out this device?' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);

  const first = { current_password: '', password: 'secret-1', password_confirmation: 'secret-1' };
  expect((await callAs(request, shopper, '/change-password', first)).status).toBe(200);
  await main.getByLabel('Current password').fill('not it');
  await main.getByLabel('New password').fill('secret-2');
  await main.getByLabel('Confirm password').fill('secret-3');
  const save = main.getByRole('button', { name: 'Change Password' });
  await save.click();
  await expect(main.getByText('Confirm Password does not match.')).toBeVisible();
  await main.getByLabel('Confirm password').fill('secret-2');
  await save.click();
  await expect(main.getByText('The current password is incorrect')).toBeVisible();
  await expect(main.getByLabel('New password')).toHaveValue('secret-2');
  await main.getByLabel('Current password').fill('secret-1');
  await save.click();
  await expect(main.getByLabel('New password')).toHaveValue('');
  const change = { current_password: 'secret-2', password: 'secret-4', password_confirmation: 'secret-4' };
  expect((await callAs(request, shopper, '/change-password', change)).status).toBe(200);
});
