import { expect, test } from 'vitest';
import { buildMaster } from '../../../test/fake-api/settings.ts';
import { defaultSettings } from '../stores/settings-state.ts';
import { seedSettings } from './seed-settings.ts';
import { readView, viewOf, writeView } from './view-cookie.ts';

test('what is written is read back, among other cookies', () => {
  const view = { locale: 'ar', defaultLocale: 'en', currency: 'AED', scheme: 'dark' } as const;
  expect(readView(`a=b; ${writeView(view).split(';')[0]}; c=d`)).toEqual(view);
});

test.each([undefined, '', 'souk_view', 'souk_view=', 'souk_view=../../x.en.<b>.pink', 'other=ar.en.USD.dark'])(
  '%s says nothing',
  (cookie) => {
    expect(readView(cookie)).not.toHaveProperty('currency');
    expect(readView(cookie)).not.toHaveProperty('scheme');
  },
);

test('the server’s first render knows language, direction, currency and scheme from the cookie', () => {
  const settings = seedSettings({ locale: 'ir', currency: 'AED', scheme: 'dark' }, buildMaster());
  expect(settings).toMatchObject({ locale: 'ir', langDirection: 'rtl', colorScheme: 'dark', selectedCurrency: { name: 'AED' } });
  expect(viewOf(settings)).toEqual({ locale: 'ir', defaultLocale: 'en', currency: 'AED', scheme: 'dark' });
});

test('a language or currency that the shop does not have falls back', () => {
  const settings = seedSettings({ locale: 'zz', currency: 'XXX' }, buildMaster());
  expect(settings).toMatchObject({ locale: 'en', langDirection: 'ltr', selectedCurrency: { name: 'USD' } });
  expect(seedSettings({}, undefined)).toEqual(defaultSettings);
});
