import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { applyForShop } from '../support/apply-for-shop.ts';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { buy, callAs, fillCart, listProducts, simpleProduct } from '../support/marketplace.ts';
import { demoCode, demoSeller, openPanel, openSellerPanel } from '../support/panel.ts';
import { newPhone, registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
/** Makes calls as the admin whose cookie the page has. */
const own = { headers: { 'x-requested-with': 'XMLHttpRequest' } };

/** Approves the application and puts a product into the shop, as an operator does. Returns the product. */
async function approve(browser: Browser, request: APIRequestContext, shopName: string) {
  const context = await browser.newContext({ baseURL: apiAddress() });
  const panel = await context.newPage();
  await openPanel(panel, `/admin/shops/applications?search=${encodeURIComponent(shopName)}`);
  await panel.getByRole('link', { name: shopName }).click();
  await panel.getByRole('button', { name: 'Approve' }).click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(messages(panel).filter({ hasText: 'The shop is created' })).toBeVisible();
  const shops = await (await panel.request.get(`/api/admin/shops?search=${encodeURIComponent(shopName)}`, own)).json();
  const shopId = Number(shops.data.shops[0].id);
  const [any] = await listProducts(request);
  const form = await (await panel.request.get(`/api/admin/products/${any?.id}`, own)).json();
  const { category_id, sub_category_id } = form.data;
  const added = await panel.request.post('/api/admin/products', {
    ...own,
    data: {
      ...{ shop_id: shopId, category_id, sub_category_id, brand_id: null, price: 40, discount_price: null },
      ...{ name: { en: `Lamp of ${shopName}` }, short_description: {}, description: {}, is_published: true, picture_ids: [] },
      variants: [
        { id: null, color_id: null, size_id: null, unit_id: null, sku: '', extra_price: 0, stock: 30, stock_was: null, is_active: true },
      ],
    },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { id } = (await added.json()).data;
  await context.close();
  return { id: Number(id), shopId };
}

/** Enters the number and the code that is sent to it. */
async function enterPhoneCode(page: Page, number: string): Promise<void> {
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code from the message').fill(await demoCode(page));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Chromium on Linux reads no barcodes: this one finds the same code in every picture of the camera. */
async function readBarcodesAs(page: Page, code: string): Promise<void> {
  await page.addInitScript((rawValue) => {
    class FakeBarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(['code_128']);
      detect = () => Promise.resolve([{ rawValue }]);
    }
    Object.assign(window, { BarcodeDetector: FakeBarcodeDetector });
  }, code);
}

test('[seller-01] from the application to the first shipped order on a phone, the operator only approving', async ({
  page,
  request,
  browser,
  allowConsole,
}) => {
  allowConsole(/401/);
  test.slow();
  await page.setViewportSize(phone);
  await readBarcodesAs(page, 'AWB 7391');
  const number = newPhone();
  const shopName = `Lanterns ${number}`;
  await applyForShop(page, { shopName, phone: number });

  // Before the answer the applicant sees the state of the application.
  await page.getByRole('link', { name: 'See the state of your application' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your shop' })).toBeVisible();
  await expectAccessible(page);
  await enterPhoneCode(page, number);
  await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
  await expect(page.getByText('Waits for an answer')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const product = await approve(browser, request, shopName);

  // A number gets one code in a minute.
  changeMarketplace(`update codes set created_at = created_at - interval '2 minutes' where destination = '91${number}';`);
  await page.getByRole('button', { name: 'Use another number' }).click();
  await enterPhoneCode(page, number);
  const field = page.getByLabel('Code from the authenticator app');
  await expect(field).toBeVisible();
  await field.fill(await demoCode(page));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Salma Nasser' })).toBeVisible();
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  // The bar at the bottom covers whatever scrolls below it, so all of the page is in view.
  const tall = { ...phone, height: 3600 };
  await page.setViewportSize(tall);
  await expectAccessible(page);
  await page.setViewportSize(phone);

  // The shop opens when its checklist is done.
  const checklist = page.getByRole('region', { name: 'Open your shop' });
  await expect(checklist).toContainText('3 of 5 done');
  await checklist.getByRole('link', { name: 'Delivery charges' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop page' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a band' }).click();
  await page.getByRole('textbox', { name: /^Charge from/ }).fill('0');
  await page.getByLabel(/^Tagline .*English/).fill('Light by hand');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(tall);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Light by hand');
  await page.getByRole('combobox', { name: 'Language of the preview' }).selectOption('العربية');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(messages(page).filter({ hasText: 'Shop saved' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Most used' }).getByRole('link', { name: 'Today' }).click();
  await expect(checklist).toContainText('4 of 5 done');
  await expectAccessible(page);
  await page.setViewportSize(phone);
  // Nothing is on sale before that.
  const bar = page.getByRole('navigation', { name: 'Most used' });
  await bar.getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('list', { name: 'Products' })).toContainText('Ready for sale');
  await page.getByRole('note').filter({ hasText: 'Your shop is closed' }).getByRole('link', { name: 'Open your shop' }).click();
  await checklist.getByRole('button', { name: 'Open the shop now' }).click();
  await expect(messages(page).filter({ hasText: 'Your shop is open' })).toBeVisible();
  await expect(checklist).toHaveCount(0);

  // A shopper buys; the order appears without a reload.
  const shopper = await registerShopper(request);
  await expect.poll(async () => (await callAs(request, shopper, '/cart/store', { product_id: product.id, quantity: 2 })).status).toBe(200);
  const [order] = await buy(request, shopper, [product.shopId]);
  const code = order?.code ?? '';
  const next = page.getByRole('list', { name: 'Next orders' });
  await next.getByRole('button', { name: `Confirm order ${code}` }).click();
  await expect(page.getByRole('navigation', { name: 'Most used' }).getByRole('link', { name: 'Orders' })).toHaveAccessibleDescription(
    'Waiting: 1',
  );
  await next.getByRole('button', { name: `Mark as packed ${code}` }).click();
  await expect(next.getByRole('button', { name: `Hand over ${code}` })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await next.getByRole('link', { name: code }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${code}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Amounts' })).toContainText('80');
  // The bar at the bottom covers whatever scrolls below it, so all of the page is in view.
  await page.setViewportSize({ ...phone, height: 2000 });
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Carrier').fill('Blue Dart');
  // The pages of the panel may use the camera.
  await dialog.getByRole('button', { name: 'Scan the tracking number' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Tracking number' })).toHaveValue('AWB 7391');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(messages(page).filter({ hasText: 'Handed over; the shopper is notified' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Parcels' })).toContainText('AWB 7391');
  await expectNoSidewaysScroll(page);

  const { body } = await callAs(request, shopper, `/order-details?order_id=${order?.id}`);
  expect(body.data.order).toMatchObject({ status: 'On The Way', parcels: [{ carrier: 'Blue Dart', tracking_number: 'AWB 7391' }] });
});

test('[seller-04] twenty orders are picked, printed and handed over with tracking numbers in a dozen clicks', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/401/);
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const product = await simpleProduct(request);
  const seller = newPhone();
  const packer = await registerShopper(request, `Packer ${seller}`);
  changeMarketplace(`insert into shop_members (shop_id, person_id, role_id)
    select ${product.shop.id}, p.id, r.id from people p, shop_roles r where p.phone_full = '91${packer.phone}' and r.name = 'Packer';`);
  const codes: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const shopper = await registerShopper(request, `Journey ${seller}`);
    await fillCart(request, shopper, [product]);
    const [order] = await buy(request, shopper, [product.shop.id]);
    if (order) codes.push(order.code);
  }
  changeMarketplace(`update orders set address = jsonb_set(address, '{name}', '"To ${seller}"') where code in (${codes.map((code) => `'${code}'`).join()});
    update product_variants set stock = stock + 20 where product_id = ${product.id};`);

  await openSellerPanel(page, `/seller/orders?search=${seller}`, { phone: packer.phone, shopId: product.shop.id });
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(20);
  await expectAccessible(page);
  let clicks = 0;
  const click = async (name: string, role: 'button' | 'link') => {
    clicks += 1;
    await page.getByRole(role, { name }).click();
  };
  await click('Select this page', 'button');
  await expect(page.getByRole('status').filter({ hasText: '20 selected' })).toBeVisible();
  await click('Pick list', 'link');
  await expect(page.getByRole('list', { name: 'Pick list' })).toContainText('× 20');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await click('Packing slips (A4)', 'button');
  expect((await download).suggestedFilename()).toContain('.pdf');
  await click('Hand over', 'link');
  await expect(page.getByRole('heading', { level: 1, name: 'Hand over several orders' })).toBeVisible();
  await expectAccessible(page);
  clicks += 1;
  await page.getByLabel('Carrier').click();
  await page.keyboard.type('Blue Dart');
  // A scanner sends Enter after each code.
  for (const [index] of codes.entries()) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(`AWB ${index}`);
  }
  await click('Hand over 20 orders', 'button');
  await expect(messages(page).filter({ hasText: '20 orders handed over' })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(12);
  await page.goto(`/seller/orders?search=${seller}&status=on_the_way`);
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(20);
  // A packer sees no amount.
  await page.goto(`/seller/orders/${codes[0]}`);
  await expect(page.getByRole('region', { name: 'Parcels' })).toContainText('AWB');
  await expect(page.getByRole('region', { name: 'Amounts' })).toHaveCount(0);
});

test('[every-02] the seller panel of a person with two shops fits a phone, right to left and in the dark', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url().slice(apiAddress().length)));
  await openSellerPanel(page, '/seller', { phone: demoSeller });
  await expect(page.getByRole('list', { name: 'What waits' })).toBeVisible();
  // The first script makes the call of the page, which receives its answer.
  expect(calls.filter((address) => address === '/api/seller/today')).toHaveLength(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Shop', exact: true }).selectOption({ index: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Rana Saleh' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('combobox', { name: 'Shop', exact: true }).locator('option:checked')).not.toHaveText('Clay & Ember');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rana Saleh');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const path of ['/seller/orders', '/seller/orders/ship', '/seller/orders/pick-list', '/seller/none']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/seller/orders') expect(calls.filter((address) => address.startsWith('/api/seller/orders?'))).toHaveLength(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
