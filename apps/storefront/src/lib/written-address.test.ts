import { expect, test } from 'vitest';
import { addressLines } from './written-address.tsx';

const place = { flat_no: null, address_line: '12 Lake Road', address_line2: null, area: 'Indiranagar', post_code: null };

test('empty parts of an address have no line', () => {
  expect(addressLines(place)).toEqual(['12 Lake Road', 'Indiranagar']);
  expect(addressLines({ ...place, flat_no: '4B', address_line2: 'Behind the mill', post_code: '560038' })).toEqual([
    '4B, 12 Lake Road',
    'Behind the mill',
    'Indiranagar, 560038',
  ]);
});
