import type { CartGroup } from '@souk/contract/cart';
import { expect, test } from 'vitest';
import { buildCartProduct } from '../../../../test/builders/cart-product.ts';
import { countItems, linesOf, withQuantity } from './cart-lines.ts';

const line = (line_id: number, quantity: number) => buildCartProduct({ id: line_id * 10, line_id, variant_id: line_id, quantity });
const cart: CartGroup[] = [
  { id: 1, shop_id: 1, shop_name: 'One', shop_rating: 4, products: [line(1, 2), line(2, 1)] },
  { id: 2, shop_id: 2, shop_name: 'Two', shop_rating: 4, products: [line(3, 1)] },
];

test('a new quantity changes its line only', () => {
  expect(countItems(withQuantity(cart, line(1, 2), 3))).toBe(5);
});

test('a quantity above the stock is limited to the stock', () => {
  expect(linesOf(withQuantity(cart, line(1, 2), 9), 10)[0]?.quantity).toBe(5);
});

test('a quantity of 0 removes the line, and a shop without lines', () => {
  expect(withQuantity(cart, line(3, 1), 0)).toHaveLength(1);
  expect(countItems(withQuantity(cart, line(2, 1), 0))).toBe(3);
});
