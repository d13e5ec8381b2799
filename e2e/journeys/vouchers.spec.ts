import type { APIRequestContext } from '@playwright/test';
import { type CatalogProduct, callAs, fillCart, simpleProduct, simpleProducts } from '../support/marketplace.ts';
import type { Shopper } from '../support/shopper.ts';
import { expect, expectAccessible, messages, test } from '../support/test.ts';

/** A product of a shop that has vouchers. */
async function productWithVouchers(request: APIRequestContext, shopper: Shopper): Promise<CatalogProduct> {
  for (const product of await simpleProducts(request, 4)) {
    const { body } = await callAs(request, shopper, `/get-vouchers?shop_id=${product.shop.id}`);
    if (body.data.coupons.some((coupon: { is_collected: boolean }) => !coupon.is_collected)) return product;
  }
  throw new Error('No shop of these has a voucher');
}

test('[cart-08] [cart-09] [drawer-03] a shop voucher is collected once', async ({ page, request, shopper }) => {
  const product = await productWithVouchers(request, shopper);
  await fillCart(request, shopper, [product]);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Apply Store voucher' }).click();
  const dialog = page.getByRole('dialog', { name: `Vouchers from ${product.shop.name}` });
  const ticket = dialog.getByRole('listitem').first();
  await expect(ticket).toContainText(/\d+%|\$\d+/);
  await expect(ticket).toContainText(/Orders from \$\d+\.\d\d/);
  await expect(ticket).toContainText(/until/);
  await expectAccessible(page);
  let sent = 0;
  page.on('request', (call) => (sent += call.url().endsWith('/api/vouchers-collect') ? 1 : 0));
  // Two presses before the button is rendered as collected.
  await ticket.getByRole('button', { name: 'Collect' }).evaluate((button) => {
    for (let press = 0; press < 2; press++) if (button instanceof HTMLElement) button.click();
  });
  await expect(ticket.getByRole('button', { name: 'Collected' })).toBeDisabled();
  await expect(messages(page).filter({ hasText: /collected/i })).toBeVisible();
  const { body } = await callAs(request, shopper, `/get-vouchers?shop_id=${product.shop.id}`);
  expect(body.data.coupons[0].is_collected).toBe(true);
  expect(sent, 'calls to collect').toBe(1);
  await expect(messages(page).filter({ hasText: /already/i })).toHaveCount(0);
});

test('[cart-16] the drawer shows delivery by shop, and what is missing for less delivery or a voucher', async ({
  page,
  request,
  shopper,
}) => {
  const product = await productWithVouchers(request, shopper);
  await fillCart(request, shopper, [product]);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  const shop = page.getByRole('region', { name: product.shop.name });
  const offer = async () => (await callAs(request, shopper, '/cart/offers')).body.data.offers[0];
  const before = await offer();
  await expect(shop).toContainText(before.delivery_charge === 0 ? 'Free delivery' : `Delivery$${before.delivery_charge.toFixed(2)}`);
  await expectAccessible(page);
  const missing = before.vouchers.find(({ state }: { state: string }) => state === 'below-minimum');
  const collectable = before.vouchers.find(({ state }: { state: string }) => state === 'collectable');
  if (collectable) {
    await shop.getByRole('button', { name: `Collect ${collectable.code}` }).click();
    await expect(shop).toContainText(`${collectable.code} saves you`);
  }
  if (missing) {
    await expect(shop).toContainText(`$${missing.missing_amount.toFixed(2)} more for`);
    await shop.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(shop).not.toContainText(`$${missing.missing_amount.toFixed(2)} more for`);
  }
  expect(missing ?? collectable, 'a voucher of the shop').toBeDefined();
});

test('[cart-10] a failing voucher list shows the reason; a lost session leads home', async ({ page, request, shopper, allowConsole }) => {
  allowConsole(/50\d|401/);
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await page.route('**/api/get-vouchers*', (route) => route.fulfill({ status: 500, json: { message: 'The vouchers are being counted' } }));
  await page.goto('/products');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Apply Store voucher' }).click();
  const toast = messages(page).filter({ hasText: 'The vouchers are being counted' });
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.x, 'at the left').toBeLessThan(640);
  await page.unroute('**/api/get-vouchers*');
  await callAs(request, shopper, '/logout');
  await page
    .getByRole('dialog', { name: /^Vouchers/ })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
});
