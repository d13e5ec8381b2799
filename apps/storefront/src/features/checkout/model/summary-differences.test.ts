import type { CartProduct } from '@souk/contract/cart';
import type { Amounts, CheckoutSummary } from '@souk/contract/checkout';
import { expect, test } from 'vitest';
import { buildCartProduct } from '../../../../test/builders/cart-product.ts';
import { summaryDifferences } from './summary-differences.ts';

const line = buildCartProduct({ slug: 'tea-bowl', name: 'Tea bowl', line_id: 11, variant_id: 21, quantity: 2 });
const amounts: Amounts = {
  total_amount: 20,
  delivery_charge: 3,
  coupon_discount: 0,
  membership_discount_percentage: 0,
  membership_discount_amount: 0,
  membership_delivery_saved: 0,
  payable_amount: 25,
  order_tax_amount: 2,
  all_vat_taxes: [],
};

function summary(change: Partial<CartProduct> | null, sum: Partial<Amounts> = {}): Pick<CheckoutSummary, 'checkout_items' | 'checkout'> {
  const products = change ? [{ ...line, ...change }] : [];
  const group = {
    id: 1,
    shop_id: 1,
    shop_name: 'Clay & Co',
    shop_rating: 5,
    products,
    amounts,
    estimated_delivery: { min_days: 1, max_days: 2 },
  };
  return { checkout_items: [group], checkout: { ...amounts, ...sum } };
}

test('[cart-13] equal summaries have no differences', () => {
  expect(summaryDifferences(summary({}), summary({}))).toEqual([]);
});

test.each([
  ['a dearer piece', { price: 12 }, [{ kind: 'price', name: 'Tea bowl', before: 10, now: 12 }]],
  ['a sale that began', { discount_price: 8 }, [{ kind: 'price', name: 'Tea bowl', before: 10, now: 8 }]],
  ['fewer pieces', { quantity: 1, stock: 1 }, [{ kind: 'quantity', name: 'Tea bowl', before: 2, now: 1 }]],
  ['sold out', { stock: 0 }, [{ kind: 'unavailable', name: 'Tea bowl' }]],
  ['no longer sold', { is_available: false }, [{ kind: 'unavailable', name: 'Tea bowl' }]],
  ['no longer in the cart', null, [{ kind: 'unavailable', name: 'Tea bowl' }]],
])('[cart-13] %s is named, old and new', (_what, change, differences) => {
  expect(summaryDifferences(summary({}), summary(change))).toEqual(differences);
});

test('[cart-13] what could not be had before is no news', () => {
  expect(summaryDifferences(summary({ stock: 0 }), summary(null))).toEqual([]);
});

test('[cart-13] a voucher that ended and a delivery that became dearer are named too', () => {
  expect(summaryDifferences(summary({}, { coupon_discount: 4 }), summary({}, { delivery_charge: 5 }))).toEqual([
    { kind: 'coupon', before: 4, now: 0 },
    { kind: 'delivery', before: 3, now: 5 },
  ]);
});
