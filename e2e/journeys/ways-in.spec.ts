import { configure, openStatic } from '../support/configure.ts';
import { addAddress, callAs, fillCart, ordersOf, simpleProduct } from '../support/marketplace.ts';
import { agreeWith, fakeProviders, switchProvidersOn } from '../support/providers.ts';
import { newPhone, registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';
import { updateSettings } from '../support/update-settings.ts';
import { cartButton, dialogNamed, openLogin, readCode, readShopper, wantProduct } from '../support/ways-in.ts';

test('[auth-14] the interrupted action also continues after registering', async ({ page, request }) => {
  await wantProduct(page, await simpleProduct(request));
  await dialogNamed(page, 'Login').getByRole('button', { name: 'Sign Up' }).click();
  const signUp = dialogNamed(page, 'Sign Up');
  await signUp.getByLabel('Full name').fill('Layla Haddad');
  await signUp.getByLabel('WhatsApp number').fill(newPhone());
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Digit 1 of 4')).toBeFocused();
  await page.keyboard.type(await readCode(page));
  await expect(page.getByText('has been added to cart')).toBeVisible();
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
});

test('[auth-14] closing the login discards the interrupted action', async ({ page, request }) => {
  const { phone } = await registerShopper(request);
  await wantProduct(page, await simpleProduct(request));
  await page.keyboard.press('Escape');
  await expect(dialogNamed(page, 'Login')).toBeHidden();
  const login = await openLogin(page);
  await login.getByLabel('WhatsApp number').fill(phone);
  await login.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('Digit 1 of 4').pressSequentially(await readCode(page));
  await expect(messages(page).filter({ hasText: 'Login successful' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  await expect(page.getByText('has been added to cart')).toHaveCount(0);
});

test('[shell-08] [auth-14] the wishlist, opened by its address, asks to sign in and then opens', async ({ page, request }) => {
  const { phone } = await registerShopper(request);
  await page.goto('/wishlist');
  await expect(page).toHaveURL(/\/$/);
  const login = dialogNamed(page, 'Login');
  await login.getByLabel('WhatsApp number').fill(phone);
  await login.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('Digit 1 of 4').pressSequentially(await readCode(page));
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();

  // After logging out on this page, the login does not open.
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await dialogNamed(page, 'Log Out!').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[auth-17] default_country is the preselected country of a phone number', async ({ page }) => {
  await configure(page, { default_country: { name: 'Egypt', iso: 'EG', phone_code: '20' } });
  await openStatic(page);
  const login = await openLogin(page);
  await expect(login.getByLabel('Country code')).toHaveValue('Egypt');
  await page.route('**/api/send-login-otp', (route) =>
    route.fulfill({ status: 200, json: { message: 'Sent', data: { retry_after: 60 } } }),
  );
  await login.getByLabel('WhatsApp number').fill('+971 50 123 4567');
  await expect(login.getByLabel('Country code')).toHaveValue('United Arab Emirates');
  await expect(login.getByLabel('WhatsApp number')).toHaveValue('501234567');
  const asked = page.waitForRequest('**/api/send-login-otp');
  await login.getByRole('button', { name: 'Send OTP' }).click();
  expect((await asked).postDataJSON()).toEqual({ phone: '+971501234567' });
});

test('[auth-17] a number of another country signs up, and signs in', async ({ page }) => {
  const phone = `10${newPhone().slice(-8)}`;
  await page.goto('/');
  await (await openLogin(page)).getByRole('button', { name: 'Sign Up' }).click();
  const signUp = dialogNamed(page, 'Sign Up');
  await expect(signUp.getByLabel('Country code')).toHaveValue('India');
  await signUp.getByLabel('Country code').selectOption('Egypt');
  await signUp.getByLabel('Full name').fill('Omar Said');
  await signUp.getByLabel('WhatsApp number').fill(`0${phone}`);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Digit 1 of 4')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(await readCode(page));
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  expect((await readShopper(page)).phone).toBe(phone);
});

test('[auth-17] [call-06] a server without a list of countries accepts numbers of the default one', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.route('**/api/countries', (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
  await openStatic(page);
  const login = await openLogin(page);
  await expect(login.getByText('+91')).toBeVisible();
  await expect(login.getByLabel('Country code')).toHaveCount(0);
});

test('[settings-10] with register_otp_type email the form asks for the address and names it in its errors', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  await configure(page, { register_otp_type: 'email', phone_max_length: 10 });
  await openStatic(page);
  await (await openLogin(page)).getByRole('button', { name: 'Sign Up' }).click();
  const signUp = dialogNamed(page, 'Sign Up');
  await signUp.getByLabel('Full name').fill('Layla Haddad');
  await signUp.getByLabel('WhatsApp number').fill('98765432109');
  await expect(signUp.getByLabel('WhatsApp number')).toHaveValue('9876543210');
  await expect(signUp.getByLabel('Email')).toHaveValue('');
  await signUp.getByLabel('Email').fill('layla');
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  await expect(signUp.getByLabel('Email')).toHaveAccessibleDescription('The email field is not valid');
});

test('[settings-10] without phone_required a number or an address is enough, also to sign in', async ({ page, allowConsole }) => {
  allowConsole(/422/);
  await configure(page, { phone_required: false });
  await page.route('**/api/registration', (route) => route.fulfill({ status: 201, json: { data: { otp: '1234', retry_after: 60 } } }));
  await openStatic(page);
  const login = await openLogin(page);
  await expect(login.getByLabel('WhatsApp number or email')).toBeVisible();
  await login.getByRole('button', { name: 'Sign Up' }).click();
  const signUp = dialogNamed(page, 'Sign Up');
  await expect(signUp.getByLabel('WhatsApp number')).not.toHaveAttribute('aria-required', 'true');
  await signUp.getByLabel('Full name').fill('Layla Haddad');
  await signUp.getByLabel('Email').fill('layla@example.com');
  const asked = page.waitForRequest('**/api/registration');
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ name: 'Layla Haddad', email: 'layla@example.com' });
  expect((await asked).postDataJSON()).not.toHaveProperty('phone');
  const verified = page.waitForRequest('**/api/verify-registration');
  await page.route('**/api/verify-registration', (route) => route.fulfill({ status: 422, json: { message: 'No' } }));
  await page.getByLabel('Digit 1 of 4').pressSequentially('1234');
  expect((await verified).postDataJSON()).toEqual({ phone: 'layla@example.com', otp: '1234', name: 'Layla Haddad' });
});

test('[settings-10] without register_otp_verify a new shopper is signed in immediately', async ({ page, request }) => {
  const { token, user } = await registerShopper(request);
  await page.route('**/api/registration', (route) =>
    route.fulfill({ status: 201, json: { data: { retry_after: 0, access: { token }, user } } }),
  );
  await page.goto('/');
  await (await openLogin(page)).getByRole('button', { name: 'Sign Up' }).click();
  await dialogNamed(page, 'Sign Up').getByLabel('Full name').fill('Layla Haddad');
  await dialogNamed(page, 'Sign Up').getByLabel('WhatsApp number').fill(newPhone());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[settings-10] if accounts must be verified to order, a code is requested first and the order continues', async ({
  page,
  request,
}) => {
  await switchProvidersOn(request);
  await updateSettings(request, { order_place_account_verify: true });
  await fakeProviders(page, { name: 'Ravi' });
  const product = await simpleProduct(request);
  await wantProduct(page, product);
  await agreeWith(page, 'Facebook');
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  const shopper = await readShopper(page);
  await addAddress(request, shopper);
  const refused = await callAs(request, shopper, '/profile');
  expect(refused.body.data.user).toMatchObject({ account_verified: false });

  await page.goto('/');
  await cartButton(page, 'Cart, 1 item').click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  const verify = dialogNamed(page, 'Verify your account');
  await expect(verify.getByRole('combobox', { name: 'Country' })).toBeFocused();
  await expectAccessible(page);
  await verify.getByRole('combobox', { name: 'Country' }).fill('India');
  await page.keyboard.press('Enter');
  await verify.getByLabel('Phone number').fill(newPhone());
  await page.keyboard.press('Enter');
  await expect(dialogNamed(page, 'Verify OTP').getByLabel('Digit 1 of 4')).toBeFocused();
  expect(await ordersOf(request, shopper)).toHaveLength(0);
  await page.keyboard.type(await readCode(page));
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
});

test('[settings-10] a rejection by the server requests the code too, and closing the dialog places no order', async ({
  page,
  request,
  shopper,
  allowConsole,
}) => {
  allowConsole(/422/);
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await addAddress(request, shopper);
  await page.route('**/api/place-order', (route) =>
    route.fulfill({ status: 422, json: { message: 'Prove it', errors: { account: ['Prove it'] } } }),
  );
  await page.goto('/');
  await cartButton(page, 'Cart, 1 item').click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const place = page.getByRole('button', { name: /^Place order/ });
  await place.click();
  const verify = dialogNamed(page, 'Verify your account');
  await expect(verify.getByText(`We send the code to +91 ${shopper.phone}.`)).toBeVisible();
  await verify.getByRole('button', { name: 'Use another number' }).click();
  await expect(verify.getByRole('combobox', { name: 'Country' })).toBeVisible();
  await verify.getByRole('button', { name: 'Close' }).click();
  await expect(verify).toBeHidden();
  await expect(place).toBeEnabled();
  expect(await ordersOf(request, shopper)).toHaveLength(0);
});
