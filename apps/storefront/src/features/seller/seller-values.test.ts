import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { sellersCalls } from '@souk/contract/sellers';
import { expect, test } from 'vitest';
import {
  deleteSellerDraft,
  emptyValues,
  fillFromDraft,
  maxLengths,
  readSellerDraft,
  sellerFields,
  storeSellerDraft,
  validateSellerField,
} from './seller-values.ts';

const { body, files } = sellersCalls['POST /shop/register'];

test('every field of the call is in the form, with the call’s limits', () => {
  expect([...sellerFields].sort()).toEqual(
    [...Object.keys(body.shape), ...Object.keys(files)].filter((name) => name !== 'phone_code').sort(),
  );
  for (const [name, max] of Object.entries(maxLengths)) {
    if (name === 'email') continue;
    const field = Object.entries(body.shape).find(([other]) => other === name)?.[1];
    expect([name, field?.safeParse('x'.repeat(max)).success, field?.safeParse('x'.repeat(max + 1)).success]).toEqual([name, true, false]);
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
] as const)('%s of %j: %s', (field, values, error) => {
  expect(validateSellerField(field, { ...emptyValues, ...values })).toBe(error);
});

test('the draft stores the texts for the tab, without the code and the pictures', () => {
  const storage = createMemoryStorage();
  expect(readSellerDraft(storage)).toEqual(emptyValues);
  storeSellerDraft(storage, { ...emptyValues, shop_name: 'Lamps', otp: '1234', logo: new File(['x'], 'a.png') });
  expect(readSellerDraft(storage)).toEqual({ ...emptyValues, shop_name: 'Lamps' });
  deleteSellerDraft(storage);
  expect(readSellerDraft(storage)).toEqual(emptyValues);
  storage.setItem('souk.seller', '{"shop_name": 3}');
  expect(readSellerDraft(storage)).toEqual(emptyValues);
  storage.setItem('souk.seller', 'nonsense');
  expect(readSellerDraft(storage)).toEqual(emptyValues);
});

test('the draft fills the fields that are still empty', () => {
  const draft = { ...emptyValues, owner_name: 'Salma', shop_name: 'Lamps' };
  expect(fillFromDraft({ ...emptyValues, shop_name: 'Lamps of Fes' }, draft)).toEqual({
    ...emptyValues,
    owner_name: 'Salma',
    shop_name: 'Lamps of Fes',
  });
  const values = { ...emptyValues, email: 'salma@lamps.example' };
  expect(fillFromDraft(values, emptyValues)).toBe(values);
});
