import { expect, type Page } from '@playwright/test';

/** Signs in through the open login dialog, with the code that the demo shows. */
export async function signInWithDialog(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('WhatsApp number').fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const code = await page.getByTestId('demo-code').textContent();
  for (const [index, digit] of [...(code ?? '')].entries()) await page.getByLabel(`Digit ${index + 1} of 4`).fill(digit);
  await expect(dialog).toBeHidden();
}
