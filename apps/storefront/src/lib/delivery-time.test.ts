import { createI18n } from '@souk/client/i18n/create-i18n.ts';
import { formatDayRange } from '@souk/client/i18n/day-range.ts';
import { expect, test } from 'vitest';
import { dayIn, deliveryEstimate, deliveryRange } from './delivery-time.ts';

const english = createI18n('en', {});

test.each([
  [{ min_days: 2, max_days: 4 }, 'Delivery in 2–4 days'],
  [{ min_days: 3, max_days: 3 }, 'Delivery in 3 days'],
  [{ min_days: 1, max_days: 1 }, 'Delivery in 1 day'],
  [{ min_days: 0, max_days: 0 }, 'Delivery today'],
])('%o reads %s', (estimate, words) => {
  expect(deliveryEstimate(estimate, english)).toBe(words);
});

test.each([
  ['UTC', '2026-11-23'],
  ['Asia/Amman', '2026-11-24'],
  ['America/New_York', '2026-11-23'],
  ['Nowhere/Town', dayIn(null, new Date('2026-11-23T22:30:00Z'))],
])('half past ten in the evening of UTC is in %s the day %s', (timeZone, day) => {
  expect(dayIn(timeZone, new Date('2026-11-23T22:30:00Z'))).toBe(day);
});

test('days of delivery are counted over the end of a year, and no range ends before it starts', () => {
  expect(deliveryRange({ min_days: 2, max_days: 4 }, '2026-12-30')).toEqual(['2027-01-01', '2027-01-03']);
  expect(deliveryRange({ min_days: 3, max_days: 1 }, '2026-11-23')).toEqual(['2026-11-26', '2026-11-26']);
});

test.each([
  ['en', 'Thu, Nov 26 – Sat, Nov 28'],
  ['ar', 'الخميس، 26 – السبت، 28 نوفمبر'],
  ['ir', 'پنجشنبه ۵ آذر تا شنبه ۷ آذر'],
])('a range of days in %s', (locale, words) => {
  expect(formatDayRange('2026-11-26', '2026-11-28', { locale }).replaceAll(/\s/g, ' ')).toBe(words);
});

test('a range of one day is that day', () => {
  expect(formatDayRange('2026-11-26', '2026-11-26', english)).toBe('Thu, Nov 26');
});
