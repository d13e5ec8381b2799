import type { Page } from '@playwright/test';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { buy, fillCart, simpleProduct } from '../support/marketplace.ts';
import { openPanel, openSellerPanel } from '../support/panel.ts';
import { registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

/** Writes in the open conversation, of either side. */
async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Your (message|answer)/ }).fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

const thread = (page: Page) => page.getByRole('list', { name: 'Conversation' });

test('[account-09] a shopper asks about a product and an order, the shop answers on a phone, both see it without a reload', async ({
  page,
  request,
  browser,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/401/);
  const product = await simpleProduct(request);
  const member = await registerShopper(request, 'Salma Nasser');
  changeMarketplace(`insert into shop_members (shop_id, person_id, role_id)
    select ${product.shop.id}, p.id, r.id from people p, shop_roles r where p.phone_full = '91${member.phone}' and r.name = 'Packer';`);
  const context = await browser.newContext({ baseURL: apiAddress(), viewport: phone });
  const panel = await context.newPage();

  // A visitor is asked to sign in, then continues to the form.
  await page.setViewportSize(phone);
  await page.goto(`/products/${product.id}/details`);
  await page.getByRole('link', { name: 'Ask the shop about this product' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  const shopper = await registerShopper(request, `Nadia ${member.phone}`);
  const state = { token: `Bearer ${shopper.token}`, user: shopper.user, addresses: [], favoriteProducts: 0 };
  await page.evaluate((value) => localStorage.setItem('souk.auth', value), JSON.stringify({ state, version: 1 }));
  await page.goto(`/products/${product.id}/details`);
  await page.getByRole('link', { name: 'Ask the shop about this product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.shop.name })).toBeVisible();
  await expectAccessible(page);
  await write(page, 'Is it blue? Call me: ۰۹۱۲ ۱۲۳ ۴۵۶۷ or nadia@mail.example');
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await expect(thread(page)).toContainText('Call me: ••• or •••');
  await expect(thread(page)).toContainText('Contact details are hidden from the shop.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The shop.
  await openSellerPanel(panel, `/seller/messages?search=${member.phone}`, { phone: member.phone, shopId: product.shop.id });
  const inbox = panel.getByRole('list', { name: 'Messages' });
  await expect(inbox.getByRole('listitem')).toHaveCount(1);
  await expect(inbox).toContainText('Unanswered');
  await expectAccessible(panel);
  await inbox.getByRole('link', { name: `Nadia ${member.phone}` }).click();
  await expect(thread(panel)).toContainText('Call me: ••• or •••');
  await expect(panel.getByRole('region', { name: 'Product' })).toContainText(product.name);
  await expect(thread(page)).toContainText('Read');
  await write(panel, 'It is blue. See https://elsewhere.example');
  await expect(thread(page)).toContainText('It is blue. See •••');
  await expect(thread(panel)).toContainText('Contact details are hidden from the shopper.');
  await expect(thread(panel)).toContainText('Read');
  await expectAccessible(panel);
  await expectNoSidewaysScroll(panel);
  await write(page, 'Thank you.');
  await expect(thread(panel)).toContainText('Thank you.');

  // The conversation of an order is another one.
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  const code = order?.code ?? '';
  await page.goto(`/order-history/${order?.id}`);
  await page.getByRole('link', { name: 'Message the shop' }).click();
  await expect(page.getByRole('main')).toContainText(code);
  await write(page, 'Is it packed?');
  await expect(thread(page)).toContainText('Is it packed?');
  await panel.goto(`/seller/messages?search=${code}`);
  await inbox.getByRole('link', { name: `Nadia ${member.phone}` }).click();
  await expect(panel.getByRole('region', { name: 'Items' })).toContainText(product.name);
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Messages' }).click();
  await write(panel, 'Packed an hour ago.');
  const list = page.getByRole('main').getByRole('article');
  await expect(list.first()).toContainText('Packed an hour ago.');
  await expect(list.first()).toContainText('1 new');
  await expect(page.getByRole('img', { name: '1 unread' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await list.first().getByRole('link').click();
  await expect(thread(page)).toContainText('Packed an hour ago.');
  await expect(page.getByRole('img', { name: '1 unread' })).toHaveCount(0);
  await expect(list).toHaveCount(0);
  await context.close();
});

test('[account-09] the first message about an order may be the shop’s; both sides fit a phone, right to left and in the dark', async ({
  page,
  request,
  browser,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/401|404/);
  const product = await simpleProduct(request);
  const member = await registerShopper(request, 'Salma Nasser');
  changeMarketplace(`insert into shop_members (shop_id, person_id, role_id)
    select ${product.shop.id}, p.id, r.id from people p, shop_roles r where p.phone_full = '91${member.phone}' and r.name = 'Manager';`);
  const shopper = await registerShopper(request, `Nadia ${member.phone}`);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  const context = await browser.newContext({ baseURL: apiAddress(), viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const panel = await context.newPage();
  await openSellerPanel(panel, `/seller/orders/${order?.code}`, { phone: member.phone, shopId: product.shop.id });
  await panel.getByRole('link', { name: 'Message the shopper' }).click();
  await expect(panel.getByRole('heading', { level: 1, name: `Message to Nadia ${member.phone}` })).toBeVisible();
  await expectAccessible(panel);
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByText('Enter a few words')).toBeVisible();
  await write(panel, 'The blue one is sold out. Is green fine?');
  await expect(thread(panel)).toContainText('Is green fine?');
  const id = /\/messages\/(\d+)$/.exec(panel.url())?.[1] ?? '';

  const state = { token: `Bearer ${shopper.token}`, user: shopper.user, addresses: [], favoriteProducts: 0 };
  await page.addInitScript((value) => localStorage.setItem('souk.auth', value), JSON.stringify({ state, version: 1 }));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/messages?lang=ar', `/messages/${id}?lang=ar`]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText('Is green fine?')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await panel.goto('/seller');
  await panel.getByRole('button', { name: 'Menu' }).click();
  await panel.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  // Another language loads the page again.
  await expect(panel.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const path of [
    '/seller/messages',
    `/seller/messages/${id}`,
    '/seller/messages/987654321',
    `/seller/messages/order/${order?.code}`,
  ]) {
    await panel.goto(path);
    await expect(panel.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(panel);
    await expectAccessible(panel);
  }

  // An operator reads the conversation from the page of the order.
  await panel.goto('/seller');
  await panel.getByRole('button', { name: /القائمة|Menu/ }).click();
  await panel.getByRole('combobox').filter({ hasText: 'English' }).selectOption('English');
  await openPanel(panel, `/admin/orders/${order?.code}`);
  await panel.getByRole('link', { name: 'Messages', exact: true }).click();
  await panel.getByRole('link', { name: `Nadia ${member.phone}` }).click();
  await expect(thread(panel)).toContainText('Is green fine?');
  await expect(panel.getByRole('button', { name: 'Send' })).toHaveCount(0);
  await expectAccessible(panel);
  await expectNoSidewaysScroll(panel);
  await context.close();
});
