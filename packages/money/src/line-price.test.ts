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

  test('[drawer-08] a percentage is rounded down, alike in minor units and as prices travel', () => {
    expect(discountPercentage({ price: 2600, discount_price: 1250 })).toBe(51);
    expect(discountPercentage({ price: 26, discount_price: 12.5 })).toBe(51);
    expect(discountPercentage({ price: 0.3, discount_price: 0.1 })).toBe(66);
    expect(discountPercentage({ price: 100, discount_price: 1 })).toBe(99);
    // A server that is not ours may have more decimals.
    expect(discountPercentage({ price: 12.345, discount_price: 10 })).toBe(18);
  });

  test('a discount price above the price is no percentage off', () => {
    expect(discountPercentage({ price: 1000, discount_price: 1200 })).toBe(0);
  });
});
