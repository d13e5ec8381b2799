import { expect, test } from 'vitest';
import { createCategoryAddresses } from './category-address.ts';

const { find, moved } = createCategoryAddresses({
  categories: [
    { id: 1, parent_id: null, slug: 'kitchen' },
    { id: 2, parent_id: null, slug: 'garden' },
    { id: 3, parent_id: 1, slug: 'kettles' },
  ],
  former: [
    { slug: 'cooking', category_id: 1 },
    { slug: 'pots', category_id: 8 },
    { slug: 'garden', category_id: 1 },
    { slug: 'nowhere', category_id: 99 },
  ],
  // 8 went into 9, and 9 into the sub-category 3.
  merged: [
    { id: 8, into_id: 9 },
    { id: 9, into_id: 3 },
    { id: 20, into_id: 21 },
    { id: 21, into_id: 20 },
  ],
});

test.each([
  ['kitchen', undefined, undefined],
  ['1', undefined, undefined],
  ['kitchen', 3, undefined],
  ['1', 3, undefined],
  ['cooking', undefined, { slug: 'kitchen', subcategory: null }],
  ['cooking', 3, { slug: 'kitchen', subcategory: 3 }],
  ['pots', undefined, { slug: 'kitchen', subcategory: 3 }],
  ['kitchen', 9, { slug: 'kitchen', subcategory: 3 }],
  ['kettles', undefined, { slug: 'kitchen', subcategory: 3 }],
  ['garden', 3, { slug: 'kitchen', subcategory: 3 }],
  ['garden', undefined, undefined],
  ['nowhere', undefined, undefined],
  ['unknown', undefined, undefined],
  ['20', undefined, undefined],
  // A list without products, as for every unknown id.
  ['kitchen', 77, undefined],
  ['unknown', 3, undefined],
])('%s, sub-category %s: moved to %o', (slug, subcategory, address) => {
  expect(moved(slug, subcategory)).toEqual(address);
});

test('a category is found by its slug, a former slug or its id', () => {
  expect(['kitchen', 'cooking', '1', '8'].map((each) => find(each)?.id)).toEqual([1, 1, 1, 3]);
  expect(find('77')).toBeUndefined();
});
