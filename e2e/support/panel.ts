import { hash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { changeMarketplace } from './change-marketplace.ts';
import { apiAddress } from './environment.ts';
import { expect } from './test.ts';
import { readI18n } from './texts.ts';

/** The number of the demo admin. */
export const demoAdmin = '9876500001';

/** Opens a page of the panel as the demo admin, with a session of its own: a number gets one code in a minute, and sign-in has its own journey. */
export async function openPanel(page: Page, path: string): Promise<void> {
  const token = createSession('admin', demoAdmin);
  await page.context().addCookies([{ name: cookieName, value: token, url: apiAddress(), httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Signs in to a panel with that number and the codes that the demo shows; the first time this sets up the authenticator app. */
export async function signInToPanel(page: Page, path: string, phone: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code from the message').fill(await demoCode(page));
  await page.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByLabel('Code from the authenticator app');
  await expect(field).toBeVisible();
  await field.fill(await demoCode(page));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Deletes when the session of the page last proved the second factor, so that dangerous calls ask for it. The member has signed in:
 * `openPanel` sets up no authenticator app, and without one there is no code to answer with.
 */
export async function expireSecondFactor(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === cookieName || name === sellerCookieName);
  changeMarketplace(`update sessions set second_factor_at = null where token_hash = ${hashOf(cookie?.value ?? '')};`);
}

const cookieName = 'souk_admin';
const sellerCookieName = 'souk_seller';

/** Answers the question for the second factor with the code that the demo shows. */
export async function enterSecondFactor(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Code from the authenticator app').fill(await demoCode(page));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** The token of a new session of the person with that number, for the first shop or the named one. */
export function createSession(audience: 'admin' | 'seller', phone: string, shopId?: number): string {
  const token = randomBytes(32).toString('base64url');
  changeMarketplace(
    `insert into sessions (token_hash, person_id, audience, shop_id, second_factor_at, expires_at)
     select ${hashOf(token)}, id, '${audience}', ${shopId ?? 'null'}, now(), now() + interval '1 hour' from people where phone_full = '91${phone}';`,
  );
  return token;
}

function hashOf(token: string): string {
  return `'\\x${hash('sha256', token, 'hex')}'`;
}

/** The code that the demo shows below the open field. */
export async function demoCode(page: Page, { t } = readI18n('panels', 'en')): Promise<string> {
  const [before = ''] = t('Demo: the code is {code}.', { code: '\n' }).split('\n');
  const [code = ''] = /\d+/.exec((await page.getByText(before).textContent()) ?? '') ?? [];
  return code;
}

/** The number of the demo seller, the owner of two shops. */
export const demoSeller = '9876500002';

/** Opens a page of the seller panel as a member of a shop with that number, or as the demo seller; the shop is the first one or the named one. */
export async function openSellerPanel(page: Page, path: string, { phone = demoSeller, shopId }: { phone?: string; shopId?: number } = {}) {
  const token = createSession('seller', phone, shopId);
  await page.context().addCookies([{ name: sellerCookieName, value: token, url: apiAddress(), httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
