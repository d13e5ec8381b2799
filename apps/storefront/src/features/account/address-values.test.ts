import { type Address, AddressForm } from '@souk/contract/account';
import { expect, test } from 'vitest';
import { completeUser } from '../../lib/other-servers/complete-user.ts';
import { addressTexts, addressValues, toAddressForm, validateAddressField } from './address-values.ts';

const address: Address = {
  id: 5,
  name: 'Asha Rao',
  phone: '98765 43210',
  area: 'Indiranagar',
  flat_no: null,
  post_code: '560038',
  address_line: '12 Lake Road',
  address_line2: null,
  address_type: 'office',
  is_default: false,
  latitude: 12.97,
  longitude: 77.64,
};
const user = completeUser({ id: 1, name: 'Asha', phone: '9876543210' });

test('an address passes through the form unchanged, and the contract accepts it', () => {
  const { id: _id, ...form } = address;
  const sent = toAddressForm(addressValues(address, { user, isFirst: false }));
  expect(sent).toEqual(form);
  expect(AddressForm.parse(sent)).toEqual(form);
});

test('a new address starts with the account’s name and number; the first is the default', () => {
  expect(addressValues(null, { user, isFirst: true })).toMatchObject({ name: 'Asha', phone: '9876543210', is_default: true, place: null });
  expect(addressValues(null, { user: null, isFirst: false })).toMatchObject({ name: '', phone: '', is_default: false });
});

test('texts are trimmed, and a blank optional text is null', () => {
  const values = { ...addressValues(address, { user, isFirst: false }), name: '  Asha ', flat_no: '   ', place: null };
  expect(toAddressForm(values)).toMatchObject({ name: 'Asha', flat_no: null, latitude: null, longitude: null });
});

test.each([
  ['name', '', 'required'],
  ['name', '  ', 'required'],
  ['phone', '', 'required'],
  ['phone', 'call me', 'phone'],
  ['phone', '+91 (98765) 432-10', undefined],
  ['flat_no', '', undefined],
  ['area', 'Indiranagar', undefined],
] as const)('%s with %o: %s', (field, value, problem) => {
  expect(validateAddressField(field, value)).toBe(problem);
});

test('the form requires the same fields as the contract', () => {
  const empty = toAddressForm({ ...addressValues(null, { user: null, isFirst: false }) });
  const refused = AddressForm.safeParse(empty).error?.issues.map(({ path }) => path[0]) ?? [];
  const asked = Object.entries(addressTexts).flatMap(([name, { required }]) => (required ? [name] : []));
  expect([...new Set(refused)].toSorted()).toEqual(asked.toSorted());
});
