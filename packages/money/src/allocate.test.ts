import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
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
      fc.property(amounts, weights, (amount, by) => {
        expect(allocate(amount, by).reduce((a, b) => a + b, 0)).toBe(amount);
      }),
    );
  });

  test('gives each part its exact share, rounded down or up', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, by) => {
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
      fc.property(amounts.map(Math.abs), weights, (amount, by) => {
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
