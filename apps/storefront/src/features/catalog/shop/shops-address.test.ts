import { expect, test } from 'vitest';
import { readShopsAddress, shopsHref, shopsParams } from './shops-address.ts';

const read = (search: string) => readShopsAddress(new URLSearchParams(search));

test('an address becomes call parameters, and the same address again', () => {
  const address = read('search=lamp&sort_type=newest&page=2');
  expect(address).toEqual({ search: 'lamp', sort_type: 'newest', page: 2 });
  expect(shopsHref(address)).toBe('/shops?search=lamp&sort_type=newest&page=2');
  expect(shopsParams(address)).toEqual({ search: 'lamp', sort_type: 'newest', page: 2, per_page: 12 });
});

test('defaults are left out of the address', () => {
  expect(shopsHref(read('search=&sort_type=default&page=1'))).toBe('/shops');
});

test.each(['page=0', 'page=-3', 'page=two', 'page=1.5', 'sort_type=cheapest', 'search=%20%20'])('%s is ignored', (search) => {
  expect(read(search)).toEqual({ search: '', sort_type: 'default', page: 1 });
});

test('values beyond the limits of the contract are cut', () => {
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
  expect(read('page=9999999').page).toBe(1_000_000);
});
