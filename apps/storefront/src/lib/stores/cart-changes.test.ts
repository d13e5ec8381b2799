import type { Cart, CartGroup, CartProduct } from '@souk/contract/cart';
import { describe, expect, test } from 'vitest';
import { buildCartProduct } from '../../../test/builders/cart-product.ts';
import { applyCheckout, cartAmount, dropLostShops, replaceCart, toggleShop } from './cart-changes.ts';
import { type CartState, emptyCart } from './cart-state.ts';

const group = (shop_id: number, ...products: CartProduct[]): CartGroup => ({
  id: shop_id,
  shop_id,
  shop_name: 'A',
  shop_rating: 5,
  products,
});
const cart = (...cart_items: CartGroup[]): Cart => ({ total: cart_items.length, cart_items, info: null });
const checkout = {
  total_amount: 10,
  delivery_charge: 2,
  coupon_discount: 0,
  membership_discount_percentage: 0,
  membership_discount_amount: 0,
  membership_delivery_saved: 0,
  payable_amount: 12,
  order_tax_amount: 0,
  all_vat_taxes: [],
};
const chosen: CartState = {
  ...emptyCart,
  ...checkout,
  selectedShopIds: [1, 2],
  coupon_code: 'TEA',
  products: [group(1, buildCartProduct({})), group(2, buildCartProduct({}))],
};

test('[cart-02] the server’s answer replaces the cart', () => {
  const state = replaceCart(chosen, cart(group(3, buildCartProduct({ quantity: 2, price: 19.99, discount_price: 14.5 }))), {
    multiVendor: true,
  });
  expect(state).toMatchObject({ total: 1, totalAmount: 29, selectedShopIds: [1, 2] });
});

test('[drawer-06] in single-vendor mode every shop is chosen by itself', () => {
  expect(replaceCart(emptyCart, cart(group(7, buildCartProduct({}))), { multiVendor: false }).selectedShopIds).toEqual([7]);
});

describe('[cart-03] after a product was removed', () => {
  test('shops that are not in the cart any more are not chosen any more', () => {
    expect(dropLostShops({ ...chosen, products: [group(2, buildCartProduct({}))] })).toMatchObject({
      selectedShopIds: [2],
      payable_amount: 12,
    });
  });

  test('an empty cart leaves nothing of the checkout', () => {
    expect(dropLostShops({ ...chosen, products: [] })).toEqual(emptyCart);
    expect(replaceCart(chosen, cart(), { multiVendor: true })).toEqual(emptyCart);
  });
});

test('[drawer-05] a click on a shop toggles it; an empty checkout list clears the choice', () => {
  expect(toggleShop(chosen, 2).selectedShopIds).toEqual([1]);
  expect(toggleShop(chosen, 9).selectedShopIds).toEqual([1, 2, 9]);
  const summary = { checkout_items: [], checkout, apply_coupon: [], coupon_message: null, changes: [] };
  expect(applyCheckout(chosen, summary).selectedShopIds).toEqual([]);
});

test('[drawer-01] the cart’s amount loses no cent', () => {
  expect(
    cartAmount([group(1, buildCartProduct({ price: 0.1, quantity: 3 })), group(2, buildCartProduct({ price: 0.2, quantity: 1 }))]),
  ).toBe(0.5);
});
