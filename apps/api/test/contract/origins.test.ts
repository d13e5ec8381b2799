import { calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { expect, test } from 'vitest';

/** Section 7 of the specification, row by row. */
const specified = [
  'GET /master',
  'GET /lang/{locale}',
  'GET /countries',
  'POST /send-login-otp',
  'POST /login',
  'POST /registration',
  'POST /send-otp',
  'POST /verify-otp',
  'POST /reset-password',
  'POST /auth/{provider}/token',
  'POST /cart/store',
  'GET /carts',
  'POST /cart/decrement',
  'POST /cart/increment',
  'POST /cart/delete',
  'POST /cart/checkout',
  'GET /addresses',
  'GET /favorite-products',
  'GET /logout',
  'GET /get-vouchers',
  'POST /vouchers-collect',
];

test('[call-02] the calls that the specification fixes are marked as such, and no others', () => {
  const marked = Object.entries<Endpoint>(calls).filter(([, { origin }]) => origin === 'specification');
  expect(marked.map(([name]) => name).toSorted()).toEqual(specified.toSorted());
});
