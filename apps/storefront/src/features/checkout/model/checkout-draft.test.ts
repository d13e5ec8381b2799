import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../lib/stores/kept-store.ts';
import { draftName, dropDraft, keepDraft, readDraft } from './checkout-draft.ts';

const [cart, atOnce] = [draftName({ isBuyNow: false }), draftName({ isBuyNow: true })];

test('[cart-11] what is written for one checkout is not part of the other', () => {
  const storage = createMemoryStorage();
  keepDraft(storage, cart, { note: 'Ring twice' });
  keepDraft(storage, atOnce, { couponCode: 'TEA' });
  keepDraft(storage, atOnce, { paymentMethod: 'cash' });
  expect(readDraft(storage, cart)).toEqual({ paymentMethod: null, note: 'Ring twice', couponCode: '' });
  expect(readDraft(storage, atOnce)).toEqual({ paymentMethod: 'cash', note: '', couponCode: 'TEA' });
  dropDraft(storage, atOnce);
  expect(readDraft(storage, atOnce).paymentMethod).toBeNull();
  expect(readDraft(storage, cart).note).toBe('Ring twice');
});

test('what does not fit is left out', () => {
  const storage = createMemoryStorage();
  storage.setItem(cart, JSON.stringify({ paymentMethod: 7, note: 'Ring twice' }));
  expect(readDraft(storage, cart)).toEqual({ paymentMethod: null, note: 'Ring twice', couponCode: '' });
  storage.setItem(cart, '{');
  expect(readDraft(storage, cart).note).toBe('');
});
