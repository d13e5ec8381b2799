import { expect, test } from 'vitest';
import { buildProductCard } from '../../../test/fake-api/catalog.ts';
import { withoutProduct, withProduct } from './mutations.ts';

const [one, two, three] = [buildProductCard({ id: 1 }), buildProductCard({ id: 2 }), buildProductCard({ id: 3 })];
const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

test('a product is added at the front, and never twice', () => {
  expect(ids(withProduct([one, two], three))).toEqual([3, 1, 2]);
  expect(ids(withProduct([one, two], two))).toEqual([2, 1]);
});

test('an undone removal restores the position', () => {
  const left = withoutProduct([one, two, three], 2);
  expect(ids(left)).toEqual([1, 3]);
  expect(ids(withProduct(left, two, 1))).toEqual([1, 2, 3]);
  expect(ids(withProduct([one], two, 7))).toEqual([1, 2]);
});
