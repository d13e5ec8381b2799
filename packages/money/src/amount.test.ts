import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addAmounts, isAmount, MAX_AMOUNT, multiplyAmount, subtractAmounts, toAmount } from './amount.ts';

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('toAmount', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [1999n, 1999],
    ['1999', 1999],
    ['-5', -5],
    [MAX_AMOUNT, MAX_AMOUNT],
  ])('takes %s', (given, expected) => {
    expect(toAmount(given)).toBe(expected);
  });

  test.each([0.5, 19.99, Number.NaN, Number.POSITIVE_INFINITY, MAX_AMOUNT + 1, 10n ** 15n, '19.99', '', ' ', '0x10', '1e3'])(
    'refuses %s',
    (given) => {
      expect(() => toAmount(given)).toThrow(RangeError);
    },
  );
});

test('an amount is a whole number, and nothing that only looks like one', () => {
  expect([1, -1, MAX_AMOUNT].every(isAmount)).toBe(true);
  expect([0.1, '1', 1n, null, undefined, MAX_AMOUNT + 1].some(isAmount)).toBe(false);
});

test('adding and subtracting are exact and refuse fractions and overflow', () => {
  expect(addAmounts()).toBe(0);
  expect(addAmounts(10, 20, -5)).toBe(25);
  expect(subtractAmounts(5, 20)).toBe(-15);
  expect(() => addAmounts(1, 0.1)).toThrow(RangeError);
  expect(() => addAmounts(MAX_AMOUNT, 1)).toThrow(RangeError);
  expect(() => subtractAmounts(-MAX_AMOUNT, 1)).toThrow(RangeError);
});

test('what is added can be taken away again', () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      expect(subtractAmounts(addAmounts(a, b), b)).toBe(a);
    }),
  );
});

test('multiplying is adding as often, and refuses a quantity that is not whole or not positive', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 50 }), (a, n) => {
      expect(multiplyAmount(a, n)).toBe(addAmounts(...Array.from({ length: n }, () => a)));
    }),
  );
  expect(() => multiplyAmount(100, 1.5)).toThrow(RangeError);
  expect(() => multiplyAmount(100, -1)).toThrow(RangeError);
  expect(() => multiplyAmount(MAX_AMOUNT, 2)).toThrow(RangeError);
});
