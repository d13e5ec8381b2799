import { expect, test } from 'vitest';
import { purchaseTotal } from './purchase-total.ts';

const order = (payable_amount: number, status = 'Pending') => ({
  id: 1,
  code: 'A',
  shop_id: 1,
  shop_name: 'Clay & Co',
  payable_amount,
  status,
});

test('[cart-12] the orders under one payment add up to the cent, without those that were cancelled', () => {
  expect(purchaseTotal([order(0.1), order(0.2), order(19.99, 'Cancelled')])).toBe(0.3);
  expect(purchaseTotal([])).toBe(0);
});
