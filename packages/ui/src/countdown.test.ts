import { expect, test } from 'vitest';
import { countdownParts, secondsLeft } from './countdown.tsx';

test('the remaining time ends at zero', () => {
  expect(secondsLeft(10_000, 9_001)).toBe(1);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 99_000)).toBe(0);
});

test('seconds are split into days, hours, minutes and seconds', () => {
  expect(countdownParts(2 * 86_400 + 3 * 3600 + 4 * 60 + 5)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  expect(countdownParts(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
