import type { CartGroup } from '@souk/contract/cart';
import { expect, test } from 'vitest';
import { buildCartProduct } from '../../../../test/builders/cart-product.ts';
import { countPieces, linesOf, withQuantity } from './change-lines.ts';

const line = (line_id: number, quantity: number) => buildCartProduct({ id: line_id * 10, line_id, variant_id: line_id, quantity });
const cart: CartGroup[] = [
  { id: 1, shop_id: 1, shop_name: 'One', shop_rating: 4, products: [line(1, 2), line(2, 1)] },
  { id: 2, shop_id: 2, shop_name: 'Two', shop_rating: 4, products: [line(3, 1)] },
];

test('a new quantity shows in its line alone', () => {
  expect(countPieces(withQuantity(cart, 1, 3))).toBe(5);
});

test('nothing is asked for that is not there', () => {
  expect(linesOf(withQuantity(cart, 1, 9), 10)[0]?.quantity).toBe(5);
});

test('a line without pieces goes, and so does a shop without lines', () => {
  expect(withQuantity(cart, 3, 0)).toHaveLength(1);
  expect(countPieces(withQuantity(cart, 2, 0))).toBe(3);
});
