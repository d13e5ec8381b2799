import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { orderFailure } from './order-failure.ts';

const summary = { checkout_items: [], checkout: {}, apply_coupon: [], coupon_message: null, changes: [] };
const refused = (status: number, rest: { data?: unknown; errors?: Record<string, string[]> } = {}) =>
  new ApiError({ kind: status >= 500 ? 'server' : 'refused', status, message: 'No', ...rest });

test('[cart-13] a conflict with a summary is a change to look at', () => {
  expect(orderFailure(refused(409, { data: summary }))).toEqual({ kind: 'changed', message: 'No', summary });
});

test.each([404, 422, 403])('a refusal with %s settles the attempt', (status) => {
  expect(orderFailure(refused(status))).toEqual({ kind: 'refused', message: 'No' });
});

test.each([401, 409, 429, 500, 503])('[cart-12] after %s nobody knows: the attempt goes on', (status) => {
  expect(orderFailure(refused(status)).kind).toBe('unknown');
});

test('[cart-12] a lost connection leaves the attempt open', () => {
  const offline = new ApiError({ kind: 'offline', status: 0, message: '' });
  expect(orderFailure(offline)).toEqual({ kind: 'unknown', message: '', offline: true });
  expect(orderFailure(new Error('?')).kind).toBe('unknown');
});

test('[settings-10] a refusal of the account asks for a proof first', () => {
  expect(orderFailure(refused(422, { errors: { account: ['Prove it'] } }))).toEqual({ kind: 'unverified', message: 'Prove it' });
});

test("a field's own words say more than the refusal's", () => {
  expect(orderFailure(refused(422, { errors: { payment_method: ['This payment method is not offered'] } }))).toEqual({
    kind: 'refused',
    message: 'This payment method is not offered',
  });
});
