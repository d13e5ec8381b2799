import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeWords } from './normalize-words.ts';

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
