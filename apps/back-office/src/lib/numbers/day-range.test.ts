import { expect, test } from 'vitest';
import { lastDays, readRange } from './day-range.ts';

test('a range ends today and has so many days', () => {
  const now = new Date('2026-03-02T23:30:00Z');
  expect(lastDays(1, now)).toEqual({ from: '2026-03-02', to: '2026-03-02' });
  expect(lastDays(30, now)).toEqual({ from: '2026-02-01', to: '2026-03-02' });
});

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2025-01-01', '2026-01-01', true],
  ['2025-01-01', '2026-01-02', false],
  ['2026-01-02', '2026-01-01', false],
  ['2026-02-30', '2026-03-01', false],
  ['yesterday', '2026-03-01', false],
  [null, '2026-03-01', false],
])('the range from %s to %s is valid: %s', (from, to, isValid) => {
  expect(readRange(from, to)).toEqual(isValid ? { from, to } : undefined);
});
