import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordList, editDistance } from './search-words.ts';

const list = createWordList(
  ['shirt', 'short', 'teapot', 'ceramic', 'lamp', 'lamps', 'mug', 'notebook', 'headphones', 'قهوه', 'شاي'].map((word, index) => ({
    word,
    count: 100 - index,
  })),
);

test.each([
  ['shrit', 'shirt'],
  ['teaport', 'teapot'],
  ['cermic', 'ceramic'],
  ['lampp', 'lamp'],
  ['notebok', 'notebook'],
  ['headfones', 'headphones'],
  ['mgu', 'mug'],
  ['قهوا', 'قهوه'],
])('[browse-04] %s was meant as %s', (typed, meant) => {
  expect(list.nearest(typed)).toBe(meant);
});

test('a word that resembles no known word is not corrected', () => {
  expect(list.nearest('xyzzy')).toBeUndefined();
  expect(list.nearest('ab')).toBeUndefined();
});

test('[browse-04] prefixes are completed with the most frequent words', () => {
  expect(list.startingWith('la', 5)).toEqual(['lamp', 'lamps']);
  expect(list.startingWith('sh', 1)).toEqual(['shirt']);
});

test('the distance is a metric up to its limit', () => {
  expect(editDistance('shrit', 'shirt', 2)).toBe(1);
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 2)).toBe(3);
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
      expect(editDistance(a, a, 2)).toBe(0);
    }),
  );
});

test('hashing letters misses no similar word', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 5, maxLength: 7 });
  fc.assert(
    fc.property(letters, letters, (typed, word) => {
      const found = createWordList([{ word, count: 1 }]).nearest(typed);
      const near = editDistance(typed, word, 2);
      if (near >= 1 && near <= 2) expect(found).toBe(word);
    }),
  );
});
