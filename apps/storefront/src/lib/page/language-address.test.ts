import { expect, test } from 'vitest';
import { askedLanguage, languageAddress } from './language-address.ts';

test.each([
  ['/shops', 'en', '/shops'],
  ['/shops', 'ar', '/shops?lang=ar'],
  ['/shops?page=2', 'ir', '/shops?page=2&lang=ir'],
  ['/shops?page=2', 'en', '/shops?page=2'],
])('%s in %s is at %s in a market of English', (address, language, expected) => {
  expect(languageAddress(address, language, 'en')).toBe(expected);
});

test.each([
  ['lang=ar', 'ar'],
  ['page=2&lang=ir', 'ir'],
  ['lang=', undefined],
  ['lang=english', undefined],
  ['lang=..', undefined],
  ['', undefined],
])('?%s asks for %s', (query, expected) => {
  expect(askedLanguage(new URLSearchParams(query))).toBe(expected);
});
