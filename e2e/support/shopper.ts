import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { apiAddress } from './environment.ts';

export type Shopper = { phone: string; token: string; user: unknown };

let counter = 0;

/** Indian numbers: ten digits that start with 9, a new one for every shopper. */
export function newPhone(): string {
  counter += 1;
  const unique = (Date.now() % 1_000_000) * 1000 + ((process.pid * 7 + counter) % 1000);
  return `9${String(unique).padStart(9, '0').slice(-9)}`;
}

/** Opens an account through the calls, as the registration dialog does. */
export async function registerShopper(request: APIRequestContext, name = 'Nadia Karim'): Promise<Shopper> {
  const phone = newPhone();
  const registered = await post(request, '/registration', { name, phone, password: 'secret-1', country: 'India', phone_code: '91' });
  const verified = await post(request, '/verify-registration', { phone: `91${phone}`, otp: registered.data.otp });
  return { phone, token: verified.data.access.token, user: verified.data.user };
}

/** Opens every page from now on as this shopper. */
export async function comeAs(page: Page, shopper: Shopper): Promise<void> {
  const state = { token: `Bearer ${shopper.token}`, user: shopper.user, addresses: [], favoriteProducts: 0 };
  await page.addInitScript(
    (value) => {
      // Once only: a later sign-out must last over reloads.
      if (sessionStorage.getItem('came')) return;
      sessionStorage.setItem('came', 'yes');
      localStorage.setItem('souk.auth', value);
    },
    JSON.stringify({ state, version: 1 }),
  );
}

type Answer = { data: { otp?: string; access: { token: string }; user: unknown } };

async function post(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(`${apiAddress()}/api${path}`, { data });
  expect(answer.ok(), `POST ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
