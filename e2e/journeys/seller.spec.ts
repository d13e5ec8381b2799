import type { Locator } from '@playwright/test';
import { applicationForm, fillInApplication, proveNumber } from '../support/apply-for-shop.ts';
import { configure, openStatic } from '../support/configure.ts';
import { brokenFile, pngFile } from '../support/pictures.ts';
import { newPhone } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('[shell-05] [shell-09] a visitor applies for a shop: link, form, pictures, a verified phone number', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  // The trace recorder requests a picture again that the browser could not show.
  allowConsole(/Connecting to 'blob:/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Become a Seller', exact: true }).first().click();
  await expect(page).toHaveURL(/\/shop\/register$/);
  await expect(page).toHaveTitle('Become a Seller - Souk');
  const form = applicationForm(page);

  // Each missing field has an error, and the first one has the focus.
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await expect(form.getByLabel('Full name')).toHaveAccessibleDescription('The Full name field is required');
  await expect(form.getByLabel('Logo')).toHaveAccessibleDescription(/The Logo field is required/);
  await fillInApplication(form);
  await form.getByLabel('WhatsApp number').fill('9');
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByLabel('WhatsApp number')).toHaveAccessibleDescription(/Send a code to this number first/);

  await form.getByLabel('Logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(form.getByText('Choose a JPEG, PNG or WebP image')).toBeVisible();
  await form.getByLabel('Logo').setInputFiles(brokenFile('logo.jpg', 6 * 1024 * 1024));
  await expect(form.getByText('This file is too large. The limit is 5 MB.')).toBeVisible();
  await form.getByLabel('Logo').setInputFiles(pngFile('logo.png', 80, 80));
  await expect(form.getByText('This file is too large. The limit is 5 MB.')).toBeHidden();
  await expect(form.getByRole('button', { name: 'Remove image' })).toBeVisible();
  // Only the server detects this broken picture: the error is shown at the field, and the input stays.
  await form.getByLabel('Banner image').setInputFiles(brokenFile('door.jpg', 2000));
  await proveNumber(page, form, newPhone());
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(form.getByText('The banner field accepts only images (JPEG, PNG or WebP)')).toBeVisible();
  await expect(form.getByLabel('Shop name')).toHaveValue('Lamps of Fes');

  await form.getByLabel('Banner image').setInputFiles(pngFile('door.png', 300, 100));
  await expect(page.getByRole('region', { name: 'How shoppers will see it' })).toContainText('Lamps of Fes');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'We received your application', level: 1 })).toBeFocused();
  await expect(page.getByText(/^Application number \d+$/)).toBeVisible();
  await expectAccessible(page);
});

test('input survives a reload; a picture can be dropped; another code can be requested after a minute', async ({ page, allowConsole }) => {
  allowConsole(/429/);
  const phone = newPhone();
  await page.goto('/shop/register');
  const form = applicationForm(page);
  await fillInApplication(form);
  await page.reload();
  await expect(form.getByLabel('What you sell')).toHaveValue('Brass lamps, cut by hand.');
  await drop(form.getByLabel('Logo'), 'logo.png');
  await expect(form.getByRole('button', { name: 'Remove image' })).toBeVisible();
  await form.getByRole('button', { name: 'Remove image' }).click();
  await expect(form.getByLabel('Logo')).toBeFocused();
  await proveNumber(page, form, phone);
  await form.getByRole('button', { name: 'Change number' }).click();
  await expect(form.getByLabel('WhatsApp number')).toBeFocused();
  await form.getByRole('button', { name: 'Send OTP' }).click();
  await expect(form.getByLabel('WhatsApp number')).toHaveAccessibleDescription(/Please wait \d+ seconds/);
});

/** Drops a picture on an element, as from a file manager. */
async function drop(target: Locator, name: string): Promise<void> {
  const { buffer, mimeType } = pngFile(name);
  const transfer = await target.page().evaluateHandle(
    ({ bytes, name, type }) => {
      const given = new DataTransfer();
      given.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return given;
    },
    { bytes: [...buffer], name, type: mimeType },
  );
  await target.dispatchEvent('dragenter', { dataTransfer: transfer });
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

test('[shell-09] with a single vendor there is no such page', async ({ page }) => {
  await configure(page, { multi_vendor: false });
  await openStatic(page, '/shop/register');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(applicationForm(page)).toHaveCount(0);
});

test('[every-01] [every-02] the page for sellers fits a phone, right to left and in the dark', async ({ page }) => {
  await page.goto('/shop/register?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
