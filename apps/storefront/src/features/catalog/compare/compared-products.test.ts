import { expect, test } from 'vitest';
import { isDifferent, readComparedIds, toggleCompared } from './compared-products.ts';

test('an address names up to four products, each once', () => {
  expect(readComparedIds('3,1,3,2')).toEqual([3, 1, 2]);
  expect(readComparedIds('1,2,3,4,5')).toEqual([1, 2, 3, 4]);
  expect(readComparedIds('0,-1,1.5,x,,99999999999,7')).toEqual([7]);
  expect(readComparedIds(null)).toEqual([]);
});

test('a fifth product is not added, and a product of the list is removed', () => {
  expect(toggleCompared([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggleCompared([1, 2, 3, 4], 2)).toEqual([1, 3, 4]);
  expect(toggleCompared([1, 2, 3, 4], 5)).toBeUndefined();
});

test('a row with one value for all is not a difference', () => {
  expect(isDifferent(['a', 'a'])).toBe(false);
  expect(isDifferent(['a', 'b', 'a'])).toBe(true);
  expect(isDifferent([])).toBe(false);
});
