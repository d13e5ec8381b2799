import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT } from './amount.ts';
import { fromAmountText, toAmountText } from './amount-text.ts';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12.50', 1250],
  ['12,50', 1250],
  [' 0.05 ', 5],
  ['9999999999999.99', MAX_AMOUNT],
  ['99999999999999.99', undefined],
  ['1,234', undefined],
  ['12.345', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['$12', undefined],
  ['12.', undefined],
  ['', undefined],
])('"%s" is %s', (text, amount) => {
  expect(fromAmountText(text)).toBe(amount);
});

test('a currency without decimals takes none', () => {
  expect(fromAmountText('1250', 0)).toBe(1250);
  expect(fromAmountText('12.5', 0)).toBeUndefined();
  expect(toAmountText(1250, 0)).toBe('1250');
});

test('every amount comes back from its text', () => {
  expect([toAmountText(5), toAmountText(-1250)]).toEqual(['0.05', '-12.50']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), fc.integer({ min: 0, max: 2 }), (amount, minorUnit) => {
      expect(fromAmountText(toAmountText(amount, minorUnit), minorUnit)).toBe(amount);
    }),
  );
});
