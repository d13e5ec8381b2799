import type { Page } from '@playwright/test';
import { changeMarketplace } from './change-marketplace.ts';
import { demoCode } from './panel.ts';
import { expect } from './test.ts';

/** An authenticator of this device that confirms everything, as Chromium imitates one for tests. */
export async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const always = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await browser.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', ...always } });
}

/** The first step of a sign-in to a panel, by a demo number. */
export async function enterPhoneCode(page: Page, number: string): Promise<void> {
  // A number gets one code in a minute.
  changeMarketplace(`delete from codes where destination like '%${number}';`);
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  const messageCode = page.getByLabel('Code from the message');
  await expect(messageCode).toBeVisible();
  await messageCode.fill(await demoCode(page));
  await page.getByRole('button', { name: 'Continue' }).click();
}
