import { expect, test } from 'vitest';
import { countryOptions } from './country-options.ts';

const countries = [
  { id: 1, iso: 'IN', name: 'India', phone_code: '91' },
  { id: 2, iso: 'AE', name: 'United Arab Emirates', phone_code: '971' },
];

test('countries have the names of the page’s language, in its order', () => {
  expect(countryOptions(countries, { language: 'en' }).map(({ label, note }) => [label, note])).toEqual([
    ['India', '+91'],
    ['United Arab Emirates', '+971'],
  ]);
  expect(countryOptions(countries, { language: 'ar' })).toMatchObject([
    { value: 'United Arab Emirates', label: 'الإمارات العربية المتحدة', also: 'United Arab Emirates +971' },
    { value: 'India', label: 'الهند' },
  ]);
});

test.each(['', 'XXXX', 'ZZZ'])('a country without a country code (%j) has the name that the server sent', (iso) => {
  expect(countryOptions([{ id: 1, iso, name: 'Elsewhere', phone_code: '1' }], { language: 'ar' })[0]?.label).toBe('Elsewhere');
});

test('[call-02] countries without ids have distinct values', () => {
  const bare = countries.map(({ name, phone_code }) => ({ name, phone_code }));
  expect(new Set(countryOptions(bare, { language: 'en' }).map(({ value }) => value)).size).toBe(2);
});
