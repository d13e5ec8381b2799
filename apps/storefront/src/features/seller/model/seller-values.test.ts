import { sellersCalls } from '@souk/contract/sellers';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../lib/stores/kept-store.ts';
import {
  dropSellerDraft,
  emptyValues,
  keepSellerDraft,
  longestTexts,
  pictureLimits,
  readSellerDraft,
  sellerFault,
  sellerFields,
} from './seller-values.ts';

const { body, files } = sellersCalls['POST /shop/register'];

test('every field of the call is in the form, with the call’s limits', () => {
  expect([...sellerFields].sort()).toEqual(
    [...Object.keys(body.shape), ...Object.keys(files)].filter((name) => name !== 'phone_code').sort(),
  );
  expect([files.logo.max_bytes, files.banner.max_bytes]).toEqual([pictureLimits.maxBytes, pictureLimits.maxBytes]);
  for (const [name, most] of Object.entries(longestTexts)) {
    if (name === 'email') continue;
    const field = Object.entries(body.shape).find(([other]) => other === name)?.[1];
    expect([name, field?.safeParse('x'.repeat(most)).success, field?.safeParse('x'.repeat(most + 1)).success]).toEqual([name, true, false]);
  }
});

test.each([
  ['owner_name', {}, 'required'],
  ['owner_name', { owner_name: ' ' }, 'required'],
  ['owner_name', { owner_name: 'Salma' }, undefined],
  ['email', { email: 'salma@' }, 'email'],
  ['email', { email: ' salma@lamps.example ' }, undefined],
  ['logo', {}, 'required'],
  ['logo', { logo: new File(['x'], 'a.png') }, undefined],
] as const)('%s of %j: %s', (field, values, fault) => {
  expect(sellerFault(field, { ...emptyValues, ...values })).toBe(fault);
});

test('what was written is kept for the tab, the code and the pictures are not', () => {
  const storage = createMemoryStorage();
  expect(readSellerDraft(storage)).toEqual(emptyValues);
  keepSellerDraft(storage, { ...emptyValues, shop_name: 'Lamps', otp: '1234', logo: new File(['x'], 'a.png') });
  expect(readSellerDraft(storage)).toEqual({ ...emptyValues, shop_name: 'Lamps' });
  dropSellerDraft(storage);
  expect(readSellerDraft(storage)).toEqual(emptyValues);
  storage.setItem('souk.seller', '{"shop_name": 3}');
  expect(readSellerDraft(storage)).toEqual(emptyValues);
  storage.setItem('souk.seller', 'nonsense');
  expect(readSellerDraft(storage)).toEqual(emptyValues);
});
