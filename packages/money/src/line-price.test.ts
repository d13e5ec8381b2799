import { describe, expect, test } from 'vitest';
import { discountPercentage, hasDiscount, linePrice } from './line-price.ts';

describe('linePrice', () => {
  test.each([
    [{ price: 2000, discount_price: 1500 }, 1500, true, 25],
    [{ price: 2000, discount_price: 0 }, 2000, false, 0],
    [{ price: 2000, discount_price: null }, 2000, false, 0],
    [{ price: 2000 }, 2000, false, 0],
    [{ price: 1000, discount_price: 667 }, 667, true, 33],
    [{ price: 1000, discount_price: 1 }, 1, true, 99],
    [{ price: 0 }, 0, false, 0],
  ])('[drawer-08] of %j is %d, struck through %s, %i percent off', (pair, price, struck, percentage) => {
    expect(linePrice(pair)).toBe(price);
    expect(hasDiscount(pair)).toBe(struck);
    expect(discountPercentage(pair)).toBe(percentage);
  });

  test('it picks in whole currency too, as prices travel', () => {
    expect(linePrice({ price: 19.99, discount_price: 14.5 })).toBe(14.5);
  });

  test('a discount price above the price is no percentage off', () => {
    expect(discountPercentage({ price: 1000, discount_price: 1200 })).toBe(0);
  });
});
