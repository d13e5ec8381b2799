import type { Page } from '@playwright/test';
import { type Configuration, configure, openStatic } from '../support/configure.ts';
import { expect, test } from '../support/test.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Effect = {
  /** The field of the configuration, and the name that the specification gives the setting. */
  title: string;
  on: Configuration;
  off: Configuration;
  /** Fails unless the page is as the settings want it. */
  expectEffect: (page: Page, isOn: boolean) => Promise<void>;
};

/** The top bar and the row of menus stand outside the banner. */
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

const effects: readonly Effect[] = [
  {
    title: 'web_footer_text, web_footer_description and address of the footer',
    on: { web_footer_text: 'By many hands', web_footer_description: 'Under the arches' },
    off: { web_footer_text: null, web_footer_description: null },
    async expectEffect(page, isOn) {
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(isOn ? 'By many hands' : 'All right reserved by company')).toBeVisible();
      await expect(footer.getByText('Under the arches')).toHaveCount(isOn ? 1 : 0);
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
  test(`[settings-10] ${title} changes the screens without a rebuild`, async ({ page }) => {
    await configure(page, on);
    await openStatic(page);
    await expectEffect(page, true);
    await configure(page, off);
    await page.reload();
    await expect(async () => expectEffect(page, false)).toPass();
  });
}
