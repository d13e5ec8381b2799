import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Marketplace, startServer } from '../support/own-marketplace.ts';
import { demoCode } from '../support/panel.ts';
import { pngFile } from '../support/pictures.ts';
import { newPhone } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, messages, test } from '../support/test.ts';

// The server of this journey starts on an empty folder, and the way through is long.
test.setTimeout(300_000);

let marketplace: Marketplace;
test.beforeEach(async () => {
  marketplace = await startServer({ SOUK_DEMO: 'off' });
});
test.afterEach(async ({ page }) => {
  // A page that is open would report that its server has ended.
  await page.close();
  await marketplace.stop();
});

const setup = (page: Page) => page.getByRole('region', { name: 'Set up your marketplace' });
const stepOf = (page: Page, title: string) =>
  setup(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

/** Opens the screen of a step from the home page. */
async function openStep(page: Page, title: string): Promise<void> {
  await page.goto(`${marketplace.address}/admin`);
  await stepOf(page, title).getByRole('link').click();
  await expect(setup(page)).toBeHidden();
}

async function expectDone(page: Page, title: string): Promise<void> {
  await page.goto(`${marketplace.address}/admin`);
  await expect(stepOf(page, title).getByText('Done', { exact: true })).toBeVisible();
}

/** The command that creates the first member of the staff. */
function invite(phone: string): void {
  const command = ['apps/api/src/commands/souk.ts', 'admins', 'invite', `+91${phone}`, '--name', 'Asha Rao'];
  const env = { ...process.env, SOUK_DATA: marketplace.data };
  execFileSync(process.execPath, command, { cwd: resolve(import.meta.dirname, '../..'), env });
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page, text: string | RegExp) => expect(messages(page).filter({ hasText: text }).first()).toBeVisible();

test('[admin-01] an empty marketplace becomes a selling one through the panel alone', async ({ page, browser, allowConsole }) => {
  // The panel asks who is signed in.
  allowConsole(/401/);
  const [adminPhone, shopperPhone] = [newPhone(), newPhone()];
  invite(adminPhone);

  await test.step('the first admin signs in and sees the steps', async () => {
    await page.goto(`${marketplace.address}/admin`);
    await page.getByLabel('Phone number').fill(adminPhone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code from the message').fill(await demoCode(page));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Code from the authenticator app')).toBeVisible();
    await page.getByLabel('Code from the authenticator app').fill(await demoCode(page));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(setup(page)).toBeVisible();
    await expect(setup(page).getByText('0 of 10 steps finished')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('name and logo', async () => {
    await openStep(page, 'Name and logo');
    await page.getByRole('textbox', { name: /^Name of the marketplace/ }).fill('Lantern Row');
    const logo = page.getByRole('listitem').filter({ hasText: 'Shown in the header instead of the name' });
    await logo.locator('input[type=file]').setInputFiles(pngFile('logo.png', 240, 60));
    await expect(logo.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
    await save(page);
    await saved(page, 'Saved');
    await expectDone(page, 'Name and logo');
  });

  await test.step('language, currency and delivery of the default are right', async () => {
    await stepOf(page, 'Languages').getByRole('button', { name: 'Leave as it is: Languages' }).click();
    await expect(stepOf(page, 'Languages').getByText('Skipped', { exact: true })).toBeVisible();
    await messages(page).filter({ hasText: 'Step skipped' }).getByRole('button', { name: 'Undo' }).click();
    await expect(stepOf(page, 'Languages').getByRole('button', { name: 'Leave as it is: Languages' })).toBeVisible();
    await stepOf(page, 'Languages').getByRole('button', { name: 'Leave as it is: Languages' }).click();
    await openStep(page, 'Currency');
    await page.getByRole('button', { name: 'Add a currency' }).click();
    await page.keyboard.press('Escape');
    await page.goto(`${marketplace.address}/admin`);
    await stepOf(page, 'Currency').getByRole('button', { name: 'Leave as it is: Currency' }).click();
    await expect(stepOf(page, 'Currency').getByText('Skipped', { exact: true })).toBeVisible();
  });

  await test.step('a product needs a category and a shop, and its page leads there', async () => {
    await openStep(page, 'First product');
    await expect(page.getByText('A product needs a category and a shop')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create a category' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Lamps');
    await page.getByRole('button', { name: 'Create category' }).click();
    await saved(page, 'Category created');
    await openStep(page, 'First product');
    await page.getByRole('link', { name: 'Create a shop' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Lamps of Fes');
    await page.getByRole('button', { name: 'Create shop' }).click();
    await saved(page, 'Shop created');
    await expectDone(page, 'First shop');
    await expectDone(page, 'First category');
  });

  await test.step('delivery charges', async () => {
    await openStep(page, 'Delivery charges');
    await page.getByRole('button', { name: 'Add a band' }).click();
    await page.getByRole('textbox', { name: 'Charge of band 1' }).fill('4.50');
    await save(page);
    await saved(page, 'Saved');
    await expectDone(page, 'Delivery charges');
  });

  await test.step('the first product with a picture, a price and stock', async () => {
    await openStep(page, 'First product');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Brass lantern');
    await page.getByRole('combobox', { name: /^Shop/ }).selectOption('Lamps of Fes');
    await page.getByRole('combobox', { name: /^Category/ }).selectOption('Lamps');
    await page.getByRole('textbox', { name: /^Price/ }).fill('40');
    await page.getByLabel('Add pictures').setInputFiles(pngFile('lantern.png', 600, 600, 90));
    await expect(page.getByRole('img', { name: 'Image 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Add 1 variant' }).click();
    await page.getByRole('textbox', { name: /^Stock of/ }).fill('5');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create product' }).click();
    await saved(page, 'Product created');
    await expectDone(page, 'First product');
  });

  await test.step('cash on delivery', async () => {
    await openStep(page, 'Payment');
    await page.getByRole('checkbox', { name: 'Cash on delivery' }).press('Space');
    await save(page);
    await saved(page, 'Saved');
    await expectDone(page, 'Payment');
  });

  await test.step('the rest can wait: the steps leave the home page and stay reachable', async () => {
    await stepOf(page, 'Message channel').getByRole('button', { name: 'Later: Message channel' }).click();
    await expect(stepOf(page, 'Message channel').getByText('Skipped', { exact: true })).toBeVisible();
    await stepOf(page, 'Open for shoppers').getByRole('button', { name: 'Later: Open for shoppers' }).click();
    await expect(setup(page)).toBeHidden();
    await page.goto(`${marketplace.address}/admin/settings/setup`);
    await expect(page.getByText('The setup is finished: shoppers can buy.')).toBeVisible();
    await expect(page.getByText('10 of 10 steps finished')).toBeVisible();
    await expectAccessible(page);
  });

  const shop = await (await browser.newContext({ baseURL: marketplace.address, reducedMotion: 'reduce' })).newPage();
  await test.step('a shopper signs up and buys it with cash', () => buyLantern(shop, shopperPhone));

  await test.step('the order is in the panel', async () => {
    await page.goto(`${marketplace.address}/admin`);
    await page.getByRole('link', { name: /^Orders to confirm/ }).click();
    const table = page.getByRole('table', { name: 'Orders' });
    await expect(table.getByRole('row')).toHaveCount(2);
    await table.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Brass lantern');
    await expect(page.getByRole('main')).toContainText('Layla Haddad');
    await expect(page.getByRole('main')).toContainText('44.50');
    await page.getByRole('button', { name: 'Confirm order' }).click();
    await saved(page, 'Status changed');
  });
  await shop.context().close();
});

async function buyLantern(shop: Page, phone: string): Promise<void> {
  await shop.goto('/');
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Lantern Row' })).toBeVisible();
  const press = (button: Locator) => button.click();
  await press(shop.getByRole('main').getByRole('link', { name: 'Brass lantern' }).first());
  await expect(shop.getByRole('heading', { level: 1, name: 'Brass lantern' })).toBeVisible();
  await press(shop.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first());
  await press(shop.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Sign Up' }));
  const signUp = shop.getByRole('dialog', { name: 'Sign Up' });
  await signUp.getByLabel('Full name').fill('Layla Haddad');
  await signUp.getByLabel('WhatsApp number').fill(phone);
  await press(signUp.getByRole('button', { name: 'Sign Up' }));
  await signUp.getByLabel('Digit 1 of 4').pressSequentially((await shop.getByTestId('demo-code').textContent()) ?? '');
  await expect(signUp).toBeHidden();
  await press(shop.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }));
  await press(shop.getByRole('dialog', { name: 'My Cart' }).getByRole('button', { name: 'Proceed to Checkout' }));
  await press(shop.getByRole('main').getByRole('button', { name: 'Add an address' }));
  const address = shop.getByRole('dialog', { name: 'Add an address' });
  await address.getByLabel('Street and house number').fill('4 Lantern Lane');
  await address.getByLabel('Area or city').fill('Old Town');
  await press(address.getByRole('button', { name: 'Save address' }));
  await shop.getByRole('radio', { name: /Cash on delivery/ }).press('Space');
  await press(shop.getByRole('button', { name: /^Place order/ }));
  await expect(shop.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
}
