import { expect, type Page } from '@playwright/test';

/** Through the login dialog that stands open, with the code that the trial shop shows. */
export async function signInWithDialog(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('WhatsApp number').fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const code = await page.getByTestId('demo-code').textContent();
  for (const [index, digit] of [...(code ?? '')].entries()) await page.getByLabel(`Digit ${index + 1} of 4`).fill(digit);
  await expect(dialog).toBeHidden();
}
