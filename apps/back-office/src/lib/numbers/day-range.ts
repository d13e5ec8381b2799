export type DayRange = { from: string; to: string };

const dayMilliseconds = 24 * 3_600_000;

/** The ready-made ranges, by their number of days until today. */
export const rangeTexts = { '1': 'Today', '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days', '365': 'Last 365 days' } as const;

/** The range of so many days until today, in UTC as the server counts. */
export function lastDays(count: number, now = new Date()): DayRange {
  return { from: dayOf(new Date(now.getTime() - (count - 1) * dayMilliseconds)), to: dayOf(now) };
}

/** A range from the address; undefined unless both days are valid, in order and at most 366 days apart. */
export function readRange(from: string | null, to: string | null): DayRange | undefined {
  if (!from || !to || !isDay(from) || !isDay(to)) return undefined;
  const days = (Date.parse(to) - Date.parse(from)) / dayMilliseconds;
  return days >= 0 && days < 366 ? { from, to } : undefined;
}

export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(new Date(text)) === text;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
