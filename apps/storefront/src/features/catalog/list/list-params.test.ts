import { describe, expect, test } from 'vitest';
import { paths } from '../../../lib/paths.ts';
import { changeParams, clearChoices, emptyParams, listQuery, readListParams, toggleId } from './list-params.ts';

const read = (query: string) => readListParams(new URLSearchParams(query));

describe('a list and its address', () => {
  const everything = {
    search: 'oil lamp',
    category_id: [3],
    sub_category_id: [31, 32],
    brand_id: [7, 8],
    shop_id: [2],
    color_id: [1, 4],
    size_id: [5],
    rating: 4,
    min_price: 10,
    max_price: 99.5,
    in_stock: true,
    offer: true,
    sort_type: 'low_to_high',
    page: 3,
  } as const;

  test('[browse-03] every choice survives the address', () => {
    const address = new URL(paths.products(listQuery(everything)), 'http://shop.example');
    expect(readListParams(address.searchParams)).toEqual(everything);
  });

  test('[browse-03] a list as it usually is has a plain address', () => {
    expect(paths.products(listQuery(emptyParams))).toBe('/products');
  });

  test('[browse-03] several ids are one list with commas', () => {
    expect(listQuery({ ...emptyParams, brand_id: [7, 8] })).toMatchObject({ brand_id: '7,8' });
  });

  test.each([
    ['brand_id=7,x,8,7,-1,0', { brand_id: [7, 8] }],
    ['rating=9', { rating: null }],
    ['min_price=abc&max_price=12.345', { min_price: null, max_price: null }],
    ['sort_type=drop%20table', { sort_type: 'default' }],
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['in_stock=yes&offer=true', { in_stock: false, offer: true }],
    [`search=${'a'.repeat(200)}`, { search: 'a'.repeat(100) }],
  ])('takes from %s what makes sense', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  test('asks for no more ids than the server takes', () => {
    const ids = Array.from({ length: 80 }, (_, index) => index + 1);
    expect(read(`brand_id=${ids.join(',')}`).brand_id).toHaveLength(50);
  });
});

describe('another choice', () => {
  const third = { ...emptyParams, search: 'tea', sort_type: 'newest', brand_id: [7], page: 3 } as const;

  test('[browse-03] adds, takes back, and starts at the first page', () => {
    const more = toggleId(third, 'brand_id', 8);
    expect(more).toMatchObject({ brand_id: [7, 8], page: 1 });
    expect(toggleId(more, 'brand_id', 7)).toMatchObject({ brand_id: [8] });
  });

  test('keeps a page that is itself the change', () => {
    expect(changeParams(third, { page: 5 })).toMatchObject({ page: 5, brand_id: [7] });
  });

  test('[browse-03] clearing keeps what was searched for and how it is sorted', () => {
    expect(clearChoices(third)).toEqual({ ...emptyParams, search: 'tea', sort_type: 'newest' });
  });
});
