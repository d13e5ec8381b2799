import { expect, test } from 'vitest';
import { matchWords } from './match-words.ts';

test.each([
  ['Create a product', 'prod', true],
  ['Create a product', 'product create', true],
  ['Create a product', 'porduct', true],
  ['Create a product', 'produt', true],
  ['Create a product', 'prodduct', true],
  ['Create a product', 'projuct', true],
  ['Create a product', 'prjjuct', false],
  ['Create a product', 'tags', false],
  ['Sign out', 'sign in', false],
  ['إنشاء منتج', 'منت', true],
  ['Café', 'cafe', true],
  ['Orders', '', true],
])('%s is found by “%s”: %s', (text, typed, isFound) => {
  expect(matchWords(text, typed)).toBe(isFound);
});
