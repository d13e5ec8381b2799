import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { expect, test } from 'vitest';
import { createAuthStore, signedOut } from '../stores/auth-store.ts';
import { noAmounts } from '../stores/cart-store.ts';
import { completeCart, completeCoupon, completeSummary, isDeliveryKnown, type NamedCart } from './complete-cart.ts';
import { completeUser } from './complete-user.ts';

/** As the specification names it, and not a field more. */
const line = {
  id: 4,
  name: 'Mug',
  thumbnail: null,
  thumbnails: [{ thumbnail: '/mug.png' }],
  brand: 'Ember',
  price: 20,
  discount_price: 15,
  discount_percentage: 25,
  size: { name: 'Large' },
  color: null,
  quantity: 2,
};
const named: NamedCart = {
  total: 3,
  cart_items: [
    { shop_id: 1, shop_name: 'A', products: [line, { ...line, size: null, quantity: 1 }] },
    { shop_id: 2, shop_name: 'B', products: [line] },
  ],
};
const lines = completeCart(named).cart_items.flatMap(({ products }) => products);

test('[call-02] lines of a cart with only the specified fields have unique ids, are for sale and have their picture', () => {
  expect(lines.map(({ line_id }) => line_id)).toEqual([1, 2, 3]);
  expect(lines.every(({ is_available, stock }) => is_available && stock > 0)).toBe(true);
  expect(lines[0]).toMatchObject({ thumbnail: '/mug.png', size: { name: 'Large' }, color: null, unit: null });
});

test('[call-02] fields that the server sends are not changed', () => {
  const whole = completeCart(named);
  expect(completeCart(whole)).toEqual(whole);
  const [first, second] = completeSummary({ checkout: {}, checkout_items: whole.cart_items }).checkout_items;
  expect(first && isDeliveryKnown(first)).toBe(false);
  const withDelivery = {
    ...first,
    ...named.cart_items?.[0],
    shop_id: 1,
    shop_name: 'A',
    products: [line],
    estimated_delivery: { min_days: 0, max_days: 0 },
  };
  expect(completeSummary({ checkout: {}, checkout_items: [withDelivery] }).checkout_items.every(isDeliveryKnown)).toBe(true);
  expect(second).toMatchObject({ shop_id: 2, amounts: noAmounts });
});

test('[call-02] [cart-06] a summary of named amounts alone is whole; one shop’s part of it is all of it', () => {
  const checkout = {
    total_amount: 60,
    payable_amount: 66,
    order_tax_amount: 6,
    all_vat_taxes: [{ name: 'VAT', percentage: 10, amount: 6 }],
  };
  const summary = completeSummary({ checkout, checkout_items: (named.cart_items ?? []).slice(0, 1) });
  expect(summary).toMatchObject({ checkout, apply_coupon: [], changes: [], coupon_message: null });
  expect(summary.checkout.membership_delivery_saved).toBe(0);
  expect(summary.checkout_items[0]?.amounts).toEqual(summary.checkout);
});

test('[call-02] [cart-09] a voucher belongs to the shop that was asked', () => {
  const coupon = { id: 1, discount_type: 'Percentage', discount: 10, validity: '3 days', is_collected: false } as const;
  expect(completeCoupon(coupon, 7)).toMatchObject({ ...coupon, shop_id: 7, min_order_amount: 0, max_discount_amount: null });
});

test('[call-02] a person of the specification’s fields is restored from the storage', () => {
  const storage = createMemoryStorage();
  createAuthStore(storage).setState({ token: 'Bearer x', user: completeUser({ name: 'Mina', phone: '9', profile_photo: '/m.png' }) });
  const auth = createAuthStore(storage);
  auth.restore();
  expect(auth.getState()).toMatchObject({ ...signedOut, token: 'Bearer x', user: { name: 'Mina', phone: '9', profile_photo: '/m.png' } });
});
