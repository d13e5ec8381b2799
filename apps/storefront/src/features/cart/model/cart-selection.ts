import type { Cart, CartGroup } from '@souk/contract/cart';
import type { CheckoutSummary } from '@souk/contract/checkout';
import { addAmounts, multiplyAmount } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import { linePrice } from '@souk/money/line-price';
import { type CartState, noAmounts } from '../../../lib/stores/cart-store.ts';
import { lineKey } from './cart-lines.ts';

// Changes of the persisted state. Every page loads the state itself; this code loads with the first change.

/** Replaces the cart by the server's. An empty cart clears the checkout; single-vendor mode selects every shop. */
export function replaceCart(state: CartState, cart: Cart, { multiVendor }: { multiVendor: boolean }): CartState {
  const selectedShopIds = multiVendor ? selectNewLines(state, cart) : cart.cart_items.map(({ shop_id }) => shop_id);
  const replaced = { ...state, total: cart.total, products: cart.cart_items, totalAmount: cartAmount(cart.cart_items), selectedShopIds };
  return cart.cart_items.length === 0 ? clearCheckout(replaced) : replaced;
}

/**
 * A new line selects its shop; a shop that the shopper unselected stays unselected until one of its products is added. A shop that left the
 * cart is no longer selected (specification: after 'product removed from cart').
 */
function selectNewLines({ products, selectedShopIds }: CartState, cart: Cart): number[] {
  const known = new Set(products.flatMap((group) => group.products.map(lineKey)));
  // After a sign-in a checkout restores its selection before the lines arrive: these lines are not new.
  const isResumed = products.length === 0 && selectedShopIds.length > 0;
  const isSelected = ({ shop_id, products: lines }: CartGroup) =>
    selectedShopIds.includes(shop_id) || (!isResumed && lines.some((line) => !known.has(lineKey(line))));
  const selected = cart.cart_items.filter(isSelected).map(({ shop_id }) => shop_id);
  // In the order of selection.
  return [...new Set([...selectedShopIds.filter((id) => selected.includes(id)), ...selected])];
}

/** Selects the shop of an added product, also when only the quantity of an existing line grew. */
export function selectShopOf(state: CartState, productId: number): CartState {
  const group = state.products.find(({ products }) => products.some(({ id }) => id === productId));
  if (!group || state.selectedShopIds.includes(group.shop_id)) return state;
  return { ...state, selectedShopIds: [...state.selectedShopIds, group.shop_id] };
}

/** Applies a checkout summary; an empty list of items clears the selection. */
export function applyCheckout(state: CartState, { checkout_items, checkout }: CheckoutSummary): CartState {
  const selectedShopIds = checkout_items.length === 0 ? [] : state.selectedShopIds;
  return { ...state, ...checkout, checkoutProducts: checkout_items, selectedShopIds };
}

/** Selects a shop, or unselects it. */
export function toggleShop(state: CartState, shopId: number): CartState {
  const isSelected = state.selectedShopIds.includes(shopId);
  return {
    ...state,
    selectedShopIds: isSelected ? state.selectedShopIds.filter((id) => id !== shopId) : [...state.selectedShopIds, shopId],
  };
}

/** Clears selection, voucher code and amounts; the lines of the cart remain. */
export function clearCheckout(state: CartState): CartState {
  return { ...state, ...noAmounts, checkoutProducts: [], selectedShopIds: [], coupon_code: '' };
}

/** Clears the product of a direct purchase, once it is bought or no longer sold; the cart remains. */
export function clearBuyNow(state: CartState): CartState {
  return { ...state, buyNowShopId: null, buyNowProduct: null };
}

/** The amount of all lines, computed in minor units. */
export function cartAmount(groups: readonly CartGroup[]): number {
  const lines = groups.flatMap(({ products }) => products);
  return toWire(addAmounts(...lines.map((line) => multiplyAmount(fromWire(linePrice(line)), line.quantity))));
}
