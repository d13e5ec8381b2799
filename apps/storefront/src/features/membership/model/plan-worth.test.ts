import { expect, test } from 'vitest';
import { paysOffAt, savedOnUsualOrder } from './plan-worth.ts';

test.each([
  [4.9, 5, 98],
  [39, 10, 390],
  [149, 15, 993.34],
  [0, 10, null],
  [39, 0, null],
])('a plan of %d with %d percent off has paid off once %s are ordered', (price, discount_percentage, ordered) => {
  expect(paysOffAt({ price, discount_percentage })).toBe(ordered);
});

test('what a plan takes off a usual order', () => {
  expect(savedOnUsualOrder({ price: 39, discount_percentage: 10 })).toBe(5);
  expect(savedOnUsualOrder({ price: 39, discount_percentage: 7.5 })).toBe(3.75);
  expect(savedOnUsualOrder({ price: 39, discount_percentage: 0 })).toBe(0);
});
