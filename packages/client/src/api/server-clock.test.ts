import { expect, test } from 'vitest';
import { clockOffset, createServerClock } from './server-clock.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const offsetAfter = { at: noon, within: 1000 };

test('[browse-07] the offset of a device clock that is two minutes slow is positive', () => {
  expect(clockOffset(0, { ...offsetAfter, askedAt: noon - 120_000, answeredAt: noon - 120_000 })).toBe(120_500);
});

test('[browse-07] the offset of a device clock that is an hour ahead is negative', () => {
  expect(clockOffset(0, { ...offsetAfter, askedAt: noon + 3_600_000, answeredAt: noon + 3_600_200 })).toBe(-3_599_600);
});

test('[browse-07] the offset stays while it is within the bounds of a reading', () => {
  expect(clockOffset(0, { ...offsetAfter, askedAt: noon, answeredAt: noon + 400 })).toBe(0);
  expect(clockOffset(0, { ...offsetAfter, askedAt: noon + 900, answeredAt: noon + 950 })).toBe(0);
  expect(clockOffset(120_500, { ...offsetAfter, askedAt: noon - 120_100, answeredAt: noon - 120_050 })).toBe(120_500);
});

test('[browse-07] the offset follows a device clock that was corrected', () => {
  expect(clockOffset(120_500, { ...offsetAfter, askedAt: noon + 400, answeredAt: noon + 600 })).toBe(0);
});

test('an answer without a date changes nothing', () => {
  const clock = createServerClock();
  clock.addDateHeader(null, Date.now());
  clock.addDateHeader('soon', Date.now());
  expect(clock.getState()).toEqual({ offset: 0, hasReading: false });
});

test('an answer with a date is a reading', () => {
  const clock = createServerClock();
  clock.addDateHeader(new Date(Date.now() + 7_200_000).toUTCString(), Date.now());
  expect(clock.getState().hasReading).toBe(true);
  expect(Math.abs(clock.getState().offset - 7_200_000)).toBeLessThan(1500);
});
