import { expect, test } from 'vitest';
import type { Shop } from '../../../lib/answers/answers.ts';
import { emptyParams, type ListParams, listQuery } from '../list/list-params.ts';
import { shopShelves } from './shop-shelves.ts';

type Shelf = Shop['categories'][number];

const part = (id: number) => ({ id, slug: `part-${id}`, name: `Part ${id}`, thumbnail: null });
const shelf = (id: number, parts: number[] = []): Shelf => ({
  ...part(id),
  name: `Shelf ${id}`,
  picture: null,
  total_products: 3,
  sub_categories: parts.map(part),
});
const shopWith = (categories: Shelf[]): Shop => ({
  id: 5,
  slug: 'clay',
  name: 'Clay',
  tagline: '',
  logo: null,
  logo_picture: null,
  banner: null,
  banner_picture: null,
  rating: 0,
  total_reviews: 0,
  total_products: 3,
  estimated_delivery: { min_days: 1, max_days: 2 },
  description: '',
  address: '',
  banners: [],
  categories,
});
const href = (params: ListParams) =>
  `?${Object.entries(listQuery(params))
    .flatMap(([name, value]) => (value ? `${name}=${value}` : []))
    .join('&')}`;
const shelves = (categories: Shelf[], params: ListParams = emptyParams) =>
  shopShelves({ shop: shopWith(categories), params, href, all: 'All' });

test('a shop with several categories offers them', () => {
  const links = shelves([shelf(1, [11, 12]), shelf(2)], { ...emptyParams, category_id: [2], page: 4, sort_type: 'newest' });
  expect(links.map(({ label, chosen }) => [label, chosen])).toEqual([
    ['All', false],
    ['Shelf 1', false],
    ['Shelf 2', true],
  ]);
  expect(links.map((link) => link.href)).toEqual([
    '?sort_type=newest',
    '?category_id=1&sort_type=newest',
    '?category_id=2&sort_type=newest',
  ]);
});

test('a shop with one category offers its parts', () => {
  const links = shelves([shelf(1, [11, 12])]);
  expect(links.map((link) => link.href)).toEqual(['?', '?sub_category_id=11', '?sub_category_id=12']);
  expect(links[0]?.chosen).toBe(true);
});

test('one shelf is no choice', () => {
  expect(shelves([shelf(1, [11])])).toEqual([]);
  expect(shelves([])).toEqual([]);
});
