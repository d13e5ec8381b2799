import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_AMOUNT } from './amount.ts';
import { DEFAULT_CURRENCY, fromAmountText, toAmountText, toWire } from './currency.ts';
import {
  averageRating,
  currencySymbol,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRating,
  intlLocale,
  localFigures,
  pluralCategory,
} from './format.ts';

const locales = ['en', 'ar', 'ir'];

test('ir is Persian to Intl; other locales have the same name', () => {
  expect(locales.map(intlLocale)).toEqual(['en', 'ar', 'fa']);
});

describe('numbers', () => {
  test.each(['en', 'ar'])('are grouped and have Latin digits in %s', (locale) => {
    expect(formatNumber(1_234_567.891, locale)).toBe('1,234,567.89');
    expect(formatNumber(12, locale)).toBe('12');
  });

  test('are grouped and written in Persian figures in ir', () => {
    expect(formatNumber(1_234_567.891, 'ir')).toBe('۱٬۲۳۴٬۵۶۷٫۸۹');
    expect(formatNumber(9_805_763, 'ir')).toBe('۹٬۸۰۵٬۷۶۳');
  });

  test.each([
    ['en', ['4.0', '4.3', '5.0', '0.0']],
    ['ar', ['4.0', '4.3', '5.0', '0.0']],
    ['ir', ['۴٫۰', '۴٫۳', '۵٫۰', '۰٫۰']],
  ])('of ratings have one decimal, whole ones too, in %s', (locale, expected) => {
    expect([4, 4.26, 5, 0].map((rating) => formatRating(rating, locale))).toEqual(expected);
  });

  test.each(['en', 'ar'])('as percent have Latin digits and the sign in %s', (locale) => {
    expect(formatPercent(12.5, locale)).toMatch(/^12\.5\p{Cf}*%\p{Cf}*$/u);
    expect(formatPercent(20, locale)).toMatch(/^20\p{Cf}*%\p{Cf}*$/u);
  });

  test('as percent have the Persian sign in ir', () => {
    expect(formatPercent(12.5, 'ir')).toMatch(/^۱۲٫۵\p{Cf}*٪\p{Cf}*$/u);
  });

  test.each(locales)('are what Intl writes in %s, with its own figures, whichever way they were made', (locale) => {
    const figure = fc.oneof(
      fc.nat(),
      fc.nat(10 ** 9).map((cents) => cents / 100),
      fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((value) => !Object.is(value, -0)),
    );
    const written = (value: number, options: Intl.NumberFormatOptions) =>
      localFigures(new Intl.NumberFormat(intlLocale(locale), { ...options, numberingSystem: 'latn' }).format(value), locale);
    const rating = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    fc.assert(fc.property(figure, (value) => formatNumber(value, locale) === written(value, { maximumFractionDigits: 2 })));
    fc.assert(fc.property(figure, (value) => formatRating(value, locale) === written(value, rating)));
    fc.assert(
      fc.property(
        fc.nat(10 ** 7).map((hundredths) => hundredths / 100),
        (value) => formatPercent(value, locale) === written(value / 100, { style: 'percent', maximumFractionDigits: 2 }),
      ),
    );
  });

  test('what was written without Intl follows the locale too', () => {
    expect(locales.map((locale) => localFigures('09', locale))).toEqual(['09', '09', '۰۹']);
    expect(localFigures('99+', 'ir')).toBe('۹۹+');
  });
});

describe('plural categories', () => {
  test.each([
    ['en', ['other', 'one', 'other', 'other', 'other', 'other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
    ['ir', ['one', 'one', 'other', 'other', 'other', 'other']],
  ])('of 0, 1, 2, 3, 11 and 100 in %s', (locale, expected) => {
    expect([0, 1, 2, 3, 11, 100].map((count) => pluralCategory(count, locale))).toEqual(expected);
  });
});

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

test.each([
  [0, 0, 0],
  [20, 5, 4],
  [13, 3, 4.3],
  // 4.35 is a little less than that in binary.
  [87, 20, 4.4],
  [91, 20, 4.6],
])('ratings that add up to %i of %i people are %d on average', (rating_sum, rating_count, average) => {
  expect(averageRating({ rating_sum, rating_count })).toBe(average);
});

test.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['TOKEN', 'TOKEN'],
])('the symbol of %s is %s', (currency, symbol) => {
  expect(currencySymbol(currency)).toBe(symbol);
});
