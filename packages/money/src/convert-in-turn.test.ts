import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAmounts } from './amount.ts';
import { convertInTurn } from './convert-in-turn.ts';
import { formatPrice } from './format-price.ts';
import { fromWire, toWire } from './wire.ts';

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
