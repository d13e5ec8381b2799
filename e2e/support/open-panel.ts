import { hash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { changeMarketplace } from './change-marketplace.ts';
import { apiAddress } from './environment.ts';
import { expect } from './test.ts';

/** Opens a page of the panel as the demo admin, with a session of its own: a number gets one code in a minute, and sign-in has its own journey. */
export async function openPanel(page: Page, path: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  changeMarketplace(
    `insert into sessions (token_hash, person_id, audience, second_factor_at, expires_at)
     select '\\x${hash('sha256', token, 'hex')}', id, 'admin', now(), now() + interval '1 hour' from people where phone_full = '919876500001';`,
  );
  await page.context().addCookies([{ name: 'souk_admin', value: token, url: apiAddress(), httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
