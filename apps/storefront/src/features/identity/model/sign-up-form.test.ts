import { expect, test } from 'vitest';
import { mailFor, phoneDigits } from './sign-up-form.ts';

test('[auth-04] a phone keeps its digits only, in whichever script they are typed', () => {
  expect(phoneDigits('98a7-6 5', 16)).toBe('98765');
  expect(phoneDigits('٩٨٧ ۶۵', 16)).toBe('98765');
});

test('[auth-04] a phone is no longer than it may be', () => {
  expect(phoneDigits('1234567890', 9)).toBe('123456789');
});

test('[auth-04] the mail address fills itself once the minimum is reached and clears below it', () => {
  expect(mailFor('123456789', 9)).toMatch(/^123456789@/);
  expect(mailFor('12345678', 9)).toBe('');
});
