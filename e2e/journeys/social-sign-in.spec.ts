import { configure, openStatic } from '../support/configure.ts';
import { simpleProduct } from '../support/marketplace.ts';
import { agreeWith, fakeProviders, switchProvidersOn } from '../support/providers.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';
import { cartButton, dialogNamed, openLogin, wantProduct } from '../support/ways-in.ts';

test.beforeAll(({ request }) => switchProvidersOn(request));

test('[auth-09] [auth-14] Google: its window returns a code, its script loads on demand, and the interrupted action continues', async ({
  page,
  request,
}) => {
  const opened = await fakeProviders(page, { name: 'Asha Rao', email: 'asha@example.com' });
  await wantProduct(page, await simpleProduct(request));
  expect(opened).toEqual([]);
  const posted = page.waitForRequest('**/api/auth/google/token');
  await agreeWith(page, 'Google');
  expect((await posted).postDataJSON()).toEqual({ code: expect.any(String) });
  expect(opened[0]).toBe('https://accounts.google.com/gsi/client');
  const asked = new URL(opened[1] ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ client_id: 'market.example', scope: 'email profile openid', ux_mode: 'popup' });
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByText('Asha Rao').first()).toBeVisible();
});

test('[auth-09] Facebook: an access token with name and mail, from the registration dialog too', async ({ page }) => {
  const opened = await fakeProviders(page, { name: 'Ravi', email: 'ravi@example.com' });
  await page.goto('/');
  await (await openLogin(page)).getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialogNamed(page, 'Sign Up')).toBeVisible();
  const posted = page.waitForRequest('**/api/auth/facebook/token');
  await agreeWith(page, 'Facebook');
  expect((await posted).postDataJSON()).toEqual({ code: expect.any(String), data: { name: 'Ravi', email: 'ravi@example.com' } });
  expect(opened[1]).toMatch(/^https:\/\/www\.facebook\.com\/v20\.0\//);
  expect(new URL(opened[1] ?? '').searchParams.get('scope')).toBe('public_profile,email');
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
});

test('[auth-09] Apple: a signed identity token that is bound to a nonce of the server and signs in once', async ({ page }) => {
  const opened = await fakeProviders(page, { name: 'Noor', email: `relay-${Date.now()}@example.com` });
  await page.goto('/');
  await openLogin(page);
  const posted = page.waitForRequest('**/api/auth/apple/token');
  await agreeWith(page, 'Apple');
  const body = (await posted).postDataJSON();
  const { code, data } = body;
  expect(code).toBe('apple');
  expect(data).toMatchObject({ name: 'Noor', id_token: expect.any(String), nonce: expect.stringMatching(/^[\w-]{43}$/) });
  const asked = new URL(opened[1] ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ clientId: 'market.example', scope: 'name email', usePopup: 'true' });
  // Apple gets only the hash of the nonce; our server gets the nonce.
  expect(asked.get('nonce')).toMatch(/^[0-9a-f]{64}$/);
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  expect((await page.request.post('/api/auth/apple/token', { data: body })).status()).toBe(422);
});

test('[auth-09] Apple: a server without nonces gets a token that is bound to the nonce of the page', async ({ page, allowConsole }) => {
  allowConsole(/404|422/);
  const opened = await fakeProviders(page, { name: 'Noor' });
  await page.route('**/api/auth/apple/nonce', (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
  await page.route('**/api/auth/apple/token', (route) => route.fulfill({ status: 422, json: { message: 'Login failed' } }));
  await page.goto('/');
  await openLogin(page);
  const posted = page.waitForRequest('**/api/auth/apple/token');
  await agreeWith(page, 'Apple');
  expect((await posted).postDataJSON().data.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(new URL(opened[1] ?? '').searchParams.get('nonce')).toMatch(/^[0-9a-f]{64}$/);
  await expect(messages(page).filter({ hasText: 'Login failed' })).toBeVisible();
});

test('[auth-09] a closed window shows nothing; a forged token, a blocked window and a blocked script show an error', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422|ERR_FAILED/);
  await fakeProviders(page, { forged: true });
  await page.goto('/');
  const login = await openLogin(page);
  for (const provider of ['Google', 'Facebook', 'Apple']) {
    const popup = page.waitForEvent('popup');
    await login.getByRole('button', { name: `Continue with ${provider}` }).click();
    await (await popup).getByRole('button', { name: 'Cancel' }).click();
  }
  await expect(messages(page)).toHaveCount(0);
  await expect(login.getByRole('note')).toHaveCount(0);

  for (const provider of ['Google', 'Apple']) {
    await agreeWith(page, provider);
    await expect(messages(page).filter({ hasText: 'Login failed' }).first()).toBeVisible();
  }
  await expect(login).toBeVisible();

  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await login.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(login.getByText('Your browser blocked the Google window.')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await page.context().route('https://accounts.google.com/gsi/client', (route) => route.abort());
  await openLogin(page);
  await login.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(login.getByText('Google cannot be reached from this browser.')).toBeVisible();
});

test('[auth-09] a disabled provider has no button', async ({ page }) => {
  await configure(page, { social_auths: { facebook: { is_active: true, client_id: 'x' } } });
  await openStatic(page);
  const login = await openLogin(page);
  await expect(login.getByRole('button', { name: /^Continue with/ })).toHaveText(['Continue with Facebook']);
});
