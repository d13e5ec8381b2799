import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';

test.each([
  ['en', 'December 24, 2026'],
  ['ar', '24 ديسمبر 2026'],
  ['ir', '۳ دی ۱۴۰۵'],
])('a day is written as in %s', (locale, words) => {
  expect(dayText(new Date('2026-12-24T12:00:00Z'), locale)).toBe(words);
});
