import { expect, test } from 'vitest';
import { clockOffset, createServerClock } from './server-clock.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const told = { at: noon, within: 1000 };

test('[browse-07] a device whose clock is two minutes slow is told so', () => {
  expect(clockOffset(0, { ...told, askedAt: noon - 120_000, answeredAt: noon - 120_000 })).toBe(120_500);
});

test('[browse-07] a device whose clock is an hour ahead is told so', () => {
  expect(clockOffset(0, { ...told, askedAt: noon + 3_600_000, answeredAt: noon + 3_600_200 })).toBe(-3_599_600);
});

test('[browse-07] within what an answer can tell, what is believed stands', () => {
  expect(clockOffset(0, { ...told, askedAt: noon, answeredAt: noon + 400 })).toBe(0);
  expect(clockOffset(0, { ...told, askedAt: noon + 900, answeredAt: noon + 950 })).toBe(0);
  expect(clockOffset(120_500, { ...told, askedAt: noon - 120_100, answeredAt: noon - 120_050 })).toBe(120_500);
});

test('[browse-07] a device whose clock was set right meanwhile is believed again', () => {
  expect(clockOffset(120_500, { ...told, askedAt: noon + 400, answeredAt: noon + 600 })).toBe(0);
});

test('an answer without a date changes nothing', () => {
  const clock = createServerClock();
  clock.hearDate(null, Date.now());
  clock.hearDate('soon', Date.now());
  expect(clock.getState()).toEqual({ offset: 0, heard: false });
});

test('an answer with a date is heard', () => {
  const clock = createServerClock();
  clock.hearDate(new Date(Date.now() + 7_200_000).toUTCString(), Date.now());
  expect(clock.getState().heard).toBe(true);
  expect(Math.abs(clock.getState().offset - 7_200_000)).toBeLessThan(1500);
});
