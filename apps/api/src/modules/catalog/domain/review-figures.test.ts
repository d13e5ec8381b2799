import { expect, test } from 'vitest';
import { authorName, starPercentages } from './review-figures.ts';

test.each([
  ['Nadia Karim', 'Nadia K.'],
  ['  nadia   al karim ', 'nadia K.'],
  ['Asha', 'Asha'],
  ['أسماء راو', 'أسماء ر.'],
  ['Ann 😀mile', 'Ann 😀.'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('%j is %j', (name, shown) => {
  expect(authorName(name)).toBe(shown);
});

test('percentages by stars are whole, the average has one decimal', () => {
  expect(
    starPercentages([
      { rating: 5, count: 6 },
      { rating: 4, count: 2 },
      { rating: 1, count: 1 },
    ]),
  ).toEqual({ rating: 4.3, total_review: 9, percentages: { '1': 11, '2': 0, '3': 0, '4': 22, '5': 67 } });
});

test('without reviews everything is zero', () => {
  expect(starPercentages([])).toEqual({ rating: 0, total_review: 0, percentages: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } });
});
