/** Days as `2026-12-24`, null without a holiday, and the time zone of the marketplace. */
type Holiday = { holiday_from: string | null; back_on: string | null; time_zone: string };

const dayMilliseconds = 86_400_000;

/** The days until a shop is back from its holiday, by the day of the marketplace; 0 while it is not away. */
export function daysAway({ holiday_from, back_on, time_zone }: Holiday, now: Date): number {
  if (holiday_from === null || back_on === null) return 0;
  const day = dayIn(time_zone, now);
  return day >= holiday_from && day < back_on ? (Date.parse(back_on) - Date.parse(day)) / dayMilliseconds : 0;
}

/** The day of a moment in a time zone, as `2026-12-24`. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return [part('year'), part('month'), part('day')].join('-');
}
