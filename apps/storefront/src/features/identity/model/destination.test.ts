import { expect, test } from 'vitest';
import { emptyDestination, missingIn, toCall } from './destination.ts';

const country = { id: 3, iso: 'AE', name: 'United Arab Emirates', phone_code: '971' };

test('[auth-06] a number needs its country, a mail address does not', () => {
  expect(missingIn(emptyDestination('phone'))).toEqual({ country: true, typed: true });
  expect(missingIn({ kind: 'phone', country, typed: '501234567' })).toEqual({ country: false, typed: false });
  expect(missingIn(emptyDestination('email'))).toEqual({ country: false, typed: true });
  expect(missingIn({ kind: 'email', country: null, typed: ' ' })).toEqual({ country: false, typed: true });
});

test('[call-02] it goes out as the calls take it', () => {
  expect(toCall({ kind: 'phone', country, typed: '501234567' })).toEqual({ phone: '501234567', phone_code: '971' });
  expect(toCall({ kind: 'email', country, typed: ' asha@example.com ' })).toEqual({ phone: 'asha@example.com' });
});
