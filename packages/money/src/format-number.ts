/** The Intl language of a locale of the shop: `ir` is Persian, the others name themselves. */
export function intlLocale(locale: string): string {
  return locale === 'ir' ? 'fa' : locale;
}

/**
 * Figures that were written with Latin signs, as the locale writes them: Persian has its own digits, decimal sign, grouping and
 * percent sign. Arabic keeps Latin ones, as its shops mostly do.
 */
export function localFigures(text: string, locale: string): string {
  return locale === 'ir' ? text.replace(/[\d.,%]/g, (sign) => persian[latin.indexOf(sign)] ?? sign) : text;
}

const latin = '0123456789.,%';
const persian = '۰۱۲۳۴۵۶۷۸۹٫٬٪';

/** A count in a language's own grouping and figures. */
export function formatNumber(value: number, locale: string): string {
  return format(value, locale, { maximumFractionDigits: 2 });
}

/** How something was judged: always one decimal, so that 4.0 stands beside 4.3 as its like. */
export function formatRating(value: number, locale: string): string {
  return format(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A percentage where 12.5 is twelve and a half percent, the sign where the language puts it. */
export function formatPercent(value: number, locale: string): string {
  return format(value / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
}

/** Which of a language's plural forms a count takes, to pick a text by. */
export function pluralCategory(count: number, locale: string): Intl.LDMLPluralRule {
  return new Intl.PluralRules(intlLocale(locale)).select(count);
}

function format(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  return localFigures(new Intl.NumberFormat(intlLocale(locale), { ...options, numberingSystem: 'latn' }).format(value), locale);
}
