import { expect, test } from 'vitest';
import { flashHref, readFlashAddress } from './flash-list.ts';

const read = (query: string) => readFlashAddress(new URLSearchParams(query));

test('an address has a category and a page; invalid values are ignored', () => {
  expect(read('')).toEqual({ category_id: null, page: 1 });
  expect(read('category_id=3&page=2')).toEqual({ category_id: 3, page: 2 });
  expect(read('category_id=x&page=-1')).toEqual({ category_id: null, page: 1 });
  expect(read('category_id=0&page=99999999')).toEqual({ category_id: null, page: 1 });
});

test('each list has one address', () => {
  expect(flashHref(7, { category_id: null, page: 1 })).toBe('/flash-sale/7');
  expect(flashHref(7, { category_id: 3, page: 2 })).toBe('/flash-sale/7?category_id=3&page=2');
  expect(read(new URL(flashHref(7, { category_id: 3, page: 2 }), 'http://shop').search)).toEqual({ category_id: 3, page: 2 });
});
