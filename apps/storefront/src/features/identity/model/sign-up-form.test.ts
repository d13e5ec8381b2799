import { expect, test } from 'vitest';
import { mailAsked, mailFor, phoneDigits, verifiedBy } from './sign-up-form.ts';

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

test('[settings-10] a mail address is asked for where the code goes there or a number is not needed', () => {
  expect(mailAsked({ phoneRequired: true, kind: 'phone' })).toBe('never');
  expect(mailAsked({ phoneRequired: false, kind: 'phone' })).toBe('perhaps');
  expect(mailAsked({ phoneRequired: true, kind: 'email' })).toBe('always');
});

test('[auth-03] the code is taken by the number with its country, or by the address of who gave none', () => {
  expect(verifiedBy({ name: 'Mina', phone: '9876543210', email: 'mina@example.com' })).toBe('919876543210');
  expect(verifiedBy({ name: 'Mina', phone: '', email: 'mina@example.com' })).toBe('mina@example.com');
});
