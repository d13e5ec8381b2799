import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import type { Cart, CartGroup, CartProduct } from '@souk/contract/cart';
import { describe, expect, test } from 'vitest';
import { buildCartProduct } from '../../../../test/builders/cart-product.ts';
import { completeCart } from '../../../lib/other-servers/complete-cart.ts';
import { type CartState, createCartStore, emptyCart } from '../../../lib/stores/cart-store.ts';
import { applyCheckout, cartAmount, replaceCart, selectShopOf, toggleShop } from './cart-selection.ts';

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
const selected: CartState = {
  ...emptyCart,
  ...checkout,
  selectedShopIds: [1, 2],
  coupon_code: 'TEA',
  products: [group(1, buildCartProduct({})), group(2, buildCartProduct({}))],
};

test('[cart-02] the server’s answer replaces the cart', () => {
  const state = replaceCart(selected, cart(group(3, buildCartProduct({ id: 9, quantity: 2, price: 19.99, discount_price: 14.5 }))), {
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

  test('adding to an existing line selects its shop', () => {
    const none = { ...replaceCart(emptyCart, both, { multiVendor }), selectedShopIds: [] };
    expect(selectShopOf(none, lamp.id).selectedShopIds).toEqual([2]);
    expect(selectShopOf(none, 99).selectedShopIds).toEqual([]);
  });

  test('a selection that a checkout resumes after a sign-in stays as it is', () => {
    expect(replaceCart({ ...emptyCart, selectedShopIds: [2, 9] }, both, { multiVendor }).selectedShopIds).toEqual([2]);
  });
});

test('[drawer-06] in single-vendor mode every shop is selected', () => {
  expect(replaceCart(emptyCart, cart(group(7, buildCartProduct({}))), { multiVendor: false }).selectedShopIds).toEqual([7]);
});

describe('[cart-03] after a product was removed', () => {
  test('a shop that left the cart is no longer selected', () => {
    expect(replaceCart(selected, cart(group(2, buildCartProduct({}))), { multiVendor: true })).toMatchObject({
      selectedShopIds: [2],
      payable_amount: 12,
    });
  });

  test('an empty cart clears the checkout', () => {
    expect(replaceCart(selected, cart(), { multiVendor: true })).toEqual(emptyCart);
  });
});

test('[drawer-05] a click on a shop toggles it; an empty checkout list clears the selection', () => {
  expect(toggleShop(selected, 2).selectedShopIds).toEqual([1]);
  expect(toggleShop(selected, 9).selectedShopIds).toEqual([1, 2, 9]);
  const summary = { checkout_items: [], checkout, apply_coupon: [], coupon_message: null, changes: [] };
  expect(applyCheckout(selected, summary).selectedShopIds).toEqual([]);
});

test('[drawer-01] the cart’s amount loses no cent', () => {
  expect(
    cartAmount([group(1, buildCartProduct({ price: 0.1, quantity: 3 })), group(2, buildCartProduct({ price: 0.2, quantity: 1 }))]),
  ).toBe(0.5);
});

test('[call-02] [cart-05] a cart with the fields of the specification is restored from the storage', () => {
  const mug = {
    id: 4,
    name: 'Mug',
    thumbnail: null,
    thumbnails: [{ thumbnail: '/mug.png' }],
    brand: 'Ember',
    price: 20,
    discount_price: 15,
  };
  const line = { ...mug, discount_percentage: 25, size: { name: 'Large' }, color: null, quantity: 2 };
  const storage = createMemoryStorage();
  const { cart_items, ...cart } = completeCart({
    total: 3,
    cart_items: [
      { shop_id: 1, shop_name: 'A', products: [line, { ...line, size: null, quantity: 1 }] },
      { shop_id: 2, shop_name: 'B', products: [line] },
    ],
  });
  createCartStore(storage).setState((state) => replaceCart(state, { ...cart, cart_items }, { multiVendor: true }));
  const carts = createCartStore(storage);
  carts.restore();
  expect(carts.getState()).toMatchObject({ total: 3, totalAmount: 75, products: cart_items });
});

test('an empty cart of another server is the empty state', () => {
  expect(replaceCart(emptyCart, completeCart({ total: 0, cart_items: [] }), { multiVendor: true })).toEqual(emptyCart);
});
