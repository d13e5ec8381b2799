import { expect, test } from 'vitest';
import type { Shop } from '../../../lib/other-servers/answers.ts';
import { shop } from '../../../lib/other-servers/catalog-shapes.ts';
import { complete } from '../../../lib/other-servers/complete.ts';
import { emptyParams, type ListParams, listQuery } from '../list/list-params.ts';
import { shopCategoryLinks } from './shop-category-links.ts';

type ShopCategory = Shop['categories'][number];

const part = (id: number) => ({ id, slug: `part-${id}`, name: `Part ${id}`, thumbnail: null });
const shelf = (id: number, parts: number[] = []): ShopCategory => ({
  ...part(id),
  name: `ShopCategory ${id}`,
  picture: null,
  total_products: 3,
  sub_categories: parts.map(part),
});
const shopWith = (categories: ShopCategory[]): Shop => ({ ...complete(shop, { id: 5, slug: 'clay', name: 'Clay' }), categories });
const href = (params: ListParams) =>
  `?${Object.entries(listQuery(params))
    .flatMap(([name, value]) => (value ? `${name}=${value}` : []))
    .join('&')}`;
const shelves = (categories: ShopCategory[], params: ListParams = emptyParams) =>
  shopCategoryLinks({ shop: shopWith(categories), params, href, all: 'All' });

test('a shop with several categories offers them', () => {
  const links = shelves([shelf(1, [11, 12]), shelf(2)], { ...emptyParams, category_id: [2], page: 4, sort_type: 'newest' });
  expect(links.map(({ label, chosen }) => [label, chosen])).toEqual([
    ['All', false],
    ['ShopCategory 1', false],
    ['ShopCategory 2', true],
  ]);
  expect(links.map((link) => link.href)).toEqual([
    '?sort_type=newest',
    '?category_id=1&sort_type=newest',
    '?category_id=2&sort_type=newest',
  ]);
});

test('a shop with one category offers its sub-categories', () => {
  const links = shelves([shelf(1, [11, 12])]);
  expect(links.map((link) => link.href)).toEqual(['?', '?sub_category_id=11', '?sub_category_id=12']);
  expect(links[0]?.chosen).toBe(true);
});

test('a single category is not offered', () => {
  expect(shelves([shelf(1, [11])])).toEqual([]);
  expect(shelves([])).toEqual([]);
});
