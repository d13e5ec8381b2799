import { describe, expect, test } from 'vitest';
import { parsePhone, parseSignInPhone, pickPerson } from './phone-number.ts';

test.each([
  ['9876543210', '91', '9876543210', '91'],
  ['98765 43210', '+91', '9876543210', '91'],
  ['09876543210', '91', '9876543210', '91'],
  ['919876543210', '91', '9876543210', '91'],
  ['+919876543210', '91', '9876543210', '91'],
  ['00971501234567', '91', '501234567', '971'],
  ['0501234567', '971', '501234567', '971'],
  ['+971 50 123 4567', '91', '501234567', '971'],
  ['123456789', '91', '123456789', '91'],
  ['501234567', '999', '501234567', '999'],
  ['501234567', '0', '501234567', '0'],
])('%s with code %s', (typed, chosen, national, code) => {
  expect(parsePhone(typed, chosen)).toEqual({ national, code, full: `${code}${national}` });
});

test('a full number that no country has is unchanged', () => {
  expect(parsePhone('+999501234567', '91')).toEqual({ national: '999501234567', code: '', full: '999501234567' });
});

test('a number without a country code may be a full one or one of the default country', () => {
  expect(parseSignInPhone('971501234567', '91').fulls).toEqual(['971501234567', '91971501234567']);
  expect(parseSignInPhone('9876543210', '91')).toMatchObject({ fulls: ['9876543210', '919876543210'], national: undefined });
  expect(parseSignInPhone('501234567', '91')).toMatchObject({ fulls: ['501234567', '91501234567'], national: '501234567' });
  expect(parseSignInPhone('+9876543210', '91')).toMatchObject({ fulls: ['9876543210'], national: undefined });
});

describe('pickPerson', () => {
  const people = [
    { phone: '501234567', phone_full: '971501234567' },
    { phone: '501234567', phone_full: '966501234567' },
    { phone: '9876543210', phone_full: '919876543210' },
    { phone: '555123456', phone_full: '49555123456' },
  ];
  test.each([
    ['971501234567', '971501234567'],
    ['966501234567', '966501234567'],
    ['+966 50 123 4567', '966501234567'],
    ['9876543210', '919876543210'],
    ['555123456', '49555123456'],
    ['501234567', undefined],
    ['123123123', undefined],
  ])('%s is %s', (typed, full) => {
    expect(pickPerson(people, parseSignInPhone(typed, '91'))?.phone_full).toBe(full);
  });

  test('a person without a number is never picked', () => {
    expect(pickPerson([{ phone: null, phone_full: null }], parseSignInPhone('+49555123456', '91'))).toBeUndefined();
  });
});
