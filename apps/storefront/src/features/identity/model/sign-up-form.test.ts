import { expect, test } from 'vitest';
import { mailAsked, mailFor, verifiedBy } from './sign-up-form.ts';

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
  const india = { name: 'India', phone_code: '91' };
  const by = (digits: string, country: typeof india | null = null) =>
    verifiedBy({ name: 'Mina', number: { country, digits }, email: 'mina@example.com' }, india);
  expect(by('9876543210')).toBe('+919876543210');
  expect(by('01001234567', { name: 'Egypt', phone_code: '20' })).toBe('+201001234567');
  expect(by('')).toBe('mina@example.com');
});
