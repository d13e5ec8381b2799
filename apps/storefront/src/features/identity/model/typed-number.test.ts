import { expect, test } from 'vitest';
import { phoneDigits, readTyped, wholeNumber } from './typed-number.ts';

const india = { name: 'India', phone_code: '91' };
const egypt = { name: 'Egypt', phone_code: '20' };
const usa = { name: 'United States', phone_code: '1' };
const canada = { name: 'Canada', phone_code: '1' };
const countries = [canada, egypt, india, usa];
const read = (typed: string, current: typeof india | null = null) => readTyped(typed, { countries, current, maxLength: 16 });

test('[auth-04] a phone keeps its digits only, in whichever script they are typed', () => {
  expect(phoneDigits('98a7-6 5', 16)).toBe('98765');
  expect(phoneDigits('٩٨٧ ۶۵', 16)).toBe('98765');
  expect(read('98a7-6 5')).toEqual({ country: null, digits: '98765' });
});

test('[auth-04] a phone is no longer than it may be', () => {
  expect(phoneDigits('1234567890', 9)).toBe('123456789');
  expect(readTyped('1234567890', { countries, current: null, maxLength: 9 }).digits).toBe('123456789');
});

test.each([
  ['+20 100 123 4567', egypt, '1001234567'],
  ['0020 100 123 4567', egypt, '1001234567'],
  ['+٢٠ ١٠٠١٢٣٤٥٦٧', egypt, '1001234567'],
  ['۰۰۲۰۱۰۰۱۲۳۴۵۶۷', egypt, '1001234567'],
  ['+1 212 555 0100', canada, '2125550100'],
])('[auth-17] %s chooses its country', (typed, country, digits) => {
  expect(read(typed)).toEqual({ country, digits });
});

test('[auth-17] of countries that share a code the chosen one stays', () => {
  expect(read('+1 212 555 0100', usa)).toEqual({ country: usa, digits: '2125550100' });
});

test('[auth-17] while no country has the digits, the plus stays in front of them', () => {
  expect(read('+', india)).toEqual({ country: india, digits: '+' });
  expect(read('+9', india)).toEqual({ country: india, digits: '+9' });
});

test('[auth-17] a number of the default country goes as it is typed, another one with its code and without its trunk zero', () => {
  expect(wholeNumber({ country: null, digits: '9876543210' }, india)).toBe('9876543210');
  expect(wholeNumber({ country: india, digits: '9876543210' }, india)).toBe('9876543210');
  expect(wholeNumber({ country: egypt, digits: '01001234567' }, india)).toBe('+201001234567');
  expect(wholeNumber({ country: egypt, digits: '' }, india)).toBe('');
  expect(wholeNumber({ country: india, digits: '+98912' }, egypt)).toBe('+98912');
});
