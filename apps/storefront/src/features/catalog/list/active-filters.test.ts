import type { Filters } from '@souk/contract/product-list';
import { describe, expect, test } from 'vitest';
import { listActiveFilters } from './active-filters.tsx';
import { emptyParams } from './list-params.ts';

const filters: Filters = {
  categories: [{ id: 3, name: 'Ceramics', slug: 'ceramics', count: 4, sub_categories: [{ id: 31, name: 'Mugs', count: 2 }] }],
  brands: [{ id: 7, name: 'Ember', count: 2 }],
  shops: [],
  colors: [{ id: 1, name: 'Sand', count: 1, hex: '#DCA' }],
  sizes: [],
  ratings: [],
  offer: 0,
  in_stock: 0,
  min_price: 4,
  max_price: 90,
};

describe('the chips above a list', () => {
  const params = {
    ...emptyParams,
    category_id: [3],
    sub_category_id: [31],
    brand_id: [7, 99],
    min_price: 10,
    rating: 4,
    offer: true,
    page: 5,
  };
  const chosen = listActiveFilters(params, filters);

  test('[browse-03] have a name for every filter, but for ids that the server does not know', () => {
    expect(chosen.map((choice) => (choice.kind === 'named' ? choice.name : choice.kind))).toEqual([
      'Ceramics',
      'Mugs',
      'Ember',
      undefined,
      'price',
      'rating',
      'offer',
    ]);
  });

  test('[browse-03] each removes only its own filter and returns to the first page', () => {
    const [, , ember] = chosen;
    expect(ember?.remove(params)).toEqual({ ...params, brand_id: [99], page: 1 });
    expect(chosen.find(({ kind }) => kind === 'price')?.remove(params)).toEqual({ ...params, min_price: null, page: 1 });
  });

  test('removing one does not remove filters that were added since', () => {
    const [, , ember] = chosen;
    expect(ember?.remove({ ...params, brand_id: [7, 99, 5], offer: false }).brand_id).toEqual([99, 5]);
    expect(ember?.remove({ ...params, brand_id: [99] }).brand_id).toEqual([99]);
  });

  test('a filter that the page itself sets has no chip', () => {
    expect(listActiveFilters({ ...emptyParams, category_id: [3] }, filters, ['category_id'])).toEqual([]);
  });
});
