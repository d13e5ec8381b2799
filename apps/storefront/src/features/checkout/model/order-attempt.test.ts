import { ApiError } from '@souk/client/api/api-error.ts';
import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import type { PlaceOrder } from '@souk/contract/checkout';
import { expect, test } from 'vitest';
import { deleteAttempt, hashOf, idempotencyKey, orderFailure, readAttempt } from './order-attempt.ts';

const body: PlaceOrder = { shop_ids: [3, 8], address_id: 5, payment_method: 'cash', note: 'Ring twice', payable_amount: 123.45 };

function counter() {
  let count = 0;
  return () => {
    count += 1;
    return `key-${count}`;
  };
}

test('[cart-12] the same order has the same key until it is settled', () => {
  const storage = createMemoryStorage();
  const newKey = counter();
  expect(idempotencyKey(storage, body, newKey)).toBe('key-1');
  expect(idempotencyKey(storage, { ...body, shop_ids: [8, 3] }, newKey)).toBe('key-1');
  expect(readAttempt(storage)).toMatchObject({ key: 'key-1', body });
  deleteAttempt(storage);
  expect(readAttempt(storage)).toBeNull();
  expect(idempotencyKey(storage, body, newKey)).toBe('key-2');
});

test.each([
  ['total', { payable_amount: 123.46 }],
  ['address', { address_id: 6 }],
  ['shop', { shop_ids: [3] }],
  ['note', { note: 'Ring once' }],
  ['way to pay', { payment_method: 'demo' }],
])('[cart-12] another %s is another order with another key', (_what, change) => {
  const storage = createMemoryStorage();
  const newKey = counter();
  idempotencyKey(storage, body, newKey);
  expect(idempotencyKey(storage, { ...body, ...change }, newKey)).toBe('key-2');
});

test('a key of our own fits what the server takes', () => {
  expect(idempotencyKey(createMemoryStorage(), body)).toMatch(/^[\w.:-]{8,100}$/);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"key":1}',
  JSON.stringify({ key: 'k', hash: 'x', body: {} }),
  JSON.stringify({ key: 'k', hash: 'x', body }),
])('what is stored but no attempt of ours counts as none: %s', (stored) => {
  const storage = createMemoryStorage();
  storage.setItem('souk.order', stored);
  expect(readAttempt(storage)).toBeNull();
});

test('fields that are not given count like those that are null', () => {
  expect(hashOf({ ...body, coupon_code: null })).toBe(hashOf(body));
});

const summary = { checkout_items: [], checkout: {}, apply_coupon: [], coupon_message: null, changes: [] };
const refused = (status: number, rest: { data?: unknown; errors?: Record<string, string[]> } = {}) =>
  new ApiError({ kind: status >= 500 ? 'server' : 'refused', status, message: 'No', ...rest });

test('[cart-13] a conflict with a summary is a change to look at', () => {
  expect(orderFailure(refused(409, { data: summary }))).toEqual({ kind: 'changed', message: 'No', summary });
});

test.each([404, 422, 403])('a refusal with %s settles the attempt', (status) => {
  expect(orderFailure(refused(status))).toEqual({ kind: 'refused', message: 'No' });
});

test.each([401, 409, 429, 500, 503])('[cart-12] after %s the outcome is unknown: the attempt continues', (status) => {
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

test('the message of a field is more precise than that of the refusal', () => {
  expect(orderFailure(refused(422, { errors: { payment_method: ['This payment method is not available'] } }))).toEqual({
    kind: 'refused',
    message: 'This payment method is not available',
  });
});
