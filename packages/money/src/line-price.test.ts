import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addAmounts } from './amount.ts';
import { fromWire, toWire } from './currency.ts';
import { formatPrice } from './format.ts';
import { convertInTurn, discountPercentage, hasDiscount, linePrice } from './line-price.ts';

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

const sumOf = (amounts: readonly number[]) => addAmounts(...amounts.map((amount) => fromWire(amount)));

test('in the default currency every amount stays as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (cents) => {
      const amounts = cents.map((cent) => toWire(cent));
      expect(convertInTurn(amounts, 1).map((amount) => fromWire(amount))).toEqual(cents);
    }),
  );
});

test('[cart-06] converted amounts add up to what their sum comes to, and each is within a cent of its own', () => {
  // Each alone: 9.19 − 0.92 + 0.46 = 8.73, but 9.49 are 8.73 and 0.495 are rounded up.
  expect(convertInTurn([9.99, -1, 0.5], 0.92)).toEqual([9.19, -0.92, 0.46]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -100_000, max: 1_000_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 200_000_000 }),
      (cents, millionths) => {
        const rate = millionths / 1_000_000;
        const shown = convertInTurn(
          cents.map((cent) => toWire(cent)),
          rate,
        );
        const price = (amount: number, by: number) => formatPrice(amount, { symbol: '', rate_from_default: by });
        expect(price(toWire(sumOf(shown)), 1)).toBe(price(toWire(addAmounts(...cents)), rate));
        for (const [index, cent] of cents.entries()) {
          const alone = fromWire(Number(price(toWire(cent), rate)));
          expect(Math.abs(fromWire(shown[index] ?? 0) - alone)).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});
