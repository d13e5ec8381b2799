import { configure, markPage, openStatic, readMaster, readStored } from '../support/configure.ts';
import { staticAddress } from '../support/environment.ts';
import { listProducts } from '../support/marketplace.ts';
import { expect, test } from '../support/test.ts';

test('[settings-01] [settings-02] one call configures the shop; the configuration is stored, and missing fields have defaults', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/master') && calls.push(request.url()));
  await configure(page, { app_name: 'Bazaar', mobile: '+44 20 7946 0000', web_footer_text: 'By many hands', multi_vendor: false });
  await openStatic(page);
  await expect(page).toHaveTitle('Bazaar');
  await expect(page.getByRole('link', { name: 'Hotline +44 20 7946 0000' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('By many hands')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Become a Seller' })).toHaveCount(0);
  expect(calls).toHaveLength(1);

  // The stored configuration is used before the server answers.
  await page.unroute('**/api/master');
  await page.route('**/api/master', () => undefined);
  await page.reload();
  await expect(page).toHaveTitle('Bazaar');
  await expect(page.getByRole('link', { name: 'Hotline +44 20 7946 0000' })).toBeVisible();

  await page.unroute('**/api/master');
  await page.route('**/api/master', (route) => route.fulfill({ json: { data: { app_name: 'Bare' } } }));
  await page.reload();
  await expect(page).toHaveTitle('Bare');
  expect(await readStored(page, 'settings')).toMatchObject({
    locale: 'en',
    langDirection: 'ltr',
    defaultLocale: 'en',
    currency: { symbol: '$', position: 'prefix', name: 'USD' },
    cashOnDelivery: false,
    onlinePayment: false,
    showDownloadApp: false,
    multiVendor: true,
    showFooter: true,
    app_environment: 'local',
    register_otp_verify: false,
    phoneRequired: true,
    phoneMinLength: 9,
    phoneMaxLength: 16,
    orderPlaceAccountVerify: false,
  });
  await expect(page.getByRole('contentinfo').getByText('All right reserved by company')).toBeVisible();
});

test('[settings-03] the page waits for its texts, and works without them', async ({ page, allowConsole }) => {
  allowConsole(/500/);
  await page.addInitScript(() => localStorage.setItem('souk.settings', JSON.stringify({ state: { locale: 'ar' }, version: 1 })));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/lang/ar', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/lang/ar');
  const configured = page.waitForResponse('**/api/master');
  await page.goto(`${staticAddress()}/products`);
  await asked;
  await configured;
  expect(await page.getByRole('banner').count()).toBe(0);
  held.resolve();
  await expect(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();

  await page.unroute('**/api/lang/ar');
  await page.route('**/api/lang/ar', (route) => route.fulfill({ status: 500, json: { message: 'No texts' } }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('No texts')).toHaveCount(0);
});

test('[settings-04] another language of the server is stored and reloads the page once, never in a loop', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await configure(page, { app_locale: 'ar' });
  await openStatic(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  expect(await readStored(page, 'settings')).toMatchObject({ locale: 'ar', defaultLocale: 'ar', langDirection: 'rtl' });
  expect(loads).toBe(2);

  // A server that answers with another language each time must not cause a loop of reloads.
  let turn = 0;
  await configure(page, () => {
    turn += 1;
    return { app_locale: turn % 2 ? 'en' : 'ir' };
  });
  loads = 0;
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  expect(loads).toBeLessThanOrEqual(2);
});

test('[settings-04] a language that the server does not describe reads from left to right', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await configure(page, { app_locale: 'xx' });
  await openStatic(page);
  await expect.poll(() => readStored(page, 'settings')).toMatchObject({ locale: 'xx', defaultLocale: 'xx', langDirection: 'ltr' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('[settings-05] [settings-06] [shell-10] choosing a language reloads the page in it', async ({ page }) => {
  await page.goto('/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const isSame = await markPage(page);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'فارسی' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: 'ورود' })).toBeVisible();
  // Prices, counts and page numbers use the digits of the language.
  await expect(page.getByRole('article').first()).toContainText(/\$[۰-۹]+٫[۰-۹]{2}/);
  await expect(page.getByRole('main').getByText(/^[۰-۹]+ محصول$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'صفحه ۲' })).toBeVisible();
  expect(await isSame(), 'loaded again').toBe(false);
  expect(await readStored(page, 'settings')).toMatchObject({ locale: 'ir', langDirection: 'rtl' });
  await expect(page).toHaveURL(/\/products$/);
});

test('[settings-07] a new default currency of the server is selected', async ({ page }) => {
  const { currencies } = await readMaster(page);
  await openStatic(page);
  await page.getByRole('button', { name: 'Currency: USD $' }).click();
  await page.getByRole('menuitem', { name: 'JPY ¥' }).click();
  await expect.poll(async () => (await readStored(page, 'settings')).selectedCurrency?.name).toBe('JPY');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Currency: JPY ¥' })).toBeVisible();

  const flagged = currencies.map((currency: { name: string }) => ({ ...currency, is_default: currency.name === 'EUR' }));
  await configure(page, { currency: { name: 'EUR', symbol: '€', position: 'suffix' }, currencies: flagged });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Currency: EUR €' })).toBeVisible();
  expect(await readStored(page, 'settings')).toMatchObject({ defaultCurrency: 'EUR', selectedCurrency: { name: 'EUR' } });
});

test('[settings-08] [shell-10] prices follow the currency: rate, two decimals, symbol before or after', async ({ page, request }) => {
  const [product] = (await listProducts(request)).filter(({ discount_price }) => discount_price === 0);
  if (!product) throw new Error('The marketplace has no product at its full price');
  await page.goto(`/products/${product.id}/details`);
  const price = page
    .getByRole('main')
    .getByText(`$${product.price.toFixed(2)}`, { exact: true })
    .first();
  await expect(price).toBeVisible();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Currency:/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('EUR €');
  await expect(
    page
      .getByRole('main')
      .getByText(`${(product.price * 0.92).toFixed(2)}€`, { exact: true })
      .first(),
  ).toBeVisible();
  await choose('JPY ¥');
  await expect(
    page
      .getByRole('main')
      .getByText(`¥${(product.price * 151.4).toFixed(2)}`, { exact: true })
      .first(),
  ).toBeVisible();
});

test('[settings-09] the theme applies only with all twelve colours', async ({ page }) => {
  const shades = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];
  const colors = Object.fromEntries([...shades, 'primary'].map((shade) => [shade, '#1d4ed8']));
  const color = () =>
    page
      .getByRole('search')
      .getByRole('button', { name: 'Search' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await configure(page, { theme_colors: null });
  await openStatic(page);
  const initial = await color();
  await configure(page, { theme_colors: colors });
  await page.reload();
  await expect.poll(color).not.toBe(initial);
  const themed = await color();

  const { 400: _left, ...eleven } = colors;
  await configure(page, { theme_colors: eleven });
  await page.reload();
  await expect.poll(color).toBe(initial);
  expect(themed).not.toBe(initial);
});

test('[settings-11] without a configuration the page is usable, and the call is retried', async ({ page, allowConsole }) => {
  allowConsole(/503/);
  let fails = true;
  await page.route('**/api/master', (route) => (fails ? route.fulfill({ status: 503, json: { message: 'Later' } }) : route.continue()));
  await openStatic(page, '/products');
  await expect(page.getByText('The shop could not be reached.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('The shop could not be reached.')).toBeHidden();
  await expect(page).toHaveTitle(/Souk$/);
});

for (const [name, value] of [
  ['no JSON', '{"state":'],
  ['another shape', '{"state":{"locale":7,"menus":"none","currencies":[null],"products":5,"token":{},"total":"many"},"version":1}'],
  ['an older version', '{"state":{"lang":"en"},"version":0}'],
  [
    'a newer version',
    '{"state":{"locale":"en","menus":{"byPlace":[]},"lands":["here"],"token":{"kind":"key"},"total":{"pieces":1}},"version":7}',
  ],
  ['a list', '[]'],
] as const) {
  test(`[settings-12] stored state that is ${name} is discarded without a crash`, async ({ page }) => {
    await page.addInitScript((stored) => {
      if (sessionStorage.getItem('came')) return;
      sessionStorage.setItem('came', 'yes');
      for (const store of ['settings', 'auth', 'cart']) localStorage.setItem(`souk.${store}`, stored);
    }, value);
    await page.goto('/products');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Shops' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
    await openStatic(page);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });
}

test('[settings-10] an open page receives a changed setting within a minute', async ({ page }) => {
  await page.clock.install();
  await configure(page, { mobile: '+44 20 7946 0000' });
  await openStatic(page);
  await expect(page.getByText('+44 20 7946 0000').first()).toBeVisible();
  await configure(page, { mobile: '+44 20 7946 0123' });
  await page.clock.runFor(61_000);
  await expect(page.getByText('+44 20 7946 0123').first()).toBeVisible();
});
