import { intlLocale, localFigures } from '@souk/money/format-number';

/** A day in words, in the figures that prices have. */
export function dayText(moment: Date, locale: string): string {
  const day = new Intl.DateTimeFormat(intlLocale(locale), { numberingSystem: 'latn', dateStyle: 'long', timeZone: 'UTC' });
  return localFigures(day.format(moment), locale);
}
