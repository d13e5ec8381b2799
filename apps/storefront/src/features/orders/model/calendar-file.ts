export type CalendarEvent = {
  /** Unique and stable, so that a second download replaces the first. */
  uid: string;
  title: string;
  url: string;
  /** The first and the last day, as `2026-11-26`. */
  from: string;
  to: string;
};

/** The text of an iCalendar file (RFC 5545) with one event of whole days. */
export function buildCalendarFile({ uid, title, url, from, to }: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Souk//Storefront//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    // The end is the day after the last.
    `DTEND;VALUE=DATE:${dayAfter(to).replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .flatMap(foldLine)
    .map((line) => `${line}\r\n`)
    .join('');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Lines have at most 75 bytes; the rest continues after a space. */
function foldLine(line: string): string[] {
  const encoder = new TextEncoder();
  const folded: string[] = [];
  let part = '';
  for (const sign of line) {
    if (encoder.encode(part + sign).length > 75) {
      folded.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...folded, part];
}
