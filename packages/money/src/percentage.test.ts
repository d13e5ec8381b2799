import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOfShare, percentOf } from './percentage.ts';

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
