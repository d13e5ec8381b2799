import { expect, test } from 'vitest';
import { emptyDestination, findMissing, toRequest } from './destination.ts';

const country = { id: 3, iso: 'AE', name: 'United Arab Emirates', phone_code: '971' };

test('[auth-06] a number needs a country, an email address does not', () => {
  expect(findMissing(emptyDestination('phone'))).toEqual({ country: true, typed: true });
  expect(findMissing({ kind: 'phone', country, typed: '501234567' })).toEqual({ country: false, typed: false });
  expect(findMissing(emptyDestination('email'))).toEqual({ country: false, typed: true });
  expect(findMissing({ kind: 'email', country: null, typed: ' ' })).toEqual({ country: false, typed: true });
});

test('[call-02] a destination becomes the body of a request', () => {
  expect(toRequest({ kind: 'phone', country, typed: '501234567' })).toEqual({ phone: '501234567', phone_code: '971' });
  expect(toRequest({ kind: 'email', country, typed: ' asha@example.com ' })).toEqual({ phone: 'asha@example.com' });
});
