import { expect, test } from 'vitest';
import { blogHref, isFrontPage, postsParams, readBlogAddress } from './blog-address.ts';

const read = (search: string) => readBlogAddress(new URLSearchParams(search));

test('[browse-08] an address becomes call parameters, and the same address again', () => {
  const address = read('category_id=2&tag=how-to&search=tin&page=3');
  expect(address).toEqual({ category_id: 2, tag: 'how-to', search: 'tin', page: 3 });
  expect(blogHref(address)).toBe('/blogs?category_id=2&tag=how-to&search=tin&page=3');
  expect(postsParams(address)).toEqual({ category_id: 2, tag: 'how-to', search: 'tin', page: 3, per_page: 9 });
});

test('defaults are left out of the address', () => {
  expect(blogHref(read('search=&tag=&page=1'))).toBe('/blogs');
});

test.each(['page=0', 'page=-3', 'page=two', 'page=1.5', 'category_id=makers', 'category_id=0', 'tag=%20', 'search=%20%20'])(
  '%s is ignored',
  (search) => {
    expect(read(search)).toEqual({ category_id: null, tag: '', search: '', page: 1 });
  },
);

test('values beyond the limits of the contract are cut', () => {
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
  expect(read(`tag=${'a'.repeat(300)}`).tag).toHaveLength(60);
  expect(read('page=9999999').page).toBe(1_000_000);
});

test('a category has a front page, a search or another page has none', () => {
  expect(['', 'category_id=2', 'page=2', 'tag=how-to', 'search=tin'].map((search) => isFrontPage(read(search)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
