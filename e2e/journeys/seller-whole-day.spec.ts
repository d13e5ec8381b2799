import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { applyForShop } from '../support/apply-for-shop.ts';
import { changeMarketplace } from '../support/change-marketplace.ts';
import { apiAddress } from '../support/environment.ts';
import { addAddress, ordersOf } from '../support/marketplace.ts';
import { demoCode, openPanel } from '../support/panel.ts';
import { pngFile } from '../support/pictures.ts';
import { comeAs, newPhone, registerShopper } from '../support/shopper.ts';
import { expect, expectNoSidewaysScroll, messages, noteReady, test } from '../support/test.ts';
import { type Language, readAmount, readI18n } from '../support/texts.ts';

const phoneSize = { width: 390, height: 844 };
const titles = { en: 'English', ar: 'العربية', ir: 'فارسی' } as const;
const names = { en: 'Lantern', ar: 'فانوس', ir: 'فانوس' } as const;

/** A page of another person, in their own browser and with the panels in the same language. */
async function openBrowser(browser: Browser, language: Language, viewport = phoneSize): Promise<Page> {
  const context = await browser.newContext({ baseURL: apiAddress(), viewport, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await speak(page, language);
  await noteReady(page);
  return page;
}

/** The panels store the language of the device. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('souk.back-office', chosen), JSON.stringify({ language }));
}

/** The people of one day: a seller on a phone, an operator, and a shopper on a phone. */
async function meet(page: Page, browser: Browser, request: APIRequestContext, language: Language) {
  const phone = newPhone();
  const panel = readI18n('panels', language);
  const shop = readI18n('storefront', language);
  await speak(page, language);
  await page.setViewportSize(phoneSize);
  const shopper = await registerShopper(request);
  await addAddress(request, shopper);
  const shopperPage = await openBrowser(browser, language);
  await comeAs(shopperPage, shopper);
  const operatorPage = await openBrowser(browser, language, { width: 1280, height: 900 });
  const product = `${names[language]} ${phone}`;
  return {
    ...{ phone, panel, shop, language, shopper, product },
    ...{ shopName: `Lanterns ${phone}`, seller: page, operator: operatorPage, buyer: shopperPage },
  };
}

type Day = Awaited<ReturnType<typeof meet>>;

async function approve({ operator, panel: { t }, shopName }: Day): Promise<void> {
  await openPanel(operator, `/admin/shops/applications?search=${encodeURIComponent(shopName)}`);
  await operator.getByRole('link', { name: shopName }).click();
  await operator
    .getByRole('region', { name: t('Documents') })
    .getByRole('button', { name: 'identity.webp' })
    .click();
  const document = operator.getByRole('dialog', { name: 'identity.webp' });
  await expect(document.getByRole('img', { name: 'identity.webp' })).toHaveJSProperty('complete', true);
  await expect(document.getByRole('link', { name: t('Open in a new tab') })).toHaveAttribute('href', /^blob:/);
  await operator.keyboard.press('Escape');
  await operator.getByRole('button', { name: t('Approve') }).click();
  await operator
    .getByRole('dialog')
    .getByRole('button', { name: t('Approve') })
    .click();
  await expect(messages(operator, t).filter({ hasText: t('The shop is created, and the applicant is notified') })).toBeVisible();
}

async function signIn({ seller, panel, phone }: Day): Promise<void> {
  const { t } = panel;
  await seller.getByLabel(t('Phone number')).fill(phone);
  await seller.getByRole('button', { name: t('Send code') }).click();
  await seller.getByLabel(t('Code from the message')).fill(await demoCode(seller, panel));
  await seller.getByRole('button', { name: t('Continue') }).click();
  const field = seller.getByLabel(t('Code from the authenticator app'));
  await expect(field).toBeVisible();
  await field.fill(await demoCode(seller, panel));
  await seller.getByRole('button', { name: t('Sign in') }).click();
  await expect(seller.getByRole('region', { name: t('Open your shop') })).toBeVisible();
}

/** A product in the default language and in the language of the day, with two pictures. */
async function proposeProduct({ seller, panel: { t }, product, language }: Day): Promise<void> {
  await seller
    .getByRole('region', { name: t('Open your shop') })
    .getByRole('link', { name: t('First product') })
    .click();
  await seller
    .getByRole('link', { name: t('New product') })
    .first()
    .click();
  await seller.getByRole('textbox', { name: `${t('Name')} English` }).fill(product);
  if (language !== 'en') {
    const name = seller.getByRole('group', { name: t('Name') }).first();
    await name.getByRole('button', { name: titles[language] }).click();
    await name.getByRole('textbox', { name: `${t('Name')} ${titles[language]}` }).fill(product);
  }
  await seller.locator('input[type="file"]').setInputFiles([pngFile('lit.png', 90, 90, 200), pngFile('unlit.png', 90, 90, 90)]);
  await expect(seller.getByRole('img', { name: t('Image {position}', { position: 2 }) })).toBeVisible();
  await seller.getByRole('combobox', { name: t('Category') }).selectOption({ index: 1 });
  await seller.getByRole('textbox', { name: t('Price'), exact: true }).fill('40');
  await seller
    .getByRole('region', { name: t('Variants') })
    .getByRole('button')
    .last()
    .click();
  await seller.getByRole('textbox', { name: t('Stock of {name}', { name: t('Without choices') }) }).fill('12');
  await expectNoSidewaysScroll(seller);
  await seller.getByRole('button', { name: t('Send for approval') }).click();
  await expect(messages(seller, t).filter({ hasText: t('Saved. What shoppers read waits for approval.') })).toBeVisible();
}

async function acceptProduct({ operator, panel: { t }, product }: Day): Promise<void> {
  await operator.goto(`/admin/products/changes?search=${encodeURIComponent(product)}`);
  await operator.getByRole('link', { name: product }).click();
  await expect(operator.getByRole('region', { name: t('The new product') }).getByRole('img')).toHaveCount(2);
  await operator.getByRole('button', { name: t('Accept'), exact: true }).click();
  await expect(messages(operator, t).filter({ hasText: t('Accepted; the shop is notified') })).toBeVisible();
}

/** The charges of delivery are the last step of the checklist. */
async function openShop({ seller, panel: { t } }: Day): Promise<void> {
  const bar = seller.getByRole('navigation', { name: t('Most used') });
  await bar.getByRole('link', { name: t('Today') }).click();
  const checklist = seller.getByRole('region', { name: t('Open your shop') });
  await checklist.getByRole('link', { name: t('Delivery charges') }).click();
  await seller.getByRole('button', { name: t('Add a band') }).click();
  await seller
    .getByRole('group', { name: t('Delivery charges') })
    .getByRole('textbox')
    .last()
    .fill('0');
  await seller.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(messages(seller, t).filter({ hasText: t('Shop saved') })).toBeVisible();
  await bar.getByRole('link', { name: t('Today') }).click();
  await checklist.getByRole('button', { name: t('Open the shop now') }).click();
  await expect(messages(seller, t).filter({ hasText: t('Your shop is open') })).toBeVisible();
}

/** Two of the product, paid in cash at delivery. */
async function buyTwo({ buyer, shop: { t }, product, language, shopper }: Day, request: APIRequestContext) {
  const found = await findProduct(request, product);
  await buyer.goto(`/products/${found}/details?lang=${language}`);
  await expect(buyer.getByRole('heading', { level: 1, name: product })).toBeVisible();
  const main = buyer.getByRole('main');
  await main
    .getByRole('button', { name: t('Buy now') })
    .first()
    .click();
  await expect(buyer).toHaveURL(/\/buynow$/);
  await main
    .getByRole('group', { name: t('Quantity of {name}', { name: product }) })
    .getByRole('button', { name: t('Increase quantity') })
    .click();
  const place = buyer.getByRole('button', { name: new RegExp(`^${t('Place order')}`) });
  await expect.poll(async () => readAmount((await place.textContent()) ?? '')).toBeGreaterThanOrEqual(80);
  await place.click();
  await expect(buyer.getByRole('heading', { name: t('Thank you, your order is placed') })).toBeVisible();
  const [order] = await ordersOf(request, shopper);
  if (!order) throw new Error('Nothing was ordered');
  return order;
}

async function findProduct(request: APIRequestContext, name: string): Promise<number> {
  const search = async () => {
    const answer = await request.get(`/api/products?search=${encodeURIComponent(name)}&with_filters=0`);
    return (await answer.json()).data.products.find((each: { name: string }) => each.name === name)?.id;
  };
  await expect.poll(search).toBeTruthy();
  return Number(await search());
}

/** The order appears on the seller's page without a reload. */
async function deliver({ seller, panel: { t } }: Day, code: string): Promise<void> {
  await seller
    .getByRole('list', { name: t('Next orders') })
    .getByRole('link', { name: code })
    .click();
  await seller.getByRole('button', { name: t('Confirm order') }).click();
  const [list] = await Promise.all([
    seller.waitForEvent('download'),
    seller.getByRole('button', { name: t('Packing slips (A4)') }).click(),
  ]);
  expect(list.suggestedFilename()).toMatch(/\.pdf$/);
  await seller.getByRole('button', { name: t('Mark as packed') }).click();
  await seller.getByRole('button', { name: t('Hand over') }).click();
  const dialog = seller.getByRole('dialog');
  await dialog.getByLabel(t('Carrier')).fill('Blue Dart');
  await dialog.getByLabel(t('Tracking number')).fill('AWB 7391');
  await dialog.getByRole('button', { name: t('Hand over') }).click();
  await expect(seller.getByRole('region', { name: t('Parcels') })).toContainText('AWB 7391');
  await seller.getByRole('button', { name: t('Mark as delivered') }).click();
  await expect(
    messages(seller, t)
      .filter({ hasText: t('Status changed') })
      .last(),
  ).toBeVisible();
  await expectNoSidewaysScroll(seller);
}

/** One of the two is returned. */
async function askForReturn({ buyer, shop: { t }, product }: Day, orderId: number): Promise<void> {
  await buyer.goto(`/order-history/${orderId}`);
  await expect(buyer.getByRole('region', { name: t('Parcels') })).toContainText('AWB 7391');
  const returns = buyer.getByRole('region', { name: t('Returns') });
  await returns.getByRole('button', { name: t('Return items') }).click();
  const dialog = buyer.getByRole('dialog', { name: t('Return items') });
  await dialog.getByRole('checkbox', { name: product }).press('Space');
  await dialog.getByRole('button', { name: t('Decrease quantity') }).click();
  await dialog.getByRole('combobox', { name: t('Reason') }).selectOption(t('Damaged or broken'));
  await dialog.getByRole('button', { name: t('Send request') }).click();
  await expect(returns.getByText(t('Waiting for an answer'))).toBeVisible();
  await expectNoSidewaysScroll(buyer);
}

/** Returns the amount, which the seller sees before the refund. */
async function refundReturn({ seller, panel: { t } }: Day): Promise<number> {
  await seller.goto('/seller/returns');
  await seller
    .getByRole('list', { name: t('Returns') })
    .getByRole('link')
    .first()
    .click();
  await seller.getByLabel(t('How the shopper sends the items')).fill('Hand it in at any post office.');
  await seller.getByRole('button', { name: t('Accept the return') }).click();
  await seller.getByRole('button', { name: t('Items arrived') }).click();
  await seller.getByRole('button', { name: t('Save the inspection') }).click();
  const amount = seller
    .locator('div')
    .filter({ has: seller.getByText(t('The shopper receives'), { exact: true }) })
    .last();
  await expect(amount.locator('bdi')).toBeVisible();
  const refunded = readAmount((await amount.locator('bdi').textContent()) ?? '');
  await seller.getByRole('button', { name: t('Refund'), exact: true }).click();
  await expect(messages(seller, t).filter({ hasText: t('Return refunded') })).toBeVisible();
  return refunded;
}

/** The statement has the sale, the refund and the commission of both. */
async function expectStatement({ seller, panel: { t } }: Day, order: { code: string; refunded: number }): Promise<void> {
  await seller.goto('/seller/money');
  const figures = seller.getByRole('region', { name: t('How it adds up') });
  for (const [name, amount] of [
    ['Items', 80],
    ['Paid by shoppers', order.refunded * 2],
    ['Refunded', order.refunded],
    ['Commission', 8],
    ['Reversed commission', 4],
  ] as const) {
    const row = figures.getByRole('listitem').filter({ has: seller.getByRole('link', { name: t(name), exact: true }) });
    expect(readAmount((await row.locator('bdi').first().textContent()) ?? ''), name).toBe(amount);
  }
  const orders = seller.getByRole('list', { name: t('Orders of the month') });
  await orders.getByText(order.code).click();
  await expect(orders.getByRole('heading', { level: 3 })).toHaveText([new RegExp(`^${t('Sold')}`), new RegExp(`^${t('Refund')}`)]);
  await expect(orders.getByText(t('Reversed commission'))).toBeVisible();
  await expectNoSidewaysScroll(seller);
}

for (const language of ['en', 'ar', 'ir'] as const) {
  test(`[seller-01] [seller-03] [seller-04] [seller-06] [account-08] a shop applies, opens, sells, delivers and refunds a return on its first day, in ${titles[language]}`, async ({
    page,
    request,
    browser,
    allowConsole,
  }) => {
    allowConsole(/401/);
    test.slow();
    const day = await meet(page, browser, request, language);
    const { shopName, phone, shop } = day;
    try {
      await applyForShop(page, { shopName, phone, documents: pngFile('identity.png', 120, 80) }, shop);
      await approve(day);
      changeMarketplace(`insert into commission_rules (position, applies_to, shop_id, basis_points, tax_basis_points)
        select -1, 'items', shop_id, 1000, 0 from shop_members where person_id = (select id from people where phone_full = '91${phone}');`);
      await page.getByRole('link', { name: shop.t('See the state of your application') }).click();
      await signIn(day);
      await proposeProduct(day);
      await acceptProduct(day);
      await openShop(day);
      const order = await buyTwo(day, request);
      await deliver(day, order.code);
      await askForReturn(day, order.id);
      const refunded = await refundReturn(day);
      await expectStatement(day, { code: order.code, refunded });
      await day.buyer.reload();
      const asked = day.buyer.getByRole('region', { name: shop.t('Returns') }).getByRole('article');
      await expect(asked.getByText(shop.t('Refunded'), { exact: true })).toBeVisible();
      expect(readAmount((await asked.locator('header bdi').last().textContent()) ?? '')).toBe(refunded);
    } finally {
      changeMarketplace(`delete from commission_rules where shop_id in (
        select shop_id from shop_members where person_id = (select id from people where phone_full = '91${phone}'));`);
      await day.operator.context().close();
      await day.buyer.context().close();
    }
  });
}
