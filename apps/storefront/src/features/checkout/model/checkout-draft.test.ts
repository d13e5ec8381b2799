import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { expect, test } from 'vitest';
import { deleteDraft, draftName, readDraft, writeDraft } from './checkout-draft.ts';

const [cart, atOnce] = [draftName({ isBuyNow: false }), draftName({ isBuyNow: true })];

test('[cart-11] what is written for one checkout is not part of the other', () => {
  const storage = createMemoryStorage();
  writeDraft(storage, cart, { note: 'Ring twice' });
  writeDraft(storage, atOnce, { couponCode: 'TEA' });
  writeDraft(storage, atOnce, { paymentMethod: 'cash' });
  expect(readDraft(storage, cart)).toEqual({ paymentMethod: null, note: 'Ring twice', couponCode: '' });
  expect(readDraft(storage, atOnce)).toEqual({ paymentMethod: 'cash', note: '', couponCode: 'TEA' });
  deleteDraft(storage, atOnce);
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
