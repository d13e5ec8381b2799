import { describe, expect, test } from 'vitest';
import { buildMaster } from '../../../test/fake-api/settings.ts';
import { applyMaster, chooseLanguage } from './apply-master.ts';
import { defaultSettings, type SettingsState } from './settings-store.ts';

const after = (settings: Partial<SettingsState>, master: Parameters<typeof applyMaster>[1]) =>
  applyMaster({ ...defaultSettings, ...settings }, master);

test('[settings-01] every field is read from the configuration', () => {
  const { settings } = after(
    {},
    buildMaster('en', { app_name: 'Bazaar', multi_vendor: false, phone_min_length: 7, web_footer_text: 'Ours' }),
  );
  expect(settings).toMatchObject({ appName: 'Bazaar', multiVendor: false, phoneMinLength: 7, footerText: 'Ours', cashOnDelivery: true });
  expect(settings.menus).toHaveLength(7);
  expect(settings.playStoreLink).toBe('https://play.example/souk');
});

test('an unchanged configuration changes no object, so that nothing renders again', () => {
  const { settings } = after({}, buildMaster());
  expect(applyMaster(settings, buildMaster()).settings).toBe(settings);
});

describe('[shell-09] a link to the registration of shops', () => {
  const entry = (id: number, url: string) => ({ id, name: url, url, target: '_self' as const, is_external: false });
  const item = (id: number, url: string | null) => ({ id, type: 'link' as const, title: 'x', url, target: '_self' as const });
  const entries = ['/shops', '/shop/register', '/shop/register?from=menu'];
  const listing = (multi_vendor: boolean) =>
    after(
      {},
      buildMaster('en', {
        multi_vendor,
        menus: entries.map((url, id) => entry(id, url)),
        footers: [{ id: 1, title: 'x', items: [...entries, null].map((url, id) => item(id, url)) }],
      }),
    ).settings;
  const urlsOf = ({ menus, footers }: SettingsState) => [menus.map(({ url }) => url), footers[0]?.items.map(({ url }) => url)];

  test('is in the menu and the footer of a multi-vendor marketplace', () => {
    expect(urlsOf(listing(true))).toEqual([entries, [...entries, null]]);
  });

  test('is in neither of a single-vendor shop', () => {
    expect(urlsOf(listing(false))).toEqual([['/shops'], ['/shops', null]]);
  });
});

test('[settings-01] an absent field has its specified default', () => {
  const { settings, localeChanged } = after({}, {});
  expect({ settings, localeChanged }).toEqual({ settings: defaultSettings, localeChanged: false });
  expect(settings).toMatchObject({
    currency: { symbol: '$', position: 'prefix', name: 'USD' },
    multiVendor: true,
    cashOnDelivery: false,
    onlinePayment: false,
    showDownloadApp: false,
    showFooter: true,
    phoneRequired: true,
    phoneMinLength: 9,
    phoneMaxLength: 16,
    app_environment: 'local',
  });
});

test('[settings-01] incomplete fields of another server cause no error', () => {
  // Raw, because the types describe only our own server.
  const given = JSON.parse(`{
    "menus": [{ "id": 1, "name": "More", "url": null, "target": null, "is_external": false }, { "id": 2, "name": "Shops", "url": "/shops" }],
    "footers": [{ "id": 1, "title": "Help", "items": null }],
    "social_auths": { "google": null, "facebook": { "is_active": true, "client_id": "fb" } }
  }`);
  const { settings } = after({}, given);
  expect(settings.menus.map(({ name }) => name)).toEqual(['Shops']);
  expect(settings.footers).toEqual([{ id: 1, title: 'Help', items: [] }]);
  expect(settings.socialAuths).toEqual({ ...defaultSettings.socialAuths, facebook: { is_active: true, client_id: 'fb' } });
});

describe('[settings-04] the server’s locale', () => {
  test('another than the stored default is recorded with its direction, and the page has to be loaded again', () => {
    const { settings, localeChanged } = after({}, buildMaster('en', { app_locale: 'ar' }));
    expect(localeChanged).toBe(true);
    expect(settings).toMatchObject({ locale: 'ar', defaultLocale: 'ar', langDirection: 'rtl' });
  });

  test('once recorded, the same answer changes nothing: no loop', () => {
    const first = after({}, buildMaster('en', { app_locale: 'ar' }));
    expect(applyMaster(first.settings, buildMaster('ar', { app_locale: 'ar' })).localeChanged).toBe(false);
  });

  test('is left to right if the language is not listed', () => {
    expect(after({ langDirection: 'rtl' }, buildMaster('en', { app_locale: 'fr' })).settings.langDirection).toBe('ltr');
  });

  test('[settings-12] replaces a language that the shop no longer offers', () => {
    const { settings, localeChanged } = after({ locale: 'fr' }, buildMaster());
    expect(localeChanged).toBe(true);
    expect(settings).toMatchObject({ locale: 'en', defaultLocale: 'en', langDirection: 'ltr' });
    expect(applyMaster(settings, buildMaster()).localeChanged).toBe(false);
    expect(after({ locale: 'fr' }, { app_locale: 'en' }).localeChanged).toBe(false);
    expect(after({ locale: 'fr', defaultLocale: 'fr' }, buildMaster('en', { app_locale: 'fr' })).localeChanged).toBe(false);
  });

  test('leaves the visitor’s choice alone if it is unchanged', () => {
    expect(after({ locale: 'ir', langDirection: 'rtl' }, buildMaster()).settings).toMatchObject({ locale: 'ir', langDirection: 'rtl' });
  });
});

test('[settings-05] choosing a language sets its direction', () => {
  const { settings } = after({}, buildMaster());
  expect(chooseLanguage(settings, 'ir')).toMatchObject({ locale: 'ir', langDirection: 'rtl', defaultLocale: 'en' });
  expect(chooseLanguage(chooseLanguage(settings, 'ir'), 'en')).toMatchObject({ locale: 'en', langDirection: 'ltr' });
});

describe('[settings-07] the currency', () => {
  const [usd, eur] = buildMaster().currencies;
  const euroFirst = buildMaster('en', {
    currency: { name: 'EUR', symbol: '€', position: 'prefix' },
    currencies: buildMaster().currencies.map((currency) => ({ ...currency, is_default: currency.name === 'EUR' })),
  });

  test('defaults to the flagged one', () => {
    expect(after({}, buildMaster()).settings.selectedCurrency).toEqual(usd);
  });

  test('is null if none is selected and none is flagged', () => {
    expect(after({}, { currencies: [] }).settings.selectedCurrency).toBeNull();
  });

  test('chosen by the visitor stays, with the current rate', () => {
    const dearer = { ...buildMaster(), currencies: buildMaster().currencies.map((currency) => ({ ...currency, rate_from_default: 2 })) };
    expect(after({ selectedCurrency: eur ?? null }, dearer).settings.selectedCurrency).toMatchObject({ name: 'EUR', rate_from_default: 2 });
  });

  test('is replaced by a changed default of the server', () => {
    const { settings } = after({ selectedCurrency: usd ?? null }, euroFirst);
    expect([settings.defaultCurrency, settings.selectedCurrency?.name]).toEqual(['EUR', 'EUR']);
  });
});
