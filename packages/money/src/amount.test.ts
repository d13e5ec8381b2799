import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addAmounts,
  allocate,
  amountOfShare,
  isAmount,
  MAX_AMOUNT,
  multiplyAmount,
  percentOf,
  subtractAmounts,
  toAmount,
} from './amount.ts';

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

test.each([
  [1000, 10, 100],
  [1999, 7.5, 150],
  [1, 50, 1],
  [1, 49.99, 0],
  [333, 33.3, 111],
  [10_050, 1.5, 151],
  [200, 8.25, 17],
  [1000, 0, 0],
  [-1999, 7.5, -150],
  [100_500, 0.1, 101],
])('%i at %d percent is %i', (amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected);
});

test.each([
  [10.5, 10],
  [100, -1],
  [100, Number.NaN],
  [100, Number.POSITIVE_INFINITY],
])('%d at %d percent is refused', (amount, percent) => {
  expect(() => percentOf(amount, percent)).toThrow(RangeError);
});

test('it is never half a unit or more away from the exact share, and exactly half goes up', () => {
  const percents = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), percents, (amount, hundredths) => {
      const twiceTheError = BigInt(percentOf(amount, hundredths / 100)) * 20_000n - BigInt(amount) * BigInt(hundredths) * 2n;
      expect(twiceTheError > -10_000n && twiceTheError <= 10_000n).toBe(true);
    }),
  );
});

test.each([
  [3900, 10, 39_000],
  [490, 5, 9800],
  [14_900, 15, 99_334],
  [100, 33.3, 301],
  [0, 10, 0],
])('%i is saved at %d percent once %i are spent', (share, percent, spent) => {
  expect(amountOfShare(share, percent)).toBe(spent);
});

test('what is spent until a share is saved is the least that saves it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 10_000 }), (share, hundredths) => {
      const spent = BigInt(amountOfShare(share, hundredths / 100));
      const saves = (amount: bigint) => amount * BigInt(hundredths) >= BigInt(share) * 10_000n;
      expect(saves(spent)).toBe(true);
      expect(saves(spent - 1n)).toBe(false);
    }),
  );
  expect(() => amountOfShare(100, 0)).toThrow(RangeError);
});

const anyAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 });

describe('allocate', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [3, 7], [2, 3]],
    [10, [0, 5], [0, 10]],
    [7, [0, 0, 0], [3, 2, 2]],
    [0, [4, 6], [0, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1, [1, 1, 8], [0, 0, 1]],
    [0, [], []],
  ])('splits %i by %j into %j', (amount, by, expected) => {
    expect(allocate(amount, by)).toEqual(expected);
  });

  test.each([
    [5, []],
    [5, [1, -1]],
    [5, [1, 0.5]],
    [5, [Number.NaN]],
    [0.5, [1]],
  ])('refuses %d by %j', (amount, by) => {
    expect(() => allocate(amount, by)).toThrow(RangeError);
  });

  test('loses no cent: the parts add up to the whole', () => {
    fc.assert(
      fc.property(anyAmount, weights, (amount, by) => {
        expect(allocate(amount, by).reduce((a, b) => a + b, 0)).toBe(amount);
      }),
    );
  });

  test('gives each part its exact share, rounded down or up', () => {
    fc.assert(
      fc.property(anyAmount, weights, (amount, by) => {
        const sum = BigInt(by.reduce((a, b) => a + b, 0));
        fc.pre(sum > 0n);
        for (const [index, part] of allocate(amount, by).entries()) {
          const error = BigInt(part) * sum - BigInt(amount) * BigInt(by[index] ?? 0);
          expect(error > -sum && error < sum).toBe(true);
        }
      }),
    );
  });

  test('gives nothing for no weight, and no less for more weight', () => {
    fc.assert(
      fc.property(anyAmount.map(Math.abs), weights, (amount, by) => {
        fc.pre(by.some((weight) => weight > 0));
        const pairs = allocate(amount, by).map((part, index) => ({ part, weight: by[index] ?? 0 }));
        expect(pairs.every(({ part, weight }) => weight > 0 || part === 0)).toBe(true);
        const byWeight = pairs.toSorted((a, b) => a.weight - b.weight);
        expect(
          byWeight.every(({ part, weight }, index) =>
            byWeight.slice(index + 1).every((other) => other.weight === weight || other.part >= part),
          ),
        ).toBe(true);
      }),
    );
  });
});
