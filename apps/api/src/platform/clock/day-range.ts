import { operatorError } from '../app-error.ts';

/** A range of whole days in UTC; `end` is the start of the day after it. */
export type DayRange = { start: Date; end: Date };

const dayMilliseconds = 24 * 3_600_000;
const maxDays = 366;

/** The range from the first day to the last one; throws 422 for one that is empty or longer than a year. */
export function readDayRange(first: Date, last: Date): DayRange {
  const range = { start: first, end: addDays(last, 1) };
  const days = daysOf(range);
  if (days >= 1 && days <= maxDays && first.getUTCFullYear() > 1970) return range;
  throw operatorError('invalid', ': the end is before the start, or the range has more than 366 days.', 'from');
}

/** The times of a range that may be open on both sides; throws 422 for one that is empty. */
export function readDays({ from, to }: { from?: string | undefined; to?: string | undefined }): { start?: Date; end?: Date } {
  const [start, end] = [from === undefined ? undefined : startOfDay(from), to === undefined ? undefined : addDays(startOfDay(to), 1)];
  if ((start && end && start >= end) || [start, end].some((day) => day && day.getUTCFullYear() <= 1970))
    throw operatorError('invalid', ': the last day is before the first one, or before 1971.', 'to');
  return { ...(start && { start }), ...(end && { end }) };
}

/** The start of a day that is written as `2026-11-24`. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** `2026-11-24` */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMilliseconds);
}

export function daysOf({ start, end }: DayRange): number {
  return (end.getTime() - start.getTime()) / dayMilliseconds;
}
