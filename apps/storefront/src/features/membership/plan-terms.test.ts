import { expect, test } from 'vitest';
import { breakEvenAmount, dropDuplicates, savedOnExampleOrder } from './plan-terms.ts';

test.each([
  [4.9, 5, 98],
  [39, 10, 390],
  [149, 15, 993.34],
  [0, 10, null],
  [39, 0, null],
])('a plan of %d with %d percent off breaks even at orders of %s', (price, discount_percentage, ordered) => {
  expect(breakEvenAmount({ price, discount_percentage })).toBe(ordered);
});

test('the savings of a plan on an example order', () => {
  expect(savedOnExampleOrder({ price: 39, discount_percentage: 10 })).toBe(5);
  expect(savedOnExampleOrder({ price: 39, discount_percentage: 7.5 })).toBe(3.75);
  expect(savedOnExampleOrder({ price: 39, discount_percentage: 0 })).toBe(0);
});

test.each([
  [
    ['5% off every order', '5% OFF every order', 'Valid in all shops'],
    ['5% off every order', 'Valid in all shops'],
  ],
  [['\u20685%\u2069 تخفیف روی هر سفارش', '۵٪ تخفیف روی هر سفارش'], ['\u20685%\u2069 تخفیف روی هر سفارش']],
  [['خصم 15%', 'خصم ١٥٪'], ['خصم 15%']],
  [
    ['5% off', '50% off'],
    ['5% off', '50% off'],
  ],
])('%j becomes %j', (texts, unique) => {
  expect(dropDuplicates(texts)).toEqual(unique);
});
