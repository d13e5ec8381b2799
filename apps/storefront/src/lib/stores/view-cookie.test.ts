import { expect, test } from 'vitest';
import { buildMaster } from '../../../test/fake-api/settings.ts';
import { defaultSettings } from './settings-store.ts';
import { formatView, parseView, seedSettings, viewOf } from './view-cookie.ts';

test('a written view is read back among other cookies', () => {
  const view = { locale: 'ar', defaultLocale: 'en', currency: 'AED', scheme: 'dark' } as const;
  expect(parseView(`a=b; ${formatView(view).split(';')[0]}; c=d`)).toEqual(view);
});

test.each([undefined, '', 'souk_view', 'souk_view=', 'souk_view=../../x.en.<b>.pink', 'other=ar.en.USD.dark'])(
  '%s contains no view',
  (cookie) => {
    expect(parseView(cookie)).not.toHaveProperty('currency');
    expect(parseView(cookie)).not.toHaveProperty('scheme');
  },
);

test('the server’s first render knows language, direction, currency and scheme from the cookie', () => {
  const settings = seedSettings({ locale: 'ir', currency: 'AED', scheme: 'dark' }, buildMaster());
  expect(settings).toMatchObject({ locale: 'ir', langDirection: 'rtl', colorScheme: 'dark', selectedCurrency: { name: 'AED' } });
  expect(viewOf(settings)).toEqual({ locale: 'ir', defaultLocale: 'en', currency: 'AED', scheme: 'dark' });
});

test('an unknown language or currency falls back to the default', () => {
  const settings = seedSettings({ locale: 'zz', currency: 'XXX' }, buildMaster());
  expect(settings).toMatchObject({ locale: 'en', langDirection: 'ltr', selectedCurrency: { name: 'USD' } });
  expect(seedSettings({}, undefined)).toEqual(defaultSettings);
});
