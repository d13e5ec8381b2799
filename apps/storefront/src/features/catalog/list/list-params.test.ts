import { describe, expect, test } from 'vitest';
import { paths } from '../../../lib/paths.ts';
import { changeParams, clearFilters, emptyParams, listQuery, readListParams, toggleId } from './list-params.ts';

const read = (query: string) => readListParams(new URLSearchParams(query));

describe('a list and its address', () => {
  const everything = {
    search: 'oil lamp',
    exact: true,
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

  test('[browse-03] every parameter survives the address', () => {
    const address = new URL(paths.products(listQuery(everything)), 'http://shop.example');
    expect(readListParams(address.searchParams)).toEqual(everything);
  });

  test('[browse-03] the default list has no query', () => {
    expect(paths.products(listQuery(emptyParams))).toBe('/products');
  });

  test('[browse-03] several ids are separated by commas', () => {
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
  ])('ignores the invalid values of %s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  test('sends at most as many ids as the server accepts', () => {
    const ids = Array.from({ length: 80 }, (_, index) => index + 1);
    expect(read(`brand_id=${ids.join(',')}`).brand_id).toHaveLength(50);
  });
});

describe('changing the parameters', () => {
  const third = { ...emptyParams, search: 'tea', sort_type: 'newest', brand_id: [7], page: 3 } as const;

  test('[browse-03] toggles ids and returns to the first page', () => {
    const more = toggleId(third, 'brand_id', 8);
    expect(more).toMatchObject({ brand_id: [7, 8], page: 1 });
    expect(toggleId(more, 'brand_id', 7)).toMatchObject({ brand_id: [8] });
  });

  test('changes the page', () => {
    expect(changeParams(third, { page: 5 })).toMatchObject({ page: 5, brand_id: [7] });
  });

  test('[browse-03] clearing the filters does not change the search and the sort order', () => {
    expect(clearFilters(third)).toEqual({ ...emptyParams, search: 'tea', sort_type: 'newest' });
  });
});
