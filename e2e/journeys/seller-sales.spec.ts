import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { callAs } from '../support/marketplace.ts';
import { openPanel, openSellerPanel } from '../support/panel.ts';
import { openSellingShop } from '../support/selling-shop.ts';
import { comeAs, registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('[seller-06] on a phone a seller plans an own sale and a voucher, sees what is left of both, and a shopper pays the lower price', async ({
  page,
  request,
  browser,
  allowConsole,
}) => {
  allowConsole(/40[14]/);
  test.slow();
  const shop = await openSellingShop(page, request);
  const lamp = `Lamp of ${shop.number}`;
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSellerPanel(page, '/seller/sales', { phone: shop.owner.phone, shopId: shop.shopId });
    await expect(page.getByText('No sales yet')).toBeVisible();
    await page.getByRole('link', { name: 'New sale' }).click();
    await page.getByRole('searchbox', { name: 'Add products' }).fill(lamp);
    await page.getByRole('button', { name: `Add ${lamp}` }).click();
    const price = page.getByRole('textbox', { name: 'Price in the sale' });
    await price.fill('5');
    await page.getByRole('button', { name: 'Plan the sale' }).click();
    await expect(page.getByText('The marketplace allows 12.00 USD and more')).toBeVisible();
    await price.fill('30');
    // The commission of ten percent is on the lower price.
    const line = page.getByRole('list', { name: 'Products', exact: true }).getByRole('listitem');
    await expect(line).toContainText('3.00');
    await expect(line).toContainText('27.00');
    await page.getByLabel('Starts').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 16));
    // The bars at the bottom cover whatever scrolls below them.
    await page.setViewportSize({ width: 390, height: 4000 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Plan the sale' }).click();
    await expect(messages(page).filter({ hasText: 'Sale planned' })).toBeVisible();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();

    // A voucher on top of the sale: the page shows what is left of the price that shoppers pay now.
    await page.goto('/seller/vouchers/new');
    await page.getByRole('textbox', { name: 'Code' }).fill(`glow${shop.number}`);
    await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('10');
    const left = page.getByRole('region', { name: 'What is left for you' });
    await left.getByRole('textbox', { name: 'Example price' }).fill('30');
    await expect(left).toContainText('24.30');
    await page.getByLabel('Starts').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 16));
    await page.getByRole('button', { name: 'Create voucher' }).click();
    await expect(messages(page).filter({ hasText: 'Voucher created' })).toBeVisible();

    const shopper = await registerShopper(request);
    const context = await browser.newContext({ baseURL: apiAddress(), viewport: { width: 390, height: 844 } });
    const shopping = await context.newPage();
    await comeAs(shopping, shopper);
    await expect(async () => {
      await shopping.goto(`/products/${shop.productId}/details`);
      await expect(shopping.getByRole('main')).toContainText('$30.00', { timeout: 2000 });
    }).toPass();
    await expect(shopping.getByRole('main')).toContainText('$40.00');
    const added = await callAs(request, shopper, '/cart/store', { product_id: shop.productId, quantity: 1 });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const named = { shop_ids: [shop.shopId], coupon_code: `GLOW${shop.number}` };
    const { body } = await callAs(request, shopper, '/cart/checkout', named);
    expect(body.data.checkout).toMatchObject({ total_amount: 30, coupon_discount: 3 });
    await context.close();

    // The operator finds the sale from the promotions, and from the shop.
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPanel(page, '/admin/promotions/flash-sales');
    await page.getByRole('link', { name: 'Sales of shops' }).click();
    await expect(page.getByRole('link', { name: lamp })).toBeVisible();
    await openPanel(page, `/admin/shops/${shop.shopId}`);
    await page.getByRole('link', { name: 'Show its own sales' }).click();
    const row = page.getByRole('row').filter({ hasText: lamp });
    await expect(row).toContainText('30.00');
    await expect(row).toContainText('Running');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: lamp }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    changeMarketplace(`delete from commission_rules where shop_id = ${shop.shopId};`);
  }
});
