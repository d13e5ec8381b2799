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
  return formatPlainly(value, locale, 0, 2) ?? format(value, locale, { maximumFractionDigits: 2 });
}

/** How something was judged: always one decimal, so that 4.0 stands beside 4.3 as its like. */
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
  return new Intl.PluralRules(intlLocale(locale)).select(count);
}

/** Of the languages that group and part decimals as English does. Arabic keeps its sign beside the figure whatever stands around it. */
const percentSigns: Readonly<Record<string, string>> = { en: '%', ar: '\u200e%\u200e', ir: '٪' };

/**
 * What Intl writes of a number without a sign that needs no rounding, or undefined. A browser's first number formatter takes a cheap phone
 * 70 ms, which come in the middle of taking over the page.
 */
function formatPlainly(value: number, locale: string, leastDecimals: number, mostDecimals: number): string | undefined {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (!whole || fraction.length > mostDecimals || !Object.hasOwn(percentSigns, locale)) return undefined;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const decimals = fraction.padEnd(leastDecimals, '0');
  return localFigures(decimals ? `${grouped}.${decimals}` : grouped, locale);
}

function format(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  return localFigures(new Intl.NumberFormat(intlLocale(locale), { ...options, numberingSystem: 'latn' }).format(value), locale);
}
