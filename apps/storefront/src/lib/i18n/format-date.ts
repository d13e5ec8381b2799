import { intlLocale } from '@souk/money/format-number';

/** Latin digits, as prices have, in every language. */
const digits = { numberingSystem: 'latn' } as const;

/** A day in words. In UTC, so that the server and every browser write the same one. */
export function formatDate(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(intlLocale(locale), { ...digits, dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
}

/** The same day with its month written out, for texts that are read. */
export function formatLongDate(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(intlLocale(locale), { ...digits, dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

/** A day and time where the visitor is. */
export function formatMoment(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(intlLocale(locale), { ...digits, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
