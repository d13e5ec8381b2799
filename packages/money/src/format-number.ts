/** The Intl language of a locale of the shop: `ir` is Persian, the others name themselves. */
export function intlLocale(locale: string): string {
  return locale === 'ir' ? 'fa' : locale;
}

/** A count or a rating in a language's own grouping, with the Latin digits that prices have. */
export function formatNumber(value: number, locale: string, maximumFractionDigits = 2): string {
  return numberFormat(locale, { maximumFractionDigits }).format(value);
}

/** A percentage where 12.5 is twelve and a half percent, the sign where the language puts it. */
export function formatPercent(value: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
}

/** Which of a language's plural forms a count takes, to pick a text by. */
export function pluralCategory(count: number, locale: string): Intl.LDMLPluralRule {
  return new Intl.PluralRules(intlLocale(locale)).select(count);
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(intlLocale(locale), { ...options, numberingSystem: 'latn' });
}
