import { expect, test } from 'vitest';
import { addressText, languageAddress, pageTemplate, requestedLanguage, withoutInvalidPage } from './page-address.ts';

test.each([
  ['/shops', 'en', '/shops'],
  ['/shops', 'ar', '/shops?lang=ar'],
  ['/shops?page=2', 'ir', '/shops?page=2&lang=ir'],
  ['/shops?page=2', 'en', '/shops?page=2'],
])('%s in %s is at %s if English is the default', (address, language, expected) => {
  expect(languageAddress(address, language, 'en')).toBe(expected);
});

test.each([
  ['lang=ar', 'ar'],
  ['page=2&lang=ir', 'ir'],
  ['lang=fa', 'ir'],
  ['lang=', undefined],
  ['lang=english', undefined],
  ['lang=..', undefined],
  ['', undefined],
])('?%s requests %s', (query, expected) => {
  expect(requestedLanguage(new URLSearchParams(query))).toBe(expected);
});

test.each([
  ['/products?page=abc', '/products'],
  ['/products?search=mug&page=0&utm_source=x#top', '/products?search=mug&utm_source=x#top'],
  ['/blogs?page=', '/blogs'],
  ['/blogs?page=-1', '/blogs'],
  ['/blogs?page=1e9', '/blogs'],
  ['/products?page=2', undefined],
  ['/products', undefined],
])('%s opens %s', (address, corrected) => {
  expect(withoutInvalidPage(new URL(address, 'http://localhost'))).toBe(corrected);
});

test.each([
  ['the words', 'oil lamp', 'oil lamp'],
  ['spaces around', '  mug ', 'mug'],
  ['too long', 'abcdefghijklm', 'abcdefghij'],
  ['a sign that would be cut in two', 'abcdefghi😀', 'abcdefghi'],
  ['a sign that just fits', 'abcdefgh😀😀', 'abcdefgh😀'],
  ['a space where it is cut', 'abcdefghi jk', 'abcdefghi'],
  ['what no database can store', 'a\u0000b', 'a b'],
  ['nothing that can be seen', '\u200b\u200f', ''],
  ['joined letters', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a flag', '🇮🇷', '🇮🇷'],
])('[browse-03] an address with %s', (_what, typed, read) => {
  expect(addressText(new URLSearchParams({ search: typed }), 'search', 10)).toBe(read);
});

test('an address without the parameter gives an empty text', () => {
  expect(addressText(new URLSearchParams(), 'search', 10)).toBe('');
});

test('[browse-02] the page placeholder is added to the existing query', () => {
  expect(pageTemplate('/shops')).toBe('/shops?page={page}');
  expect(pageTemplate('/shops?sort_type=name')).toBe('/shops?sort_type=name&page={page}');
});
