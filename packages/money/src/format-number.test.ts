import { describe, expect, test } from 'vitest';
import { formatNumber, formatPercent, intlLocale, pluralCategory } from './format-number.ts';

const locales = ['en', 'ar', 'ir'];

test('ir is Persian to Intl; other locales keep their name', () => {
  expect(locales.map(intlLocale)).toEqual(['en', 'ar', 'fa']);
});

describe('numbers', () => {
  test.each(locales)('are grouped and keep Latin digits in %s', (locale) => {
    expect(formatNumber(1_234_567.891, locale)).toBe('1,234,567.89');
    expect(formatNumber(4.26, locale, 1)).toBe('4.3');
    expect(formatNumber(12, locale)).toBe('12');
  });

  test.each(locales)('as percent keep Latin digits and the sign in %s', (locale) => {
    expect(formatPercent(12.5, locale)).toMatch(/^12\.5\p{Cf}*%\p{Cf}*$/u);
    expect(formatPercent(20, locale)).toMatch(/^20\p{Cf}*%\p{Cf}*$/u);
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
