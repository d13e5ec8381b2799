import { expect, test } from 'vitest';
import { changeParams } from '../list/list-params.ts';
import { categoryHref, readCategoryParams, subCategoryHref } from './category-address.ts';

const read = (search: string) => readCategoryParams(new URLSearchParams(search));

test('[shell-07] the address sets the sub-category of the list', () => {
  expect(read('subcategory=11').sub_category_id).toEqual([11]);
  expect(read('').sub_category_id).toEqual([]);
  expect(read('subcategory=cups').sub_category_id).toEqual([]);
});

test('[shell-07] the category parameters of other lists are ignored', () => {
  expect(read('category_id=4&sub_category_id=9')).toMatchObject({ category_id: [], sub_category_id: [] });
});

test('[shell-07] an address that is read and written again stays the same', () => {
  const search = '?subcategory=11&sort_type=newest&page=3';
  expect(categoryHref('kitchen', read(search))).toBe(`/categories/kitchen?subcategory=11&sort_type=newest&page=3`);
  expect(categoryHref('7', changeParams(read(''), { category_id: [7] }))).toBe('/categories/7');
});

test('[shell-07] another sub-category starts at its first page, in the same sort order', () => {
  const params = read('subcategory=11&sort_type=newest&page=3');
  expect(subCategoryHref('kitchen', params, 12)).toBe('/categories/kitchen?subcategory=12&sort_type=newest');
  expect(subCategoryHref('kitchen', params, undefined)).toBe('/categories/kitchen?sort_type=newest');
});
