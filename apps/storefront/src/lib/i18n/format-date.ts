import { intlLocale, localFigures } from '@souk/money/format-number';

/** A month with its name: Arabic would have figures alone. Digits are written as prices have them. */
const day = { numberingSystem: 'latn', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A day in words. In UTC, so that the server and every browser write the same one. */
export function formatDate(iso: string, locale: string): string {
  return format(iso, locale, { timeZone: 'UTC' });
}

/** The same day with its month written out, for texts that are read. */
export function formatLongDate(iso: string, locale: string): string {
  return format(iso, locale, { month: 'long', timeZone: 'UTC' });
}

/** A day and time where the visitor is. */
export function formatMoment(iso: string, locale: string): string {
  return format(iso, locale, { hour: 'numeric', minute: '2-digit' });
}

/** What is no date is shown as it was sent: a server may send a date in words. */
function format(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(Date.parse(iso))) return iso;
  return localFigures(new Intl.DateTimeFormat(intlLocale(locale), { ...day, ...options }).format(new Date(iso)), locale);
}
