import { expect, test } from 'vitest';
import { addressText } from './address-text.ts';

test.each([
  ['the words', 'oil lamp', 'oil lamp'],
  ['spaces around', '  mug ', 'mug'],
  ['too long', 'abcdefghijklm', 'abcdefghij'],
  ['a sign that would be cut in two', 'abcdefghi😀', 'abcdefghi'],
  ['a sign that just fits', 'abcdefgh😀😀', 'abcdefgh😀'],
  ['a space where it is cut', 'abcdefghi jk', 'abcdefghi'],
  ['what no database keeps', 'a\u0000b', 'a b'],
  ['nothing that can be seen', '\u200b\u200f', ''],
  ['joined letters', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a flag', '🇮🇷', '🇮🇷'],
])('[browse-03] an address with %s', (_what, typed, read) => {
  expect(addressText(new URLSearchParams({ search: typed }), 'search', 10)).toBe(read);
});

test('an address that says nothing', () => {
  expect(addressText(new URLSearchParams(), 'search', 10)).toBe('');
});
