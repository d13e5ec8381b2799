import { expect, test } from 'vitest';
import { withoutInvalidPage } from './page-number.ts';

test.each([
  ['/products?page=abc', '/products'],
  ['/products?search=mug&page=0&utm_source=x#top', '/products?search=mug&utm_source=x#top'],
  ['/blogs?page=', '/blogs'],
  ['/blogs?page=-1', '/blogs'],
  ['/blogs?page=1e9', '/blogs'],
  ['/products?page=2', undefined],
  ['/products', undefined],
])('%s opens %s', (address, corrected) => {
  expect(withoutInvalidPage(new URL(address, 'http://localhost'))).toBe(corrected);
});
