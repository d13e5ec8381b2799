import { changeMarketplace } from '../support/change-marketplace.ts';
import { addAddress, callAs } from '../support/marketplace.ts';
import { openSellerPanel } from '../support/panel.ts';
import { openSellingShop } from '../support/selling-shop.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

test('[seller-06] on a phone a seller makes a voucher and sees what is left; a shopper buys with it, and the statement has the discount', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/40[149]/);
  test.slow();
  const shop = await openSellingShop(page, request);
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSellerPanel(page, '/seller/vouchers', { phone: shop.owner.phone, shopId: shop.shopId });
    await expect(page.getByText('No vouchers yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'New voucher' }).click();
    await page.getByRole('textbox', { name: 'Code' }).fill(`lamp${shop.number}`);
    await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('80');
    await page.getByRole('button', { name: 'Create voucher' }).click();
    await expect(page.getByText('The marketplace allows at most 70%', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('25');
    const left = page.getByRole('region', { name: 'What is left for you' });
    await left.getByRole('textbox', { name: 'Example price' }).fill('200');
    await expect(left).toContainText('135.00');
    await left.getByRole('combobox', { name: 'Product' }).fill(`Lamp of ${shop.number}`);
    await page.getByRole('option', { name: `Lamp of ${shop.number}` }).click();
    await expect(left).toContainText('27.00');
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Starts').fill('2020-01-01T10:00');
    await page.getByRole('button', { name: 'Create voucher' }).click();
    await expect(page.getByText('The marketplace allows at most 92 days', { exact: true })).toBeVisible();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 16);
    await page.getByLabel('Starts').fill(yesterday);
    await page.getByRole('button', { name: 'Create voucher' }).click();
    await expect(messages(page).filter({ hasText: 'Voucher created' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `lamp${shop.number}` })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 4000 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });

    const shopper = await registerShopper(request);
    const address_id = await addAddress(request, shopper);
    await expect
      .poll(async () => (await callAs(request, shopper, '/cart/store', { product_id: shop.productId, quantity: 2 })).status)
      .toBe(200);
    const named = { shop_ids: [shop.shopId], coupon_code: `LAMP${shop.number}` };
    const { body } = await callAs(request, shopper, '/cart/checkout', named);
    expect(body.data.checkout).toMatchObject({ total_amount: 80, coupon_discount: 20 });
    const { payable_amount } = body.data.checkout;
    const order = { ...named, address_id, payment_method: 'cash', payable_amount };
    const placed = await callAs(request, shopper, '/place-order', order, { 'idempotency-key': crypto.randomUUID() });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    changeMarketplace(`update payments set status = 'Paid', settled_at = now()
        where purchase_id = (select purchase_id from orders where id = ${Number(placed.body.data.orders[0].id)});
      update orders set payment_status = 'Paid' where id = ${Number(placed.body.data.orders[0].id)};`);

    await page.reload();
    await expect(page.getByRole('region', { name: 'Uses' })).toContainText('20.00');
    await page.getByRole('button', { name: 'End now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
    await expect(page.getByText('Ended', { exact: true })).toBeVisible();
    await messages(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();

    await page.goto('/seller/money');
    const figures = page.getByRole('region', { name: 'How it adds up' });
    await expect(figures).toContainText('20.00');
    // Cash orders are paid to the shop, so that only the commission on the rest is due.
    await expect(page.getByRole('region', { name: 'Due' })).toContainText('6.00');
  } finally {
    changeMarketplace(`delete from commission_rules where shop_id = ${shop.shopId};`);
  }
});

test('[every-02] the vouchers and sales of a shop fit a phone, right to left and in the dark', async ({ page, allowConsole }) => {
  // The last page is that of a sale that does not exist.
  allowConsole(/40[14]/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSellerPanel(page, '/seller/vouchers');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(page.getByRole('heading', { level: 1, name: 'القسائم' })).toBeVisible();
  for (const path of [
    '/seller/vouchers',
    '/seller/vouchers/new',
    '/seller/vouchers/999999',
    '/seller/sales',
    '/seller/sales/new',
    '/seller/sales/999999',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 4000 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
  }
});
