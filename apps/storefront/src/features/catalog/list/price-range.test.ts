import { describe, expect, test } from 'vitest';
import { orderedRange, rangeOfThumbs, shownLimit, thumbsOf, typedLimit, wholeBounds } from './price-range.ts';

const bounds = { min: 8, max: 260 };

describe('the price filter', () => {
  test('[browse-03] its slider spans everything that is offered in whole steps', () => {
    expect(wholeBounds({ min: 8.99, max: 259.01 })).toEqual(bounds);
  });

  test('[browse-03] an end of the slider is no wish, so that the address stays free of it', () => {
    expect(rangeOfThumbs([8, 260], bounds, { min: 20, max: 90 })).toEqual({ min: null, max: null });
    expect(rangeOfThumbs([20, 260], bounds, { min: null, max: null })).toEqual({ min: 20, max: null });
  });

  test('[browse-03] a thumb that did not move leaves its wish, even one beyond what is offered', () => {
    expect(rangeOfThumbs([8, 90], bounds, { min: 5, max: null })).toEqual({ min: 5, max: 90 });
  });

  test('a wish beyond what is offered stands at the end', () => {
    expect(thumbsOf({ min: 1, max: 900 }, bounds)).toEqual([8, 260]);
    expect(thumbsOf({ min: 300, max: null }, bounds)).toEqual([260, 260]);
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
    expect(typedLimit(text, rate)).toBe(amount);
  });

  test('shows back what was typed in another currency', () => {
    expect(shownLimit(typedLimit('100', 3.75) ?? null, 3.75)).toBe('100');
    expect(shownLimit(null, 3.75)).toBe('');
  });

  test('turns a range that was typed the wrong way round', () => {
    expect(orderedRange({ min: 90, max: 20 })).toEqual({ min: 20, max: 90 });
    expect(orderedRange({ min: 90, max: null })).toEqual({ min: 90, max: null });
  });
});
