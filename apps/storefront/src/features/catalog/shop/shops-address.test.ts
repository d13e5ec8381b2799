import { expect, test } from 'vitest';
import { readShopsAddress, shopsHref, shopsParams } from './shops-address.ts';

const read = (search: string) => readShopsAddress(new URLSearchParams(search));

test('what the address says is what is asked for, and what is written back', () => {
  const address = read('search=lamp&sort_type=newest&page=2');
  expect(address).toEqual({ search: 'lamp', sort_type: 'newest', page: 2 });
  expect(shopsHref(address)).toBe('/shops?search=lamp&sort_type=newest&page=2');
  expect(shopsParams(address)).toEqual({ search: 'lamp', sort_type: 'newest', page: 2, per_page: 12 });
});

test('the usual is left out of the address', () => {
  expect(shopsHref(read('search=&sort_type=default&page=1'))).toBe('/shops');
});

test.each(['page=0', 'page=-3', 'page=two', 'page=1.5', 'sort_type=cheapest', 'search=%20%20'])(
  '%s is as if nothing was said',
  (search) => {
    expect(read(search)).toEqual({ search: '', sort_type: 'default', page: 1 });
  },
);

test('what is too long or too far for the contract is cut', () => {
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
  expect(read('page=9999999').page).toBe(1_000_000);
});
