import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allTexts, anyWordQuery, normalizeWords, prefixQuery, queryWords, searchVector } from './search-text.ts';

test('a vector has each word once with its places and weights', () => {
  const vector = searchVector([
    { weight: 'A', texts: ['Blue mug', 'Mug, large'] },
    { weight: 'B', texts: ["O'Hara"] },
  ]);
  expect(vector).toBe("'blue':1A 'mug':2A,3A 'large':4A 'ohara':5B");
});

test('a query wants all words and takes the last as a beginning', () => {
  expect(prefixQuery(queryWords('Blue MU'))).toBe("'blue' & 'mu':*");
  expect(prefixQuery(queryWords(' -- '))).toBeNull();
});

test('what was typed cannot leave its quotes', () => {
  expect(prefixQuery(queryWords("' | !x:* \\"))).toBe("'x':*");
  expect(anyWordQuery(queryWords('tea coffee'))).toBe("'tea' | 'coffee'");
});

test('at most eight different words are asked for', () => {
  expect(queryWords('a b c d e f g h i j a')).toHaveLength(8);
  expect(queryWords('tea tea')).toEqual(['tea']);
});

test('texts of all languages are taken, other values are not', () => {
  expect(allTexts({ en: 'Mug', ar: 'كوب', n: 3 })).toEqual(['Mug', 'كوب']);
  expect(allTexts(null)).toEqual([]);
});

test.each([
  ['Café Crème', ['cafe', 'creme']],
  ['  Tea, coffee & sweets! ', ['tea', 'coffee', 'sweets']],
  ['Potter’s mug', ['potters', 'mug']],
  ['أحمد إبراهيم آمن', ['احمد', 'ابراهيم', 'امن']],
  ['قهوة', ['قهوه']],
  ['مقهى', ['مقهي']],
  ['چای کوهی', ['چاي', 'كوهي']],
  ['مُحَمَّد', ['محمد']],
  ['كـــتاب', ['كتاب']],
  ['٢٥٠ جم ۵۰۰', ['250', 'جم', '500']],
  ['می‌خواهم', ['ميخواهم']],
  ['ØRE straße', ['ore', 'strasse']],
  ['ＷＩＤＥ', ['wide']],
  ['—!?', []],
])('%s becomes %j', (text, expected) => {
  expect(normalizeWords(text)).toEqual(expected);
});

test('a normalised word stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalizeWords(text);
      expect(once.flatMap(normalizeWords)).toEqual(once);
    }),
  );
});
