import { expect, test } from 'vitest';
import { escapeControls } from './escape-controls.ts';

test('prints what a terminal would obey, and leaves all other text', () => {
  expect(escapeControls('a\u001b[31mb\u0007\r\n\tc\u009b1m\u202ed')).toBe('a\\u001b[31mb\\u0007\\u000d\n\tc\\u009b1m\\u202ed');
  expect(escapeControls('مثال\u200cها — ₹ 12')).toBe('مثال\u200cها — ₹ 12');
});
