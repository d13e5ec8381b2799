import { ApiError, type ApiErrorKind } from '@souk/client/api/api-error.ts';
import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { expect, test } from 'vitest';
import { clearPurchase, purchaseFailure, purchaseKey } from './purchase.ts';

function counting() {
  let count = 0;
  return () => {
    count += 1;
    return `key-${count}`;
  };
}

test('a purchase has one key until it is settled, and another purchase has another', () => {
  const [storage, newKey] = [createMemoryStorage(), counting()];
  const key = (plan_id: number, method: string) => purchaseKey(storage, { plan_id, method }, newKey);
  expect([key(2, 'cash'), key(2, 'cash')]).toEqual(['key-1', 'key-1']);
  expect(key(2, 'demo')).toBe('key-2');
  expect(key(3, 'demo')).toBe('key-3');
  clearPurchase(storage);
  expect(key(3, 'demo')).toBe('key-4');
});

test('an unreadable attempt is ignored', () => {
  const [storage, newKey] = [createMemoryStorage(), counting()];
  storage.setItem('souk.plan', '{"key":');
  expect(purchaseKey(storage, { plan_id: 2, method: 'cash' }, newKey)).toBe('key-1');
});

const failure = (kind: ApiErrorKind, status: number, errors = {}) => purchaseFailure(new ApiError({ kind, status, message: 'No', errors }));

test.each([
  [422, 'refused'],
  [404, 'refused'],
  [409, 'conflict'],
  [401, 'signed-out'],
  [429, 'unknown'],
] as const)('%i means %s', (status, kind) => {
  expect(failure('refused', status).kind).toBe(kind);
});

test('the outcome is unknown without an answer', () => {
  expect(failure('offline', 0)).toMatchObject({ kind: 'unknown', offline: true });
  expect(failure('server', 502)).toMatchObject({ kind: 'unknown', offline: false });
  expect(purchaseFailure(new Error('odd'))).toEqual({ kind: 'unknown', message: '', offline: false });
});

test('the message is the first field error', () => {
  const errors = { payment_method: ['This payment method is not available'] };
  expect(failure('refused', 422, errors)).toEqual({ kind: 'refused', message: 'This payment method is not available' });
});
