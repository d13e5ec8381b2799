import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseWords } from './relax-search.ts';

/** The counts of products, each given as the set of words that it has. */
function countsOf(words: number, products: readonly number[]): number[] {
  const counts = Array.from({ length: 1 << words }, () => 0);
  for (const set of products) counts[set] = (counts[set] ?? 0) + 1;
  return counts;
}

test.each([
  ['no product has any word', 2, [0], 0],
  ['one word is unknown', 3, [0b011, 0b001], 0b011],
  ['the choice with more products', 3, [0b011, 0b110, 0b110], 0b110],
  ['later words are left out where as many products match', 3, [0b011, 0b110], 0b011],
  ['more words before more products', 3, [0b001, 0b001, 0b001, 0b110], 0b110],
])('%s', (_name, words, products, expected) => {
  expect(chooseWords(countsOf(words, products))).toBe(expected);
});

test('the chosen words match a product, and no larger choice does', () => {
  const size = (set: number) => set.toString(2).replaceAll('0', '').length;
  const products = fc.array(fc.integer({ min: 1, max: 254 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(products, (sets) => {
      const chosen = chooseWords(countsOf(8, sets));
      expect(sets.some((set) => (set & chosen) === chosen)).toBe(true);
      expect(size(chosen)).toBe(Math.max(...sets.map(size)));
    }),
  );
});
