import type { Page } from '@playwright/test';
import { type Configuration, configure, openStatic } from '../support/configure.ts';
import { addAddress, fillCart, simpleProduct } from '../support/marketplace.ts';
import { expect, test } from '../support/test.ts';
import { dialogNamed, openLogin } from '../support/ways-in.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const dollar = { id: 1, name: 'USD', symbol: '$', position: 'prefix', rate: 1, rate_from_default: 1, is_default: true };
const logoColumn = [{ id: 1, title: '', items: [{ id: 1, type: 'logo', title: 'Souk', url: '/', target: '_self' }] }];

type Effect = {
  /** The field of the configuration, with the name from the specification. */
  title: string;
  on: Configuration;
  off: Configuration;
  /** Asserts the effect on the page. */
  expectEffect: (page: Page, isOn: boolean) => Promise<void>;
};

/** A link anywhere: the top bar and the menus are outside the banner. */
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

const effects: readonly Effect[] = [
  {
    title: 'web_footer_text, web_footer_description and address of the footer',
    on: { web_footer_text: 'By many hands', web_footer_description: 'Under the arches', address: '4 Lantern Lane' },
    off: { web_footer_text: null, web_footer_description: null, address: null },
    async expectEffect(page, isOn) {
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(isOn ? 'By many hands' : 'All right reserved by company')).toBeVisible();
      for (const words of ['Under the arches', '4 Lantern Lane']) await expect(footer.getByText(words)).toHaveCount(isOn ? 1 : 0);
    },
  },
  {
    title: 'web_show_footer',
    on: { web_show_footer: true },
    off: { web_show_footer: false },
    expectEffect: (page, isOn) => expect(page.getByRole('contentinfo')).toHaveCount(isOn ? 1 : 0),
  },
  {
    title: 'footer_qr',
    on: { footer_qr: pixel },
    off: { footer_qr: null },
    expectEffect: (page, isOn) => expect(page.getByRole('contentinfo').locator(`img[src="${pixel}"]`)).toHaveCount(isOn ? 1 : 0),
  },
  {
    title: 'web_logo',
    on: { web_logo: pixel },
    off: { web_logo: null },
    expectEffect: (page, isOn) => expect(page.getByRole('banner').locator(`img[src="${pixel}"]`)).toHaveCount(isOn ? 1 : 0),
  },
  {
    title: 'show_download_app with both stores',
    on: { show_download_app: true, google_playstore_link: 'https://play.example/souk', app_store_link: 'https://apps.example/souk' },
    off: { show_download_app: false },
    async expectEffect(page, isOn) {
      const opener = page.getByRole('button', { name: 'Download our app' });
      await expect(opener).toHaveCount(isOn ? 1 : 0);
      if (!isOn) return;
      await opener.click();
      for (const address of ['https://play.example/souk', 'https://apps.example/souk']) {
        await expect(page.locator(`a[href="${address}"][target="_blank"]`).first()).toBeVisible();
      }
    },
  },
  {
    title: 'mobile',
    on: { mobile: '+44 20 7946 0000' },
    off: { mobile: null },
    expectEffect: (page, isOn) => expect(link(page, /^Hotline/)).toHaveCount(isOn ? 1 : 0),
  },
  {
    title: 'multi_vendor',
    on: { multi_vendor: true },
    off: { multi_vendor: false },
    expectEffect: (page, isOn) => expect(page.getByRole('link', { name: 'Become a Seller', exact: true })).toHaveCount(isOn ? 1 : 0),
  },
  {
    title: 'menus',
    on: { menus: [{ id: 1, name: 'Spice Lane', url: '/products', target: '_self', is_external: false }] },
    off: { menus: [] },
    expectEffect: (page, isOn) => expect(link(page, 'Spice Lane')).toHaveCount(isOn ? 1 : 0),
  },
  {
    title: 'currency and currencies, a choice where there are several,',
    on: {},
    off: { currencies: [dollar], currency: { name: 'USD', symbol: '$', position: 'prefix' } },
    async expectEffect(page, isOn) {
      await expect(page.getByRole('button', { name: 'Currency: USD $' })).toHaveCount(isOn ? 1 : 0);
      await expect(page.getByText('USD $', { exact: true }).filter({ visible: true })).toHaveCount(1);
    },
  },
  {
    title: 'languages, a choice where there are several,',
    on: {},
    off: { languages: [{ id: 1, name: 'en', title: 'English', direction: 'ltr' }] },
    expectEffect: (page, isOn) => expect(page.getByRole('button', { name: /^Language/ })).toHaveCount(isOn ? 1 : 0),
  },
  {
    title: 'return_days of the terms next to the button',
    on: { return_days: 30, cash_on_delivery: true },
    off: { return_days: null, cash_on_delivery: false },
    async expectEffect(page, isOn) {
      await openStatic(page, '/products/1/details');
      await expect(page.getByRole('main').getByText('Delivery for $4.00')).toBeVisible();
      await expect(page.getByRole('main').getByText('30 days to return · Pay on delivery')).toHaveCount(isOn ? 1 : 0);
      await expect(page.getByText(/to return|Pay on delivery/)).toHaveCount(isOn ? 1 : 0);
    },
  },
  {
    title: 'time_zone of the dates of delivery',
    on: { time_zone: 'Pacific/Kiritimati' },
    off: { time_zone: 'Pacific/Niue' },
    async expectEffect(page, isOn) {
      await page.clock.setFixedTime(new Date('2026-11-23T10:30:00Z'));
      await openStatic(page, '/products/1/details');
      // Delivery takes three to five days; it is the 24th here and the 22nd there.
      const range = isOn ? /Get it Fri, Nov 27\s–\sSun, Nov 29/ : /Get it Wed, Nov 25\s–\sFri, Nov 27/;
      await expect(page.getByRole('main').getByText(range)).toBeVisible();
    },
  },
  {
    title: 'app_name',
    on: { app_name: 'Bazaar', web_logo: null },
    off: { app_name: 'Souk', web_logo: null },
    async expectEffect(page, isOn) {
      await expect(page).toHaveTitle(isOn ? 'Bazaar' : 'Souk');
      await expect(page.getByRole('banner').getByRole('link', { name: isOn ? 'Bazaar' : 'Souk' })).toBeVisible();
    },
  },
  {
    title: 'web_footer_logo',
    on: { web_footer_logo: pixel, footers: logoColumn },
    off: { web_footer_logo: null, web_logo: null, footers: logoColumn },
    expectEffect: (page, isOn) => expect(page.getByRole('contentinfo').locator(`img[src="${pixel}"]`)).toHaveCount(isOn ? 1 : 0),
  },
  {
    title: 'phone_max_length of what can be typed',
    on: { phone_max_length: 10 },
    off: { phone_max_length: 16 },
    async expectEffect(page, isOn) {
      const login = await openLogin(page);
      await login.getByLabel('WhatsApp number').fill('98765432101234567890');
      await expect(login.getByLabel('WhatsApp number')).toHaveValue(isOn ? '9876543210' : '9876543210123456');
    },
  },
  {
    title: 'otp_length and app_environment of a code that was sent',
    on: { otp_length: 6, app_environment: 'local' },
    off: { otp_length: 4, app_environment: 'production' },
    async expectEffect(page, isOn) {
      await page.route('**/api/send-login-otp', (route) =>
        route.fulfill({ json: { message: 'Sent', data: { otp: '123456', retry_after: 60 } } }),
      );
      const login = await openLogin(page);
      await login.getByLabel('WhatsApp number').fill('9876543210');
      await login.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByLabel(isOn ? 'Digit 6 of 6' : 'Digit 4 of 4')).toBeVisible();
      // Only a demo shows the code that was sent.
      await expect(page.getByTestId('demo-code')).toHaveCount(isOn ? 1 : 0);
    },
  },
  {
    title: 'phone_min_length of the address that fills itself in',
    on: { phone_min_length: 9 },
    off: { phone_min_length: 12 },
    async expectEffect(page, isOn) {
      await page.route('**/api/registration', (route) => route.fulfill({ status: 422, json: { message: 'No' } }));
      await (await openLogin(page)).getByRole('button', { name: 'Sign Up' }).click();
      const signUp = dialogNamed(page, 'Sign Up');
      await signUp.getByLabel('Full name').fill('Layla Haddad');
      await signUp.getByLabel('WhatsApp number').fill('9876543210');
      const asked = page.waitForRequest('**/api/registration');
      await page.keyboard.press('Enter');
      const { email } = (await asked).postDataJSON();
      expect(email ?? '').toMatch(isOn ? /^9876543210@/ : /^$/);
    },
  },
  {
    title: 'social_links in a column of the footer',
    on: {
      social_links: [{ name: 'Mastodon', link: 'https://social.example/souk', logo: null }],
      footers: [{ id: 1, title: 'Follow', items: [{ id: 1, type: 'social_links', title: '', url: null, target: '_self' }] }],
    },
    off: { footers: [] },
    expectEffect: (page, isOn) =>
      expect(page.getByRole('contentinfo').locator('a[href="https://social.example/souk"]')).toHaveCount(isOn ? 1 : 0),
  },
];

for (const { title, on, off, expectEffect } of effects) {
  test(`[settings-10] ${title} changes the screens without a rebuild`, async ({ page, allowConsole }) => {
    allowConsole(/422/);
    // Every page load is a first visit, which waits for the configuration.
    await page.addInitScript(() => localStorage.clear());
    await configure(page, on);
    await openStatic(page);
    await expectEffect(page, true);
    await configure(page, off);
    await openStatic(page);
    await expectEffect(page, false);
  });
}

test('[settings-10] cash_on_delivery, online_payment and payment_gateways decide how an order can be paid', async ({
  page,
  request,
  shopper,
}) => {
  const product = await simpleProduct(request);
  await fillCart(request, shopper, [product]);
  await addAddress(request, shopper);
  await page.addInitScript((id) => {
    localStorage.setItem('souk.cart', JSON.stringify({ state: { selectedShopIds: [id] }, version: 1 }));
  }, product.shop.id);
  const gateways = [{ name: 'demo', title: 'Lantern Pay', logo: null }];
  for (const [flags, ways] of [
    [{ cash_on_delivery: true, online_payment: true, payment_gateways: gateways }, ['Cash on delivery', 'Lantern Pay']],
    [{ cash_on_delivery: true, online_payment: false, payment_gateways: gateways }, ['Cash on delivery']],
    [{ cash_on_delivery: false, online_payment: true, payment_gateways: gateways }, ['Lantern Pay']],
    [{ cash_on_delivery: false, online_payment: true, payment_gateways: [] }, []],
  ] as const) {
    await configure(page, flags);
    await openStatic(page, '/checkout');
    const payment = page.getByRole('region', { name: 'Payment' });
    for (const way of ways) await expect(payment.getByText(way, { exact: true })).toBeVisible();
    await expect(payment.getByRole('radio')).toHaveCount(ways.length);
    await expect(payment.getByText('Payments are not available right now', { exact: false })).toHaveCount(ways.length === 0 ? 1 : 0);
  }
});
