import { expect, test } from 'vitest';
import { dayText, escapeControls } from './format-text.ts';

test('prints what a terminal would obey, and leaves all other text', () => {
  expect(escapeControls('a\u001b[31mb\u0007\r\n\tc\u009b1m\u202ed')).toBe('a\\u001b[31mb\\u0007\\u000d\n\tc\\u009b1m\\u202ed');
  expect(escapeControls('مثال\u200cها — ₹ 12')).toBe('مثال\u200cها — ₹ 12');
});

test.each([
  ['en', 'December 24, 2026'],
  ['ar', '24 ديسمبر 2026'],
  ['ir', '۳ دی ۱۴۰۵'],
])('a day is written as in %s', (locale, words) => {
  expect(dayText(new Date('2026-12-24T12:00:00Z'), locale)).toBe(words);
});
