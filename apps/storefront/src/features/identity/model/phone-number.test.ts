import { expect, test } from 'vitest';
import { parsePhoneNumber, phoneDigits, toFullNumber } from './phone-number.ts';

const india = { name: 'India', phone_code: '91' };
const egypt = { name: 'Egypt', phone_code: '20' };
const usa = { name: 'United States', phone_code: '1' };
const canada = { name: 'Canada', phone_code: '1' };
const countries = [canada, egypt, india, usa];
const read = (typed: string, current: typeof india | null = null) => parsePhoneNumber(typed, { countries, current, maxLength: 16 });

test('[auth-04] only the digits of a phone number are used, in any script', () => {
  expect(phoneDigits('98a7-6 5', 16)).toBe('98765');
  expect(phoneDigits('٩٨٧ ۶۵', 16)).toBe('98765');
  expect(read('98a7-6 5')).toEqual({ country: null, digits: '98765' });
});

test('[auth-04] a phone number is cut at its maximum length', () => {
  expect(phoneDigits('1234567890', 9)).toBe('123456789');
  expect(parsePhoneNumber('1234567890', { countries, current: null, maxLength: 9 }).digits).toBe('123456789');
});

test.each([
  ['+20 100 123 4567', egypt, '1001234567'],
  ['0020 100 123 4567', egypt, '1001234567'],
  ['+٢٠ ١٠٠١٢٣٤٥٦٧', egypt, '1001234567'],
  ['۰۰۲۰۱۰۰۱۲۳۴۵۶۷', egypt, '1001234567'],
  ['+1 212 555 0100', canada, '2125550100'],
])('[auth-17] %s selects its country', (typed, country, digits) => {
  expect(read(typed)).toEqual({ country, digits });
});

test('[auth-17] the selected country stays if it shares the code with others', () => {
  expect(read('+1 212 555 0100', usa)).toEqual({ country: usa, digits: '2125550100' });
});

test('[auth-17] the plus stays in front of the digits until a country matches', () => {
  expect(read('+', india)).toEqual({ country: india, digits: '+' });
  expect(read('+9', india)).toEqual({ country: india, digits: '+9' });
});

test('[auth-17] a number of the default country is sent as typed, another one with its code and without its trunk zero', () => {
  expect(toFullNumber({ country: null, digits: '9876543210' }, india)).toBe('9876543210');
  expect(toFullNumber({ country: india, digits: '9876543210' }, india)).toBe('9876543210');
  expect(toFullNumber({ country: egypt, digits: '01001234567' }, india)).toBe('+201001234567');
  expect(toFullNumber({ country: egypt, digits: '' }, india)).toBe('');
  expect(toFullNumber({ country: india, digits: '+98912' }, egypt)).toBe('+98912');
});
