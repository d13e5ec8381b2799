import type { APIRequestContext, Page } from '@playwright/test';
import { screens as allScreens } from '../screenshots/screens.ts';
import { settle } from '../screenshots/settle.ts';
import { addAddress, buy, callAs, fillCart, simpleProduct } from '../support/marketplace.ts';
import { inGroups, report } from '../support/report.ts';
import type { Shopper } from '../support/shopper.ts';
import { comeAs, registerShopper } from '../support/shopper.ts';
import { expect, expectAccessible, expectNoOverlap, expectNoSidewaysScroll, test } from '../support/test.ts';
import { findTextProblems } from '../support/text-problems.ts';

type Prepare = (request: APIRequestContext, shopper: Shopper) => Promise<string>;
type Screen = { name: string; path: string } | { name: string; prepare: Prepare };

const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'shops', path: '/shops' },
  { name: 'a shop', path: '/shops/1' },
  { name: 'products', path: '/products' },
  { name: 'nothing found', path: '/products?search=qqqzzzxx' },
  { name: 'a product', path: '/products/1/details' },
  { name: 'categories', path: '/categories' },
  { name: 'a category', path: '/categories/candles-and-scent' },
  { name: 'most popular', path: '/most-popular' },
  { name: 'a flash sale', path: '/flash-sale/1' },
  { name: 'a flash sale to come', path: '/flash-sale/2' },
  { name: 'membership plans', path: '/plans' },
  { name: 'buying a plan', path: '/plans/2/purchase' },
  { name: 'the blog', path: '/blogs' },
  { name: 'posts with a tag', path: '/blogs?tag=how-to' },
  { name: 'a post', path: '/blog/the-chair-that-came-back' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'contact', path: '/contact-us' },
  { name: 'help', path: '/support' },
  { name: 'not found', path: '/nowhere' },
  { name: 'checkout of a visitor', path: '/checkout' },
  { name: 'checkout', prepare: prepareCheckout },
  {
    name: 'buying at once',
    prepare: async (request, shopper) => {
      const { id } = await simpleProduct(request);
      await callAs(request, shopper, '/cart/store', { product_id: id, quantity: 1, is_buy_now: true });
      await addAddress(request, shopper);
      return '/buynow';
    },
  },
  {
    name: 'the wishlist',
    prepare: async (request, shopper) => {
      for (const product_id of [1, 4, 14]) await callAs(request, shopper, '/favorite-add-or-remove', { product_id });
      return '/wishlist';
    },
  },
  { name: 'order confirmed', prepare: async (request, shopper) => `/order-confirm/${await prepareOrder(request, shopper)}` },
  {
    name: 'order history',
    prepare: async (request, shopper) => {
      await prepareOrder(request, shopper);
      return '/order-history';
    },
  },
  { name: 'an order', prepare: async (request, shopper) => `/order-history/${await prepareOrder(request, shopper)}` },
];

async function prepareCheckout(request: APIRequestContext, shopper: Shopper): Promise<string> {
  await fillCart(request, shopper, [await simpleProduct(request)]);
  await addAddress(request, shopper);
  return '/checkout';
}

async function prepareOrder(request: APIRequestContext, shopper: Shopper): Promise<number> {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const [order] = await buy(request, shopper, [product.shop.id]);
  if (!order) throw new Error('Nothing was ordered');
  return order.id;
}

const ofShoppers: Screen[] = screens.filter((screen) => 'prepare' in screen);
const groups = [
  ...inGroups(
    screens.filter((screen) => !ofShoppers.includes(screen)),
    11,
  ),
  ofShoppers,
];

for (const group of groups) {
  for (const locale of ['en', 'ar']) {
    test(`[every-01] [every-02] from ${group[0]?.name} to ${group.at(-1)?.name} in ${locale}, screens fit every width and pass axe, light and dark`, async ({
      page,
      request,
      allowConsole,
    }) => {
      allowConsole(/404/);
      test.setTimeout(600_000);
      const shopper = await registerShopper(request);
      if (group === ofShoppers) await comeAs(page, shopper);
      for (const screen of group) {
        await test.step(screen.name, () =>
          report(screen.name, async () => {
            const path = 'path' in screen ? screen.path : await screen.prepare(request, shopper);
            const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
            expect(answer?.status()).toBe(screen.name === 'not found' ? 404 : 200);
            await checkScreen(page, locale);
          }),
        );
      }
    });
  }
}

/** The page that is open, in the light on a phone and in the dark on a desktop. */
async function checkScreen(page: Page, locale: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('main').locator('h1, h2').first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  for (const width of [1440, 768, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectNoOverlap(page.getByRole('banner'));
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
}

/** The screens that are not tested above, mostly of the account, with a shopper who has data on each of them. */
const rest = allScreens.filter(({ name }) =>
  [
    ...['dashboard', 'profile', 'manage-address', 'new-address', 'change-password', 'support-tickets', 'my-subscription'],
    ...['best-deal', 'about-us', 'privacy', 'page', 'shop-register'],
  ].includes(name),
);

for (const [locale, colorScheme] of [
  ['en', 'dark'],
  ['ar', 'light'],
] as const) {
  test(`[every-01] [every-02] the account’s screens and all others in ${locale} fit every width, nothing cut or overlapping, and pass axe`, async ({
    page,
    request,
    shopper,
  }) => {
    test.slow();
    expect(rest).toHaveLength(12);
    await page.emulateMedia({ colorScheme });
    await callAs(request, shopper, '/plans/2/purchase', { payment_method: 'cash' }, { 'idempotency-key': crypto.randomUUID() });
    const ticket = await request.post('/api/support-ticket', {
      multipart: { issue_type: 1, subject: 'The bowl is broken', message: 'It came in two pieces.', email: 'nadia@mail.example' },
      headers: { authorization: `Bearer ${shopper.token}` },
    });
    const { ticket_number } = (await ticket.json()).data.support_ticket;
    const address = await addAddress(request, shopper);
    const paths: string[] = [`/support-ticket/${ticket_number}`, `/manage-address/${address}/edit`];
    for (const { path } of rest)
      paths.push(typeof path === 'string' ? path : await path({ page, request, shopper, language: locale, t: (text: string) => text }));
    for (const path of paths) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${path}?lang=${locale}`);
      await expect(page.getByRole('main').locator('h1').first()).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        await expectNoSidewaysScroll(page);
        expect.soft(await findTextProblems(page), `${path} at ${width} pixels`).toEqual([]);
      }
      await expectAccessible(page);
    }
  });
}

const dialogs = [
  { name: 'login', width: 1280, open: ['Login'] },
  { name: 'sign-up', width: 1280, open: ['Login', 'Sign Up'] },
  { name: 'forgotten-password', width: 1280, open: ['Login', 'Forgot password?'] },
  { name: 'cart', width: 1280, open: ['Cart'] },
  { name: 'menu', width: 360, open: ['Menu'] },
  { name: 'search', width: 360, open: ['Search'] },
  { name: 'filters', width: 360, open: ['Filters'] },
] as const;

for (const { name, width, open } of dialogs) {
  test(`[every-02] [auth-12] the ${name} dialog passes axe, closes with Escape and with X`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/products');
    const dialog = page.getByRole('dialog');
    for (const button of open) await page.getByRole('button', { name: button, exact: true }).first().click();
    await expect(dialog).toHaveCount(1);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    for (const button of open) await page.getByRole('button', { name: button, exact: true }).first().click();
    await expect(dialog).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'light' });
    // The focus is back in the page.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') ?? null)).toBeNull();
  });
}

test('[every-01] long words in texts of shoppers do not overflow the screen of a phone', async ({ page, request, shopper }) => {
  const endless = 'Wunderkammer'.repeat(6);
  const address_id = await addAddress(request, shopper, endless);
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  const shop_ids = [product.shop.id];
  const summary = await callAs(request, shopper, '/cart/checkout', { shop_ids, address_id });
  const order = { shop_ids, address_id, payment_method: 'cash', note: endless };
  const { payable_amount } = summary.body.data.checkout;
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { body } = await callAs(request, shopper, '/place-order', { ...order, payable_amount }, key);
  const { id } = body.data.orders[0];
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/dashboard', '/manage-address', `/order-history/${id}`, `/order-confirm/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(endless).first(), path).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`/products?search=${endless}`);
  await expect(page.getByRole('heading', { name: `No results for “${endless}”` })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
