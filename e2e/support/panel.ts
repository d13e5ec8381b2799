import { hash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { changeMarketplace } from './change-marketplace.ts';
import { apiAddress } from './environment.ts';
import { expect } from './test.ts';

/** The number of the demo admin. */
export const demoAdmin = '9876500001';

/** Opens a page of the panel as the demo admin, with a session of its own: a number gets one code in a minute, and sign-in has its own journey. */
export async function openPanel(page: Page, path: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  changeMarketplace(
    `insert into sessions (token_hash, person_id, audience, second_factor_at, expires_at)
     select ${hashOf(token)}, id, 'admin', now(), now() + interval '1 hour' from people where phone_full = '91${demoAdmin}';`,
  );
  await page.context().addCookies([{ name: cookieName, value: token, url: apiAddress(), httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Deletes when the session of the page last proved the second factor, so that dangerous calls ask for it. */
export async function expireSecondFactor(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === cookieName);
  changeMarketplace(`update sessions set second_factor_at = null where token_hash = ${hashOf(cookie?.value ?? '')};`);
}

const cookieName = 'souk_admin';

function hashOf(token: string): string {
  return `'\\x${hash('sha256', token, 'hex')}'`;
}

/** The code that the demo shows below the open field. */
export async function demoCode(page: Page): Promise<string> {
  const [, code = ''] = /the code is (\d+)/.exec((await page.getByText('Demo: the code is').textContent()) ?? '') ?? [];
  return code;
}
