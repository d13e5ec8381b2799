/** The day and the minute of the day of a moment in a time zone. */
export function localTime(moment: Date, timeZone: string): { day: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  } satisfies Intl.DateTimeFormatOptions).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { day: [part('year'), part('month'), part('day')].join('-'), minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

type Wanted = {
  frequency: string;
  quiet_from: number | null;
  quiet_until: number | null;
  daily_at: number;
  time_zone: string;
  sent_at: Date | null;
};

/** Messages at once have at least this time between them: what happens meanwhile is in the next one. */
const minutesBetween = 10;

/** Whether a member is sent a message now. */
export function isNoticeDue({ frequency, daily_at, time_zone, sent_at, ...quiet }: Wanted, now: Date): boolean {
  const { day, minute } = localTime(now, time_zone);
  if (frequency === 'daily') return minute >= daily_at && (sent_at === null || localTime(sent_at, time_zone).day < day);
  if (frequency !== 'at-once' || isQuiet(quiet, minute)) return false;
  return sent_at === null || now.getTime() - sent_at.getTime() >= minutesBetween * 60_000;
}

/** Quiet hours that end before they begin last over midnight. */
function isQuiet(
  { quiet_from: from, quiet_until: until }: { quiet_from: number | null; quiet_until: number | null },
  minute: number,
): boolean {
  if (from === null || until === null) return false;
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** 21:30 as the minute of the day, and back. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
