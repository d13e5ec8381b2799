import { expect, test } from 'vitest';
import { emailRequirement, placeholderEmail, verificationContact } from './sign-up-form.ts';

test('[auth-04] the placeholder email is filled in once the number has its minimum length and cleared below it', () => {
  expect(placeholderEmail('123456789', 9)).toMatch(/^123456789@/);
  expect(placeholderEmail('12345678', 9)).toBe('');
});

test('[settings-10] the form asks for an email address if the code is sent there or no number is required', () => {
  expect(emailRequirement({ phoneRequired: true, kind: 'phone' })).toBe('hidden');
  expect(emailRequirement({ phoneRequired: false, kind: 'phone' })).toBe('optional');
  expect(emailRequirement({ phoneRequired: true, kind: 'email' })).toBe('required');
});

test('[auth-03] the code is verified by the number with its country code, or by email if there is no number', () => {
  const india = { name: 'India', phone_code: '91' };
  const by = (digits: string, country: typeof india | null = null) =>
    verificationContact({ name: 'Mina', number: { country, digits }, email: 'mina@example.com' }, india);
  expect(by('9876543210')).toBe('+919876543210');
  expect(by('01001234567', { name: 'Egypt', phone_code: '20' })).toBe('+201001234567');
  expect(by('')).toBe('mina@example.com');
});
