import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT } from './amount.ts';
import { fromWire, toWire } from './currency.ts';

const amounts = fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT });

test.each([
  [1999, 2, 19.99],
  [10, 2, 0.1],
  [0, 2, 0],
  [-250, 2, -2.5],
  [1999, 0, 1999],
  [15, 1, 1.5],
  [MAX_AMOUNT, 2, 9_999_999_999_999.99],
])('%i with %i decimals travels as %d and comes back', (amount, minorUnit, wire) => {
  expect(toWire(amount, minorUnit)).toBe(wire);
  expect(fromWire(wire, minorUnit)).toBe(amount);
});

test('every amount travels as JSON with at most two decimals and comes back the same', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const json = JSON.stringify(toWire(amount));
      expect(json).toMatch(/^-?\d+(\.\d{1,2})?$/);
      expect(fromWire(JSON.parse(json))).toBe(amount);
    }),
  );
});

test.each([
  [0.001, 2],
  [19.995, 2],
  [0.5, 0],
  [Number.NaN, 2],
  [Number.POSITIVE_INFINITY, 2],
  [1e14, 2],
  [1, 3],
])('%d with %i decimals is refused', (wire, minorUnit) => {
  expect(() => fromWire(wire, minorUnit)).toThrow(RangeError);
});

test('a fraction of a minor unit never travels', () => {
  expect(() => toWire(19.99)).toThrow(RangeError);
  expect(() => toWire(100, 3)).toThrow(RangeError);
});
