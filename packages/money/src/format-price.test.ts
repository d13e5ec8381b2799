import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_AMOUNT } from './amount.ts';
import { DEFAULT_CURRENCY } from './currency.ts';
import { formatPrice } from './format-price.ts';
import { toWire } from './wire.ts';

const dollar = DEFAULT_CURRENCY;
const dirham = { symbol: 'AED', position: 'suffix', rate_from_default: 3.6725 };

describe('[settings-08] a price shown', () => {
  test.each([
    [1234.5, dollar, '$1234.50'],
    [0, dollar, '$0.00'],
    [0.05, dollar, '$0.05'],
    [1_000_000, dollar, '$1000000.00'],
    [-12.5, dollar, '-$12.50'],
    [100, dirham, '367.25AED'],
    [19.99, dirham, '73.41AED'],
    [10, { symbol: '€', position: 'prefix', rate_from_default: 0.92 }, '€9.20'],
    [10, { symbol: '€', position: 'left', rate_from_default: 1 }, '10.00€'],
    [10, { symbol: '﷼', rate_from_default: 42_105.5 }, '421055.00﷼'],
    [10, { symbol: '$', position: 'prefix' }, '$10.00'],
    [10, { symbol: '$', position: 'prefix', rate_from_default: null }, '$10.00'],
    [10, { symbol: '₿', position: 'prefix', rate_from_default: 1e-7 }, '₿0.00'],
  ])('of %d in %o is %s', (amount, currency, expected) => {
    expect(formatPrice(amount, currency)).toBe(expected);
  });

  test.each([
    [1.005, 1, '1.01'],
    [1.15, 1.5, '1.73'],
    [8.345, 1, '8.35'],
    [0.35, 0.1, '0.04'],
    [-1.005, 1, '-1.01'],
  ])('rounds %d × %d half up to %s, by its decimals and not by their binary neighbours', (amount, rate, expected) => {
    expect(formatPrice(amount, { symbol: '', rate_from_default: rate })).toBe(expected);
  });

  test('without a rate it shows every amount to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), (cents) => {
        const shown = formatPrice(toWire(cents), { symbol: '$', position: 'prefix' });
        expect(shown).toMatch(/^\$\d+\.\d{2}$/);
        expect(Number(shown.slice(1).replace('.', ''))).toBe(cents);
      }),
    );
  });

  test('reads as specified in every language, in figures of its own in Persian', () => {
    expect(['en', 'ar', 'ir'].map((locale) => formatPrice(1234.5, dollar, locale))).toEqual(['$1234.50', '$1234.50', '$۱۲۳۴٫۵۰']);
    expect(formatPrice(-10, dirham, 'ir')).toBe('-۳۶٫۷۳AED');
  });

  test('refuses what is no number', () => {
    expect(() => formatPrice(Number.NaN, dollar)).toThrow(RangeError);
  });
});
