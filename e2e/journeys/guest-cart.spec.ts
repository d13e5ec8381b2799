import type { Page } from '@playwright/test';
import { readStored } from '../support/configure.ts';
import { callAs, fillCart, ordersOf, simpleProducts } from '../support/marketplace.ts';
import { testOfOwnMarketplace } from '../support/own-marketplace.ts';
import { newPhone, registerShopper, type Shopper } from '../support/shopper.ts';
import { signInWithDialog } from '../support/sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';
import { updateSettings } from '../support/update-settings.ts';

const test = testOfOwnMarketplace();

test.describe.configure({ mode: 'serial' });

async function addAsGuest(page: Page, id: number): Promise<void> {
  await page.goto(`/products/${id}/details`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByText('has been added to cart')).toBeVisible();
}

async function typeCode(page: Page): Promise<void> {
  const code = await page.getByTestId('demo-code').textContent();
  for (const [index, digit] of [...(code ?? '')].entries()) await page.getByLabel(`Digit ${index + 1} of 4`).fill(digit);
}

async function storedShopper(page: Page, phone: string): Promise<Shopper> {
  const { token, user } = await readStored(page, 'auth');
  return { phone, token: token.replace('Bearer ', ''), user };
}

test('with guest_cart a visitor fills a cart, which joins the account at sign-in', async ({ page, request }) => {
  const shopper = await registerShopper(request);
  const [mine, other] = await simpleProducts(request, 2);
  if (!mine || !other) throw new Error('The marketplace has too few products');
  await fillCart(request, shopper, [mine]);
  await updateSettings(request, { guest_cart: true, guest_checkout: false });
  await addAsGuest(page, mine.id);
  await addAsGuest(page, other.id);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, 2 items/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await drawer
    .getByRole('group', { name: `Quantity of ${other.name}` })
    .getByRole('button', { name: 'Increase quantity' })
    .click();
  await expect(page.getByRole('button', { name: /^Cart, 3 items/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 3 items/ })).toBeVisible();

  // Without guest_checkout the checkout asks to sign in.
  await page.goto('/checkout');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await signInWithDialog(page, shopper.phone);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 4 items/ })).toBeVisible();
  await page.reload();
  const { body } = await callAs(request, shopper, '/carts');
  expect(body.data.total).toBe(4);
});

test('with guest_checkout a visitor orders with name, number and address, and one code at the end', async ({ page, request }) => {
  const [product] = await simpleProducts(request, 1);
  if (!product) throw new Error('The marketplace sells nothing without choices');
  await page.setViewportSize({ width: 360, height: 740 });
  await updateSettings(request, { guest_cart: true, guest_checkout: true });
  await addAsGuest(page, product.id);
  await page.goto('/checkout');
  const place = page.getByRole('button', { name: /^Place order/ }).and(page.locator(':visible'));
  await place.click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await expect(page.getByText('The Full name field is required')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const phone = newPhone();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Leila Guest');
  await page.getByRole('textbox', { name: 'WhatsApp number' }).fill(phone);
  await page.getByRole('textbox', { name: 'Street and house number' }).fill('12 Lake Road');
  await page.getByRole('textbox', { name: 'Area or city' }).fill('Indiranagar');
  // The typed texts last over a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Area or city' })).toHaveValue('Indiranagar');
  await place.click();
  await expect(page.getByRole('dialog', { name: 'Confirm your order' })).toBeVisible();
  await expectAccessible(page);
  await typeCode(page);
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();

  const shopper = await storedShopper(page, phone);
  expect(shopper.user).toMatchObject({ name: 'Leila Guest' });
  expect(await ordersOf(request, shopper)).toHaveLength(1);
  expect((await callAs(request, shopper, '/addresses')).body.data.addresses).toMatchObject([
    { name: 'Leila Guest', address_line: '12 Lake Road', is_default: true },
  ]);
});

test('an answer that is lost between the code and the order loses nothing and orders once', async ({ page, request, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const shopper = await registerShopper(request);
  const [product] = await simpleProducts(request, 1);
  if (!product) throw new Error('The marketplace sells nothing without choices');
  await updateSettings(request, { guest_cart: true, guest_checkout: true });
  await addAsGuest(page, product.id);
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Somebody Else');
  await page.getByRole('textbox', { name: 'WhatsApp number' }).fill(shopper.phone);
  await page.getByRole('textbox', { name: 'Street and house number' }).fill('12 Lake Road');
  await page.getByRole('textbox', { name: 'Area or city' }).fill('Indiranagar');
  // Each call arrives, and the first answer of each is lost.
  for (const path of ['cart/merge', 'address/store', 'place-order']) {
    await page.route(
      `**/api/${path}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  }
  const place = page.getByRole('button', { name: /^Place order/ }).and(page.locator(':visible'));
  await place.click();
  await typeCode(page);
  // The account is the known one, with its name.
  await expect(async () => expect((await readStored(page, 'auth')).user).toMatchObject({ name: 'Nadia Karim' })).toPass();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('radio', { name: /12 Lake Road/ })).toBeChecked({ timeout: 5000 });
  }).toPass();
  await place.click();
  const thanks = page.getByRole('heading', { name: 'Thank you, your order is placed' });
  const unknown = page.getByText('We could not confirm your order. Try again: it will only be placed once.').and(page.locator(':visible'));
  await expect(thanks.or(unknown)).toBeVisible();
  if (await unknown.isVisible()) await place.click();
  await expect(thanks).toBeVisible();
  expect(await ordersOf(request, shopper)).toHaveLength(1);
  expect((await callAs(request, shopper, '/addresses')).body.data.addresses).toHaveLength(1);
  expect((await callAs(request, shopper, '/carts')).body.data.total).toBe(0);
});

test('with guest_checkout a visitor buys one product directly, and the cart stays as it is', async ({ page, request }) => {
  const [product, other] = await simpleProducts(request, 2);
  if (!product || !other) throw new Error('The marketplace has too few products');
  await page.setViewportSize({ width: 412, height: 900 });
  await updateSettings(request, { guest_cart: true, guest_checkout: true });
  await addAsGuest(page, other.id);
  await page.goto(`/products/${product.id}/details`);
  await page
    .getByRole('button', { name: /Buy now/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/buynow$/);
  const main = page.getByRole('main');
  await expect(main.getByTitle(product.name).or(main.getByText(product.name)).first()).toBeVisible();
  await expect(main.getByText(other.name)).toBeHidden();
  await page
    .getByRole('group', { name: `Quantity of ${product.name}` })
    .getByRole('button', { name: 'Increase quantity' })
    .click();
  await page.reload();
  await expect(page.getByRole('group', { name: `Quantity of ${product.name}` })).toContainText('2');

  const phone = newPhone();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Leila Direct');
  await page.getByRole('textbox', { name: 'WhatsApp number' }).fill(phone);
  await page.getByRole('textbox', { name: 'Street and house number' }).fill('12 Lake Road');
  await page.getByRole('textbox', { name: 'Area or city' }).fill('Indiranagar');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Place order/ })
    .and(page.locator(':visible'))
    .click();
  await expect(page.getByRole('dialog', { name: 'Confirm your order' })).toBeVisible();
  await typeCode(page);
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  const shopper = await storedShopper(page, phone);
  const orders = await ordersOf(request, shopper);
  expect(orders).toHaveLength(1);
  // The cart of the visitor has joined the account too, and was not ordered.
  expect((await callAs(request, shopper, '/carts')).body.data.total).toBe(1);
});

test('a visitor who chose a product and signs in another way finds it on the page of the direct purchase', async ({ page, request }) => {
  const shopper = await registerShopper(request);
  const [product] = await simpleProducts(request, 1);
  if (!product) throw new Error('The marketplace sells nothing without choices');
  await updateSettings(request, { guest_cart: true, guest_checkout: true });
  await page.goto(`/products/${product.id}/details`);
  await page
    .getByRole('button', { name: /Buy now/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/buynow$/);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await signInWithDialog(page, shopper.phone);
  await expect(page.getByRole('group', { name: `Quantity of ${product.name}` })).toContainText('1');
  await expect(page.getByRole('main').getByRole('button', { name: 'Add an address' })).toBeVisible();
});
