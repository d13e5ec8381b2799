import { intlLocale, localFigures } from '@souk/money/format';

/** Two days with their weekdays, or one if they are the same; given as `2026-11-26`. */
export function formatDayRange(from: string, to: string, { locale }: { locale: string }): string {
  // Digits follow the price format.
  const days = new Intl.DateTimeFormat(intlLocale(locale), {
    numberingSystem: 'latn',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return localFigures(days.formatRange(new Date(from), new Date(to)), locale);
}
