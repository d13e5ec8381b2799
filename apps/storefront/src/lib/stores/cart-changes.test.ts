import type { Cart, CartGroup, CartProduct } from '@souk/contract/cart';
import { describe, expect, test } from 'vitest';
import { buildCartProduct } from '../../../test/builders/cart-product.ts';
import { applyCheckout, cartAmount, dropLostShops, replaceCart, selectShopOf, toggleShop } from './cart-changes.ts';
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
  const state = replaceCart(chosen, cart(group(3, buildCartProduct({ id: 9, quantity: 2, price: 19.99, discount_price: 14.5 }))), {
    multiVendor: true,
  });
  expect(state).toMatchObject({ total: 1, totalAmount: 29, selectedShopIds: [3] });
});

describe('[cart-15] selection of shops', () => {
  const multiVendor = true;
  const mug = buildCartProduct({ id: 1, line_id: 1 });
  const lamp = buildCartProduct({ id: 2, line_id: 2 });
  const rug = buildCartProduct({ id: 3, line_id: 3 });
  const both = cart(group(1, mug), group(2, lamp));

  test('a line that is new in the cart selects its shop', () => {
    expect(replaceCart(emptyCart, both, { multiVendor }).selectedShopIds).toEqual([1, 2]);
  });

  test('an unselected shop stays unselected while only other shops and quantities change', () => {
    const one = toggleShop(replaceCart(emptyCart, both, { multiVendor }), 1);
    const more = replaceCart(one, cart(group(1, { ...mug, quantity: 5 }), group(2, lamp), group(3, rug)), { multiVendor });
    expect(more.selectedShopIds).toEqual([2, 3]);
  });

  test('another line of an unselected shop selects it, also where the lines have no ids of their own', () => {
    const one = toggleShop(replaceCart(emptyCart, both, { multiVendor }), 2);
    const more = replaceCart(one, cart(group(1, mug, { ...rug, line_id: 2 }), group(2, { ...lamp, line_id: 3 })), { multiVendor });
    expect(more.selectedShopIds).toEqual([1]);
    expect(replaceCart(more, cart(group(1, mug), group(2, lamp, { ...rug, id: 4 })), { multiVendor }).selectedShopIds).toEqual([1, 2]);
  });

  test('more pieces of a line that was added again select its shop', () => {
    const none = { ...replaceCart(emptyCart, both, { multiVendor }), selectedShopIds: [] };
    expect(selectShopOf(none, lamp.id).selectedShopIds).toEqual([2]);
    expect(selectShopOf(none, 99).selectedShopIds).toEqual([]);
  });

  test('a selection that a checkout resumes after a sign-in stays as it is', () => {
    expect(replaceCart({ ...emptyCart, selectedShopIds: [2, 9] }, both, { multiVendor }).selectedShopIds).toEqual([2]);
  });
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
