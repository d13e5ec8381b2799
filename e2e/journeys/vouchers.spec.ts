import { callAs, fillCart, listProducts, simpleProduct, simpleProducts } from '../support/market.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A shop with vouchers and one without, by what their lists answer. */
async function shopsByVouchers(request: Parameters<typeof simpleProducts>[0], shopper: Parameters<typeof callAs>[1]) {
  const products = await simpleProducts(request, 8);
  const counted = await Promise.all(
    products.map(async (product) => {
      const { body } = await callAs(request, shopper, `/get-vouchers?shop_id=${product.shop.id}`);
      return { product, coupons: body.data.coupons.length };
    }),
  );
  return { with: counted.find(({ coupons }) => coupons > 0)?.product, without: counted.find(({ coupons }) => coupons === 0)?.product };
}

test('[cart-08] [cart-09] [drawer-03] a shop voucher is collected once', async ({ page, request, shopper }) => {
  const { with: product } = await shopsByVouchers(request, shopper);
  await fillCart(request, shopper, product ? [product] : []);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Apply Store voucher' }).click();
  const dialog = page.getByRole('dialog', { name: `Vouchers of ${product?.shop.name}` });
  const ticket = dialog.getByRole('listitem').first();
  await expect(ticket).toContainText(/\d+%|\$\d+/);
  await expect(ticket).toContainText(/Orders from \$\d+\.\d\d/);
  await expect(ticket).toContainText(/until/);
  await expectAccessible(page);
  await ticket.getByRole('button', { name: 'Collect' }).click();
  await expect(ticket.getByRole('button', { name: 'Collected' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: /collected/i })).toBeVisible();
  const { body } = await callAs(request, shopper, `/get-vouchers?shop_id=${product?.shop.id}`);
  expect(body.data.coupons[0].is_collected).toBe(true);
});

test('[cart-08] a shop without vouchers says so', async ({ page, request, shopper }) => {
  const products = await listProducts(request, { in_stock: 1 });
  const { without } = await shopsByVouchers(request, shopper);
  const product = without ?? products[0];
  await page.route('**/api/get-vouchers*', (route) => route.fulfill({ json: { data: { coupons: [] } } }));
  await fillCart(request, shopper, product ? [product] : []);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Apply Store voucher' }).click();
  await expect(page.getByText('Sorry there is no voucher available')).toBeVisible();
});

test('[cart-10] a failing voucher list says why; a lost session goes home', async ({ page, request, shopper, allowConsole }) => {
  allowConsole(/50\d|401/);
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await page.route('**/api/get-vouchers*', (route) => route.fulfill({ status: 500, json: { message: 'The vouchers are being counted' } }));
  await page.goto('/products');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('button', { name: 'Apply Store voucher' }).click();
  const toast = page.getByText('The vouchers are being counted').first();
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.x, 'at the left').toBeLessThan(640);
  await page.unroute('**/api/get-vouchers*');
  await callAs(request, shopper, '/logout');
  await page
    .getByRole('dialog', { name: /^Vouchers/ })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Login', includeHidden: true })).toBeAttached();
});
