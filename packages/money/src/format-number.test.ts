import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber, formatPercent, formatRating, intlLocale, localFigures, pluralCategory } from './format-number.ts';

const locales = ['en', 'ar', 'ir'];

test('ir is Persian to Intl; other locales keep their name', () => {
  expect(locales.map(intlLocale)).toEqual(['en', 'ar', 'fa']);
});

describe('numbers', () => {
  test.each(['en', 'ar'])('are grouped and keep Latin digits in %s', (locale) => {
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
  ])('that judge have one decimal, the whole ones too, in %s', (locale, expected) => {
    expect([4, 4.26, 5, 0].map((rating) => formatRating(rating, locale))).toEqual(expected);
  });

  test.each(['en', 'ar'])('as percent keep Latin digits and the sign in %s', (locale) => {
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
