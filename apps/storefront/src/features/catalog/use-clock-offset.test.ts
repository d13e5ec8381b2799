import { expect, test } from 'vitest';
import { clockOffset } from './use-clock-offset.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const told = new Date(noon).toUTCString();

test('[browse-07] a device whose clock is two minutes slow is told so', () => {
  expect(clockOffset(told, noon - 120_000, noon - 120_000)).toBe(120_500);
});

test('[browse-07] a device whose clock is an hour ahead is told so', () => {
  expect(clockOffset(told, noon + 3_600_000, noon + 3_600_200)).toBe(-3_599_600);
});

test('[browse-07] within what the answer can tell, the device is right', () => {
  expect(clockOffset(told, noon, noon + 400)).toBe(0);
  expect(clockOffset(told, noon + 900, noon + 950)).toBe(0);
});

test('[browse-07] an answer without a date changes nothing', () => {
  expect(clockOffset(null, noon, noon)).toBe(0);
  expect(clockOffset('soon', noon, noon)).toBe(0);
});
