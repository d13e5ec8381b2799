import type { Page } from '@playwright/test';
import { apiAddress } from '../support/environment.ts';
import { addAddress, callAs, fillCart, ordersOf, productsOfTwoShops, simpleProduct } from '../support/marketplace.ts';
import { registerShopper } from '../support/shopper.ts';
import { signInWithDialog } from '../support/sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

const toPay = (page: Page) =>
  page.getByRole('complementary', { name: 'Summary' }).locator('dt').filter({ hasText: 'To pay' }).locator('xpath=following-sibling::dd');
const dollars = (amount: number) => `$${amount.toFixed(2)}`;

test('[cart-11] [auth-14] a visitor buys one product directly, and the cart stays unchanged', async ({ page, request }) => {
  const shopper = await registerShopper(request);
  const [inCart, wanted] = await productsOfTwoShops(request);
  await fillCart(request, shopper, [inCart], 2);
  await addAddress(request, shopper, 'At home');
  await page.goto(`/products/${wanted.id}/details`);
  await page.getByRole('main').getByRole('button', { name: 'Buy now' }).first().click();
  await expect(page.getByText('Please login first!')).toBeVisible();
  await signInWithDialog(page, shopper.phone);

  await expect(page).toHaveURL(/\/buynow$/);
  const step = page.getByRole('region', { name: 'Your product' });
  await expect(step.getByRole('link', { name: wanted.name })).toBeVisible();
  await expect(step.getByText(inCart.name)).toBeHidden();
  const quantity = step.getByRole('group', { name: `Quantity of ${wanted.name}` });
  let sent = 0;
  page.on('response', (answer) => {
    if (/\/cart\/(increment|decrement)$/.test(answer.url())) sent++;
  });
  await quantity.getByRole('button', { name: 'Increase quantity' }).click();
  await quantity.getByRole('button', { name: 'Increase quantity' }).click();
  await quantity.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(step.getByText('2 ×')).toBeVisible();
  // The changes are shown immediately and sent one after another.
  await expect.poll(() => sent).toBe(3);
  const summary = await callAs(request, shopper, '/cart/checkout', { shop_ids: [wanted.shop.id], is_buy_now: true });
  const payable = dollars(summary.body.data.checkout.payable_amount);
  await expect(toPay(page)).toHaveText(payable);
  await expectAccessible(page);

  await page.reload();
  await expect(quantity.getByRole('status')).toHaveText('2');
  const place = page.getByRole('button', { name: /^Place order/ });
  await expect(place).toContainText(payable);
  await place.click();
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  expect((await ordersOf(request, shopper)).map(({ shop }) => shop.id)).toEqual([wanted.shop.id]);
  const cart = await callAs(request, shopper, '/carts');
  expect(cart.body.data).toMatchObject({ total: 2, cart_items: [{ products: [{ id: inCart.id, quantity: 2 }] }] });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await page.goto('/buynow');
  await expect(page.getByRole('heading', { name: 'No product selected' })).toBeVisible();
});

test('[cart-11] [cart-13] stock that somebody else bought meanwhile is reported, also after signing in again', async ({
  page,
  request,
  shopper,
}) => {
  const product = await simpleProduct(request);
  const answer = await request.get(`${apiAddress()}/api/product-details?product_id=${product.id}`);
  const stock: number = (await answer.json()).data.product.variants[0].stock;
  await callAs(request, shopper, '/cart/store', { product_id: product.id, quantity: stock, is_buy_now: true });
  const other = await registerShopper(request, 'Omar Said');
  const address_id = await addAddress(request, other);
  await callAs(request, other, '/cart/store', { product_id: product.id, quantity: 1, is_buy_now: true });
  const bought = { shop_ids: [product.shop.id], is_buy_now: true };
  const { payable_amount } = (await callAs(request, other, '/cart/checkout', bought)).body.data.checkout;
  const order = { ...bought, address_id, payment_method: 'cash', payable_amount };
  const placed = await callAs(request, other, '/place-order', order, { 'idempotency-key': crypto.randomUUID() });
  expect(placed.status).toBe(201);

  // The choice was made in another browser: the server has stored it.
  await page.goto('/buynow');
  const step = page.getByRole('region', { name: 'Your product' });
  await expect(step.getByText('Changed since you chose it')).toBeVisible();
  await expect(step.getByText(`Only ${stock - 1} of ${product.name} are available.`)).toBeVisible();
  await expect(step.getByText(`${stock - 1} ×`)).toBeVisible();
});

test('[cart-11] a visitor who opens the page is asked to sign in', async ({ page, request }) => {
  const shopper = await registerShopper(request);
  const product = await simpleProduct(request);
  await callAs(request, shopper, '/cart/store', { product_id: product.id, quantity: 1, is_buy_now: true });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/buynow');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to buy now' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await signInWithDialog(page, shopper.phone);
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(messages(page).filter({ hasText: 'Please login first!' })).toBeHidden();
});
