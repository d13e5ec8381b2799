import type { Currency } from './currency.ts';
import { multiplyDecimals, roundHalfUp, toDecimal } from './decimal.ts';

/** The Intl language of a locale of the shop: `ir` is Persian, the others name themselves. */
export function intlLocale(locale: string): string {
  return locale === 'ir' ? 'fa' : locale;
}

/**
 * Figures that were written with Latin signs, as the locale writes them: Persian has its own digits, decimal sign, grouping and
 * percent sign. Arabic uses Latin ones, as most of its shops do.
 */
export function localFigures(text: string, locale: string): string {
  return locale === 'ir' ? text.replace(/[\d.,%]/g, (sign) => persian[latin.indexOf(sign)] ?? sign) : text;
}

const latin = '0123456789.,%';
const persian = '۰۱۲۳۴۵۶۷۸۹٫٬٪';

/** A count in a language's own grouping and figures. */
export function formatNumber(value: number, locale: string): string {
  return formatPlainly(value, locale, 0, 2) ?? format(value, locale, { maximumFractionDigits: 2 });
}

/** A rating always has one decimal, so that 4.0 and 4.3 have the same width. */
export function formatRating(value: number, locale: string): string {
  return formatPlainly(value, locale, 1, 1) ?? format(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A percentage where 12.5 is twelve and a half percent, the sign where the language puts it. */
export function formatPercent(value: number, locale: string): string {
  const figure = formatPlainly(value, locale, 0, 2);
  return figure ? figure + percentSigns[locale] : format(value / 100, locale, { style: 'percent', maximumFractionDigits: 2 });
}

/** Which of a language's plural forms a count takes, to pick a text by. */
export function pluralCategory(count: number, locale: string): Intl.LDMLPluralRule {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(intlLocale(locale));
  pluralRules.set(locale, rules);
  return rules.select(count);
}

/** Making one takes a hundred times as long as using it. */
const pluralRules = new Map<string, Intl.PluralRules>();

/** Percent signs of languages that group digits as English does. Marks hold the Arabic sign in place in right-to-left text. */
const percentSigns: Readonly<Record<string, string>> = { en: '%', ar: '\u200e%\u200e', ir: '٪' };

/**
 * The text that Intl would return for an unsigned number without rounding, or undefined. The first number formatter takes
 * 70 ms on a cheap phone, in the middle of hydration.
 */
function formatPlainly(value: number, locale: string, minDecimals: number, maxDecimals: number): string | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (!whole || fraction.length > maxDecimals || !Object.hasOwn(percentSigns, locale)) return undefined;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const decimals = fraction.padEnd(minDecimals, '0');
  return localFigures(decimals ? `${grouped}.${decimals}` : grouped, locale);
}

function format(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  return localFigures(new Intl.NumberFormat(intlLocale(locale), { ...options, numberingSystem: 'latn' }).format(value), locale);
}

/** The fields of a currency that a price needs; a server may omit the rate (1) and the position (after). */
export type PriceCurrency = Pick<Currency, 'symbol'> & { position?: string | undefined; rate_from_default?: number | null | undefined };

/**
 * A price as the specification shows it (§9): the amount as it travels × the currency's rate from the default, two
 * decimals, the symbol before for position `prefix`, otherwise after. It is never grouped, so that a price reads as specified:
 * `$1234.50`, not `$1,234.50`. Its figures are the locale's: `$۱۲۳۴٫۵۰` for a Persian reader.
 */
export function formatPrice(amount: number, currency: PriceCurrency, locale = 'en'): string {
  const { symbol, position, rate_from_default: rate } = currency;
  const cents = roundHalfUp(multiplyDecimals(toDecimal(amount), toDecimal(rate ?? 1)), 2);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  const number = localFigures(`${digits.slice(0, -2)}.${digits.slice(-2)}`, locale);
  const sign = cents < 0n ? '-' : '';
  return position === 'prefix' ? `${sign}${symbol}${number}` : `${sign}${number}${symbol}`;
}

/** The average rating with one decimal, rounded half up; 0 without ratings. Integers are divided once, so that 4.35 becomes 4.4. */
export function averageRating({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }): number {
  return rating_count === 0 ? 0 : Math.round((rating_sum * 10) / rating_count) / 10;
}

/** The symbol of a currency, as spreadsheets write it: `$` for USD; its name if it has none. */
export function currencySymbol(currency: string): string {
  try {
    const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    // A marketplace may have a currency of its own.
    return currency;
  }
}
