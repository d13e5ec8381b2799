import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../lib/stores/kept-store.ts';
import { keyOfPurchase, settlePurchase } from './purchase-attempt.ts';

function counting() {
  let count = 0;
  return () => {
    count += 1;
    return `key-${count}`;
  };
}

test('a purchase keeps its key until it is settled; another one has its own', () => {
  const [storage, newKey] = [createMemoryStorage(), counting()];
  const key = (plan_id: number, method: string) => keyOfPurchase(storage, { plan_id, method }, newKey);
  expect([key(2, 'cash'), key(2, 'cash')]).toEqual(['key-1', 'key-1']);
  expect(key(2, 'demo')).toBe('key-2');
  expect(key(3, 'demo')).toBe('key-3');
  settlePurchase(storage);
  expect(key(3, 'demo')).toBe('key-4');
});

test('what cannot be read is no attempt', () => {
  const [storage, newKey] = [createMemoryStorage(), counting()];
  storage.setItem('souk.plan', '{"key":');
  expect(keyOfPurchase(storage, { plan_id: 2, method: 'cash' }, newKey)).toBe('key-1');
});
