import { expect, test } from 'vitest';
import { averageRating } from './average-rating.ts';

test.each([
  [0, 0, 0],
  [20, 5, 4],
  [13, 3, 4.3],
  // 4.35 is a little less than that in binary.
  [87, 20, 4.4],
  [91, 20, 4.6],
])('ratings that add up to %i of %i people are %d on average', (rating_sum, rating_count, average) => {
  expect(averageRating({ rating_sum, rating_count })).toBe(average);
});
