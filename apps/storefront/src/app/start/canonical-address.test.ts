import { describe, expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const read = (address: string) => canonicalAddress(address, new Set(['en', 'ar', 'ir']));

describe('a page has one address', () => {
  test.each([
    ['/', '/'],
    ['/?nothing=17', '/'],
    ['/?utm_source=x&gclid=1&lang=ar', '/?lang=ar'],
    ['/?lang=zz', '/'],
    ['/products?utm_campaign=x&page=2&search=mug', '/products?search=mug&page=2'],
    ['/products?page=1&sort_type=default', '/products'],
    ['/products?sort_type=nonsense&rating=9&min_price=-1&brand_id=2,2,x,3', '/products?brand_id=2%2C3'],
    ['/products/12/details?color=4&x=1&size=abc', '/products/12/details?color=4'],
    ['/shops/3?shop_id=9&search=mug', '/shops/3?search=mug'],
    ['/categories/textiles?category_id=9&subcategory=4&page=3', '/categories/textiles?subcategory=4&page=3'],
    ['/shops?search=a&page=2&b=1', '/shops?search=a&page=2'],
    ['/flash-sale/2?category_id=3&page=1', '/flash-sale/2?category_id=3'],
    ['/blogs?tag=tea&x=1', '/blogs?tag=tea'],
    ['/about-us?x=1', '/about-us'],
    ['/order-confirm/4?state=paid', '/order-confirm/4'],
  ])('%s is %s', (asked, address) => {
    expect(read(asked)).toEqual({ kind: 'page', address });
    expect(read(address)).toEqual({ kind: 'page', address });
  });

  test.each([
    ['/PRODUCTS/12/Details?x=1', '/products/12/details?x=1', 301],
    ['/categories/%74extiles', '/categories/textiles', 301],
    ['/products?page=abc&utm_source=x', '/products?utm_source=x', 302],
    ['/blogs?page=0', '/blogs', 302],
    ['/order-history?page=abc', '/order-history', 302],
  ])('%s leads to %s', (asked, address, status) => {
    expect(read(asked)).toEqual({ kind: 'moved', address, status });
  });
});

test('addresses without a page share one', () => {
  expect([read('/nope'), read('/wp-login.php?a=b'), read('/nope?lang=ir')]).toEqual([
    { kind: 'nowhere', address: '/nowhere' },
    { kind: 'nowhere', address: '/nowhere' },
    { kind: 'nowhere', address: '/nowhere?lang=ir' },
  ]);
});

test.each(['/a%0Ab', '/a%0Db', '/a%E2%80%A8b', '/a%E2%80%A9b', '/a%00b'])('%s is an address without a page', (address) => {
  expect(read(address).kind).toBe('nowhere');
});

test.each(['//', '/%', '/%ff', 'http://', '/\u0000', `/${'x'.repeat(100_000)}`, '/products?%ff=%&&&==&page=%E0%A4%A'])(
  '%j is read without an error',
  (address) => {
    expect(read(address).kind).toMatch(/page|moved|nowhere/);
  },
);
