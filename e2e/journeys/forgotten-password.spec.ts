import { configure, openStatic } from '../support/configure.ts';
import { simpleProduct } from '../support/marketplace.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';
import { cartButton, dialogNamed, openLogin, readCode, wantProduct } from '../support/ways-in.ts';

test('[auth-06] [auth-08] [auth-14] a code by phone sets a new password, and the interrupted action continues after the login', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/422/);
  const { phone } = await registerShopper(request);
  await wantProduct(page, await simpleProduct(request));
  await dialogNamed(page, 'Login').getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = dialogNamed(page, 'Forgot Password');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('The country field is required')).toBeVisible();
  await expect(dialog.getByText('The phone or email field is required')).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await expectAccessible(page);

  await dialog.getByRole('combobox', { name: 'Country' }).fill('zzz');
  await expect(page.getByText('Sorry, no matching options.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Country' }).fill('indi');
  await page.getByRole('option', { name: /^India/ }).click();
  await dialog.getByLabel('Phone number').fill(phone);
  const sent = page.waitForRequest('**/api/send-otp');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  expect((await sent).postDataJSON()).toEqual({ phone, phone_code: '91', forgot_password: true });

  const entry = dialogNamed(page, 'Verify OTP');
  await expect(entry.getByText(`The code was sent to +91${phone}.`)).toBeVisible();
  await expect(entry.getByRole('group', { name: 'OTP' }).getByRole('textbox')).toHaveCount(4);
  const code = await readCode(page);
  await entry.getByRole('button', { name: 'Confirm OTP' }).click();
  await expect(entry.getByText('OTP is required')).toBeVisible();
  await page.keyboard.type(code === '0000' ? '1111' : '0000');
  await expect(entry.getByText('The OTP is wrong or has expired.').first()).toBeVisible();
  await expectAccessible(page);
  await expect(entry.getByLabel('Digit 1 of 4')).toBeFocused();
  await page.keyboard.type(code);

  const reset = dialogNamed(page, 'Reset Password');
  const password = reset.getByLabel('New password');
  await expect(password).toBeFocused();
  await password.fill('short');
  await reset.getByLabel('Confirm password').fill('other');
  await reset.getByRole('button', { name: 'Reset Password' }).click();
  await expect(reset.getByText('Confirm Password does not match.')).toBeVisible();
  await reset.getByLabel('Confirm password').fill('short');
  await reset.getByRole('button', { name: 'Reset Password' }).click();
  await expect(password).toHaveAccessibleDescription('The password field must have at least 8 characters');
  await expect(password).toHaveAttribute('type', 'password');
  await reset.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('short');
  await reset.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expectAccessible(page);
  await password.fill('a new password');
  await reset.getByLabel('Confirm password').fill('a new password');
  await reset.getByRole('button', { name: 'Reset Password' }).click();

  await expect(messages(page).filter({ hasText: 'Your password has been changed' })).toBeVisible();
  await dialogNamed(page, 'Login').getByLabel('WhatsApp number').fill(phone);
  await dialogNamed(page, 'Login').getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('Digit 1 of 4').pressSequentially(await readCode(page));
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
});

test('[auth-06] [auth-07] each box takes one character, a pasted code fills all, and a new code can be requested after a minute', async ({
  page,
  request,
}) => {
  const { phone } = await registerShopper(request);
  await page.clock.install();
  await page.goto('/');
  await (await openLogin(page)).getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = dialogNamed(page, 'Forgot Password');
  await dialog.getByRole('combobox', { name: 'Country' }).fill('India');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Phone number').fill(phone);
  await page.keyboard.press('Enter');
  const entry = dialogNamed(page, 'Verify OTP');
  const box = (position: number) => entry.getByLabel(`Digit ${position} of 4`);
  await expect(box(1)).toBeFocused();
  await expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  const code = await readCode(page);

  await page.keyboard.type('12');
  await expect(box(3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(2)).toBeFocused();
  await expect(box(2)).toHaveValue('2');
  await page.keyboard.press('Backspace');
  await expect(box(2)).toHaveValue('');
  await expect(box(1)).toHaveValue('1');

  await expect(entry.getByRole('button', { name: /^Resend OTP in (60|5\d) s$/ })).toBeDisabled();
  const shown = await entry.getByRole('button', { name: /^Resend OTP/ }).textContent();
  await page.clock.runFor(1000);
  await expect(entry.getByRole('button', { name: /^Resend OTP/ })).not.toHaveText(shown ?? '');
  await page.clock.fastForward(60_000);
  const resend = entry.getByRole('button', { name: 'Resend OTP', exact: true });
  await expect(resend).toBeEnabled();
  // The server sends another code only after a minute, so that its answer is faked.
  await page.route('**/api/send-otp', (route) =>
    route.fulfill({ json: { message: 'OTP sent successfully', data: { retry_after: 60, email_or_phone: `+91${phone}` } } }),
  );
  await resend.click();
  await expect(entry.getByRole('button', { name: /^Resend OTP in (60|5\d) s$/ })).toBeVisible();
  await expect(box(1)).toHaveValue('');

  await box(3).focus();
  await box(3).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, ` ${code}\n`);
  await expect(dialogNamed(page, 'Reset Password')).toBeVisible();
});

for (const { locale, name, typed, label, nothing } of [
  { locale: 'en', name: 'Country', typed: '+971', label: 'United Arab Emirates', nothing: 'Sorry, no matching options.' },
  { locale: 'ar', name: 'الدولة', typed: 'emirates', label: 'الإمارات العربية المتحدة', nothing: 'عذرًا، لا توجد خيارات مطابقة.' },
]) {
  test(`[browse-06] a select in ${locale} filters by name and by code, shows that nothing matches, and restores its selection`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${locale}`);
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('dialog').locator('form + button').click();
    const country = page.getByRole('combobox', { name, exact: true });
    await country.click();
    const options = page.getByRole('listbox').getByRole('option');
    const all = await options.count();
    expect(all).toBeGreaterThan(100);
    await country.fill(typed);
    await expect(options).toHaveText([new RegExp(`^${label}`)]);
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue(label);
    await country.fill('qqq');
    await expect(options).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: nothing })).toBeVisible();
    // Leaving without a choice restores the previous one.
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue(label);
  });
}

test('[auth-06] [settings-10] with forgot_otp_type email an address is asked for, without a country', async ({ page }) => {
  await configure(page, { forgot_otp_type: 'email' });
  await openStatic(page);
  await (await openLogin(page)).getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = dialogNamed(page, 'Forgot Password');
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('The phone or email field is required')).toBeVisible();
  await dialog.getByLabel('Email').fill('nobody@example.com');
  const sent = page.waitForRequest('**/api/send-otp');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  expect((await sent).postDataJSON()).toEqual({ phone: 'nobody@example.com', forgot_password: true });
  await expect(dialogNamed(page, 'Verify OTP').getByText('The code was sent to nobody@example.com.')).toBeVisible();
  await dialogNamed(page, 'Verify OTP').getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('nobody@example.com');
  await dialog.getByRole('button', { name: 'Back to login' }).click();
  await expect(dialogNamed(page, 'Login')).toBeVisible();
});

test('[auth-12] [every-01] its dialogs close with X and Escape, trap the focus and fit a phone with text twice as large', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { phone } = await registerShopper(request);
  await page.goto('/');
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
  const openDialog = async () => {
    await (await openLogin(page)).getByRole('button', { name: 'Forgot password?' }).click();
    return dialogNamed(page, 'Forgot Password');
  };
  const dialog = await openDialog();
  const country = dialog.getByRole('combobox', { name: 'Country' });
  await expect(country).toBeFocused();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  }
  // The first Escape closes the list, the second the dialog.
  await country.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(login).toBeFocused();

  await openDialog();
  await country.fill('India');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Phone number').fill(phone);
  await page.keyboard.press('Enter');
  const code = await readCode(page);
  for (const name of ['Verify OTP', 'Reset Password']) {
    await expect(dialogNamed(page, name)).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const control of await dialogNamed(page, name).locator('form :is(input, button:enabled), header button').all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport();
    }
    const over = await dialogNamed(page, name).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(over).toBe(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    if (name === 'Verify OTP') await page.getByLabel('Digit 1 of 4').pressSequentially(code);
  }
  await dialogNamed(page, 'Reset Password').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(login).toBeFocused();
});
