import type { APIRequestContext, Page } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { buy, callAs, listProducts } from '../support/marketplace.ts';
import { openPanel, openSellerPanel } from '../support/panel.ts';
import { newPhone, registerShopper, type Shopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
/** Makes calls as the admin whose cookie the page has. */
const own = { headers: { 'x-requested-with': 'XMLHttpRequest' } };

/** A new shop with a lamp for 40.00, ten percent commission of its own, and an owner for the seller panel. */
async function openShop(page: Page, request: APIRequestContext) {
  const number = newPhone();
  const owner = await registerShopper(request, `Owner ${number}`);
  await openPanel(page, '/admin/shops');
  const [any] = await listProducts(request);
  const form = await (await page.request.get(`/api/admin/products/${any?.id}`, own)).json();
  const { category_id, sub_category_id } = form.data;
  changeMarketplace(`insert into shops (slug, name) values ('lamps-${number}', '{"en": "Lamps ${number}"}');
    insert into shop_members (shop_id, person_id, role_id)
      select s.id, p.id, r.id from shops s, people p, shop_roles r
      where s.slug = 'lamps-${number}' and p.phone_full = '91${owner.phone}' and r.name = 'Owner';
    insert into commission_rules (position, applies_to, shop_id, basis_points, tax_basis_points)
      select -1, 'items', id, 1000, 0 from shops where slug = 'lamps-${number}';`);
  const shops = await (await page.request.get(`/api/admin/shops?search=${encodeURIComponent(`Lamps ${number}`)}`, own)).json();
  const shopId = Number(shops.data.shops[0].id);
  const added = await page.request.post('/api/admin/products', {
    ...own,
    data: {
      ...{ shop_id: shopId, category_id, sub_category_id, brand_id: null, price: 40, discount_price: null },
      ...{ name: { en: `Lamp of ${number}` }, short_description: {}, description: {}, is_published: true, picture_ids: [] },
      variants: [
        { id: null, color_id: null, size_id: null, unit_id: null, sku: '', extra_price: 0, stock: 30, stock_was: null, is_active: true },
      ],
    },
  });
  expect(added.ok(), await added.text()).toBe(true);
  return { shopId, owner, productId: Number((await added.json()).data.id) };
}

/** Two lamps, delivered and paid in cash, of which one can be returned. */
async function deliver(request: APIRequestContext, shopper: Shopper, { shopId, productId }: { shopId: number; productId: number }) {
  await expect.poll(async () => (await callAs(request, shopper, '/cart/store', { product_id: productId, quantity: 2 })).status).toBe(200);
  const [order] = await buy(request, shopper, [shopId]);
  if (!order) throw new Error('Nothing was ordered');
  const steps = ['Confirm', 'On The Way', 'Delivered'].map(
    (status) => `update orders set status = '${status}' where id = ${order.id};
      insert into order_events (order_id, status) values (${order.id}, '${status}');`,
  );
  changeMarketplace(`${steps.join('\n')} update orders set delivered_at = now(), return_days = 14 where id = ${order.id};
    update payments set status = 'Paid', settled_at = now() where purchase_id = (select purchase_id from orders where id = ${order.id});
    update orders set payment_status = 'Paid' where id = ${order.id};`);
  const { body } = await callAs(request, shopper, `/orders/${order.id}/returns`);
  return { ...order, lineId: Number(body.data.lines[0].line_id) };
}

test('[seller-06] [account-08] on a phone a seller refunds one line of a delivered order, and the statement has the sale, the refund and the reversed commission', async ({
  page,
  request,
  allowConsole,
}) => {
  // The wrong IBAN is refused with 422.
  allowConsole(/401|422/);
  test.slow();
  const shop = await openShop(page, request);
  try {
    const shopper = await registerShopper(request);
    const order = await deliver(request, shopper, shop);
    await page.setViewportSize(phone);
    await openSellerPanel(page, '/seller/money', { phone: shop.owner.phone, shopId: shop.shopId });
    const due = page.getByRole('region', { name: 'Due' });
    // Cash orders are paid to the shop, so that only the commission is due.
    await expect(due).toContainText('You pay to the marketplace');
    await expect(due).toContainText('8.00');
    await addPayoutAccount(page);
    await expectWholePageAccessible(page);
    await expectNoSidewaysScroll(page);

    const asked = await request.post(`/api/orders/${order.id}/returns`, {
      headers: { authorization: `Bearer ${shopper.token}`, 'x-requested-with': 'XMLHttpRequest' },
      multipart: { lines: `${order.lineId}:1:damaged` },
    });
    expect(asked.ok(), await asked.text()).toBe(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Returns' }).click();
    await expect(page.getByRole('list', { name: 'Returns' }).getByText(/left$/)).toBeVisible();
    await expectWholePageAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('list', { name: 'Returns' }).getByRole('link').first().click();
    await page.getByLabel('How the shopper sends the items').fill('Hand it in at any post office.');
    await expectNoSidewaysScroll(page);
    // The panel asks before a typed answer is lost.
    await page.getByRole('link', { name: 'Returns', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Accept the return' }).click();
    await page.getByRole('button', { name: 'Items arrived' }).click();
    await page.getByRole('button', { name: 'Save the inspection' }).click();
    await expect(page.getByText('The shopper receives')).toBeVisible();
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(messages(page).filter({ hasText: 'Return refunded' })).toBeVisible();

    await page.goto('/seller/money');
    await expect(due).toContainText('4.00');
    const figures = page.getByRole('region', { name: 'How it adds up' });
    await expect(figures.getByRole('listitem').filter({ hasText: 'Reversed commission' })).toContainText('4.00');
    await figures.getByRole('link', { name: 'Refunded' }).click();
    const orders = page.getByRole('list', { name: 'Orders with: Refunded' });
    await orders.getByText(order.code).click();
    await expect(orders.getByRole('heading', { level: 3 })).toHaveText([/^Sold/, /^Refund/]);
    await expect(orders.getByText('Reversed commission')).toBeVisible();
    await expectWholePageAccessible(page);
    await expectNoSidewaysScroll(page);
    for (const [type, ending] of [
      ['Statement (PDF)', '.pdf'],
      ['Statement (CSV)', '.csv'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: type }).click();
      expect((await download).suggestedFilename()).toContain(ending);
    }
  } finally {
    changeMarketplace(`delete from commission_rules where shop_id = ${shop.shopId};`);
  }
});

test('[every-02] the money, the numbers and the returns of a shop fit a phone, right to left and in the dark', async ({
  page,
  allowConsole,
}) => {
  // The last page is that of a return that does not exist.
  allowConsole(/40[14]/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSellerPanel(page, '/seller/money');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(page.getByRole('heading', { level: 1, name: 'المال' })).toBeVisible();
  for (const path of ['/seller/money', '/seller/money?month=2020-01', '/seller/numbers', '/seller/returns', '/seller/returns/RT-NONE']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectWholePageAccessible(page);
  }
});

/** A wrong IBAN is named; afterwards only the end of the account is shown. */
async function addPayoutAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add the account' }).click();
  const form = page.getByRole('dialog', { name: 'Payout account' });
  await form.getByLabel('Account holder').fill('Salma Nasser');
  const number = form.getByRole('textbox', { name: 'IBAN' });
  await number.fill('GB82 WEST 1234 5698 7654 33');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(number).toHaveAccessibleDescription(/is not a valid IBAN/);
  await expectAccessible(page);
  await number.fill('GB82 WEST 1234 5698 7654 32');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page).filter({ hasText: 'Payout account saved' })).toBeVisible();
  await expect(page.getByText('•••• 5432')).toBeVisible();
  await expect(page.getByText('98765432')).toHaveCount(0);
}

/** The bar at the bottom covers whatever scrolls below it, so all of the page is brought into view. */
async function expectWholePageAccessible(page: Page): Promise<void> {
  const size = page.viewportSize() ?? phone;
  await page.setViewportSize({ ...size, height: 4000 });
  await expectAccessible(page);
  await page.setViewportSize(size);
}
