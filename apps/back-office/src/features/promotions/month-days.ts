/** A month as the address has it: `2026-12`. */
export type Month = { year: number; month: number };

export function readMonth(text: string | undefined, now: Date): Month {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : { year: now.getFullYear(), month: now.getMonth() + 1 };
}

export function writeMonth({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

export function addMonths({ year, month }: Month, count: number): Month {
  const date = new Date(year, month - 1 + count, 1);
  return { year: date.getFullYear(), month: date.getMonth() + 1 };
}

/** The weeks of a month as days in the reader's time zone, with the days of other months that complete them. */
export function weeksOf({ year, month }: Month, firstDay: number): Date[][] {
  const first = new Date(year, month - 1, 1);
  const start = new Date(year, month - 1, 1 - ((first.getDay() - firstDay + 7) % 7));
  const last = new Date(year, month, 0);
  const days: Date[] = [];
  for (let day = start; day <= last || days.length % 7 > 0; day = nextDay(day)) days.push(day);
  return Array.from({ length: days.length / 7 }, (_each, week) => days.slice(week * 7, week * 7 + 7));
}

export function nextDay(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
}

/** 0 is Sunday. Saturday begins the week in Arabic and Persian. */
export function firstDayOf(locale: string): number {
  return locale === 'ar' || locale === 'ir' ? 6 : 1;
}

/** Whether something that runs from `starts_at` until `ends_at` does so on this day. */
export function isOnDay({ starts_at, ends_at }: { starts_at: string; ends_at: string }, day: Date): boolean {
  return new Date(starts_at) < nextDay(day) && new Date(ends_at) > day;
}
