import { expect, test } from 'vitest';
import { buildCalendarFile } from './calendar-file.ts';

const event = {
  uid: 'SK-1@shop.example',
  title: 'Parcel; from A, B',
  url: 'https://shop.example/orders/1',
  from: '2026-12-30',
  to: '2026-12-31',
};
const now = new Date('2026-11-23T10:30:00.123Z');

test('a delivery is an event of whole days whose end is the day after the last', () => {
  const lines = buildCalendarFile(event, now).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261123T103000Z');
  expect(lines).toContain('SUMMARY:Parcel\\; from A\\, B');
  expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('no line has more than 75 bytes, and unfolding gives the title back', () => {
  const title = 'طرد من متجر الخزف والطين '.repeat(8).trim();
  const file = buildCalendarFile({ ...event, title }, now);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
