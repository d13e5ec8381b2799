import { readFile } from 'node:fs/promises';
import { callAs } from '../support/marketplace.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('[account-04] a shopper chooses notifications and downloads all personal data', async ({ page, request, shopper, allowConsole }) => {
  allowConsole(/422/);
  await page.goto('/profile');
  const main = page.getByRole('main');
  const choice = main.getByRole('group', { name: 'How we contact you' });
  await expect(choice.getByRole('radio', { name: /^Fastest available/ })).toBeChecked();
  await expect(choice.getByRole('radio', { name: /^Email/ })).toBeDisabled();
  await choice.getByText('SMS', { exact: true }).click();
  await expect(messages(page).filter({ hasText: 'Preference saved' })).toBeVisible();
  await page.reload();
  await expect(choice.getByRole('radio', { name: /^SMS/ })).toBeChecked();
  await expectAccessible(page);

  await main.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Download your data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download your data' });
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const code = (await dialog.getByTestId('demo-code').textContent()) ?? '';
  await expectAccessible(page);
  const boxes = dialog.getByRole('textbox').first();
  await boxes.fill(code === '0000' ? '0001' : '0000');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(dialog.getByText('The OTP is wrong or has expired.')).toBeVisible();
  await boxes.fill(code);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Souk \d{4}-\d\d-\d\d\.json$/);
  const held = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(held).toMatchObject({ profile: { phone: shopper.phone, message_medium: 'sms' }, orders: [], sessions: [{ ended_at: null }] });
  expect((await callAs(request, shopper, '/message-preference')).body.data.chosen).toBe('sms');
});

test('[account-04] [shell-02] a shopper deletes the account with a code, and is signed out everywhere', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  allowConsole(/422|401/);
  await page.goto('/profile');
  await page.setViewportSize({ width: 360, height: 740 });
  const open = page.getByRole('main').getByRole('region', { name: 'Delete account' }).getByRole('button', { name: 'Delete account' });
  await open.click();
  const ask = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(ask.getByText('This cannot be undone.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(ask).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await ask.getByRole('button', { name: 'Send OTP' }).click();
  const last = page.getByRole('dialog', { name: 'Delete permanently' });
  const code = (await last.getByTestId('demo-code').textContent()) ?? '';
  await expectAccessible(page);
  const boxes = last.getByRole('textbox').first();
  await boxes.fill(code === '0000' ? '0001' : '0000');
  await last.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(last.getByText('The OTP is wrong or has expired.')).toBeVisible();
  await boxes.fill(code);
  await last.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL('/');
  await expect(messages(page).filter({ hasText: 'Your account has been deleted' })).toBeVisible();

  expect((await callAs(request, shopper, '/profile')).status).toBe(401);
});
