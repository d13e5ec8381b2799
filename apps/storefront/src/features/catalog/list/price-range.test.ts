import { describe, expect, test } from 'vitest';
import { formatLimit, parseLimit, rangeFromThumbs, roundBounds, sortRange, thumbsFromRange } from './price-range.ts';

const bounds = { min: 8, max: 260 };

describe('the price filter', () => {
  test('[browse-03] the slider bounds are whole units around all prices', () => {
    expect(roundBounds({ min: 8.99, max: 259.01 })).toEqual(bounds);
  });

  test('[browse-03] an end of the slider is no limit, so the address leaves it out', () => {
    expect(rangeFromThumbs([8, 260], bounds, { min: 20, max: 90 })).toEqual({ min: null, max: null });
    expect(rangeFromThumbs([20, 260], bounds, { min: null, max: null })).toEqual({ min: 20, max: null });
  });

  test('[browse-03] the limit of a thumb that did not move stays, even outside the bounds', () => {
    expect(rangeFromThumbs([8, 90], bounds, { min: 5, max: null })).toEqual({ min: 5, max: 90 });
  });

  test('a limit outside the bounds is at the end of the slider', () => {
    expect(thumbsFromRange({ min: 1, max: 900 }, bounds)).toEqual([8, 260]);
    expect(thumbsFromRange({ min: 300, max: null }, bounds)).toEqual([260, 260]);
  });

  test.each([
    ['', 1, null],
    ['12.50', 1, 12.5],
    ['١٢', 1, 12],
    ['۱۲٫۵', 1, 12.5],
    ['100', 3.75, 26.67],
    ['12 dollars', 1, undefined],
    ['-4', 1, undefined],
  ])('reads %j at a rate of %d as %s', (text, rate, amount) => {
    expect(parseLimit(text, rate)).toBe(amount);
  });

  test('shows the amount as it was typed in another currency', () => {
    expect(formatLimit(parseLimit('100', 3.75) ?? null, 3.75)).toBe('100');
    expect(formatLimit(null, 3.75)).toBe('');
  });

  test('swaps limits in the wrong order', () => {
    expect(sortRange({ min: 90, max: 20 })).toEqual({ min: 20, max: 90 });
    expect(sortRange({ min: 90, max: null })).toEqual({ min: 90, max: null });
  });
});
