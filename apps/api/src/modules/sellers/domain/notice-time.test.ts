import { expect, test } from 'vitest';
import { clockOf, isNoticeDue, localTime, minuteOf } from './notice-time.ts';

const member = { frequency: 'at-once', quiet_from: null, quiet_until: null, daily_at: 480, time_zone: 'UTC', sent_at: null };
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);

test('the day and the minute are those of the time zone', () => {
  expect(localTime(at('22:30'), 'Asia/Amman')).toEqual({ day: '2026-11-25', minute: 90 });
  expect(localTime(at('00:00'), 'UTC')).toEqual({ day: '2026-11-24', minute: 0 });
  expect(localTime(at('02:00'), 'America/New_York')).toEqual({ day: '2026-11-23', minute: 21 * 60 });
});

test.each([
  [22 * 60, 7 * 60, '23:00', false],
  [22 * 60, 7 * 60, '06:59', false],
  [22 * 60, 7 * 60, '07:00', true],
  [22 * 60, 7 * 60, '21:59', true],
  [13 * 60, 15 * 60, '14:00', false],
  [13 * 60, 15 * 60, '15:00', true],
  [8 * 60, 8 * 60, '08:00', true],
])('quiet hours from minute %i until minute %i: a message at %s is due: %s', (quiet_from, quiet_until, time, isDue) => {
  expect(isNoticeDue({ ...member, quiet_from, quiet_until }, at(time))).toBe(isDue);
});

test('messages at once have ten minutes between them', () => {
  expect(isNoticeDue({ ...member, sent_at: at('10:00') }, at('10:09'))).toBe(false);
  expect(isNoticeDue({ ...member, sent_at: at('10:00') }, at('10:10'))).toBe(true);
});

test('a daily message is sent once a day of the time zone, from its time on', () => {
  const daily = { ...member, frequency: 'daily', time_zone: 'Asia/Amman' };
  expect(isNoticeDue(daily, at('04:59'))).toBe(false);
  expect(isNoticeDue(daily, at('05:00'))).toBe(true);
  expect(isNoticeDue({ ...daily, sent_at: at('05:00') }, at('20:59'))).toBe(false);
  expect(isNoticeDue({ ...daily, sent_at: at('05:00') }, at('21:30'))).toBe(false);
  expect(isNoticeDue({ ...daily, sent_at: new Date('2026-11-23T05:00:00Z') }, at('05:00'))).toBe(true);
});

test('never is never', () => {
  expect(isNoticeDue({ ...member, frequency: 'never' }, at('10:00'))).toBe(false);
});

test('a time of day is its minute, and back', () => {
  for (const clock of ['00:00', '07:05', '23:59']) expect(clockOf(minuteOf(clock))).toBe(clock);
});
