import type { PlaceOrder } from '@souk/contract/checkout';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../lib/stores/kept-store.ts';
import { hashOf, keyOfOrder, readAttempt, settleOrder } from './order-attempt.ts';

const body: PlaceOrder = { shop_ids: [3, 8], address_id: 5, payment_method: 'cash', note: 'Ring twice', payable_amount: 123.45 };

function counter() {
  let count = 0;
  return () => {
    count += 1;
    return `key-${count}`;
  };
}

test('[cart-12] the same order keeps its key until it is settled', () => {
  const storage = createMemoryStorage();
  const newKey = counter();
  expect(keyOfOrder(storage, body, newKey)).toBe('key-1');
  expect(keyOfOrder(storage, { ...body, shop_ids: [8, 3] }, newKey)).toBe('key-1');
  expect(readAttempt(storage)).toMatchObject({ key: 'key-1', body });
  settleOrder(storage);
  expect(readAttempt(storage)).toBeNull();
  expect(keyOfOrder(storage, body, newKey)).toBe('key-2');
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
  keyOfOrder(storage, body, newKey);
  expect(keyOfOrder(storage, { ...body, ...change }, newKey)).toBe('key-2');
});

test('a key of our own fits what the server takes', () => {
  expect(keyOfOrder(createMemoryStorage(), body)).toMatch(/^[\w.:-]{8,100}$/);
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
