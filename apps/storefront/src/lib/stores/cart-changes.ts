import type { Cart, CartGroup } from '@souk/contract/cart';
import type { CheckoutSummary } from '@souk/contract/checkout';
import { addAmounts, multiplyAmount } from '@souk/money/amount';
import { linePrice } from '@souk/money/line-price';
import { fromWire, toWire } from '@souk/money/wire';
import { type CartState, noAmounts } from './cart-state.ts';

// Apart from the state itself, which every page begins with: its code comes with the first change.

/** What the server says once a line is gone. */
export const removedMessage = 'product removed from cart';

/** The server's answer replaces the cart. An empty one leaves nothing of the checkout; single-vendor mode chooses every shop. */
export function replaceCart(state: CartState, cart: Cart, { multiVendor }: { multiVendor: boolean }): CartState {
  const held = cart.cart_items.map(({ shop_id }) => shop_id);
  const selectedShopIds = multiVendor ? state.selectedShopIds : held;
  const replaced = { ...state, total: cart.total, products: cart.cart_items, totalAmount: cartAmount(cart.cart_items), selectedShopIds };
  return cart.cart_items.length === 0 ? clearCheckout(replaced) : replaced;
}

/** After 'product removed from cart': shops that the cart no longer holds are not chosen any more. */
export function dropLostShops(state: CartState): CartState {
  const held = new Set(state.products.map(({ shop_id }) => shop_id));
  const kept = state.selectedShopIds.filter((id) => held.has(id));
  return state.products.length === 0 ? clearCheckout(state) : { ...state, selectedShopIds: kept };
}

/** The checkout summary; one without items means that nothing is chosen. */
export function applyCheckout(state: CartState, { checkout_items, checkout }: CheckoutSummary): CartState {
  const selectedShopIds = checkout_items.length === 0 ? [] : state.selectedShopIds;
  return { ...state, ...checkout, checkoutProducts: checkout_items, selectedShopIds };
}

/** A click on a shop's header. */
export function toggleShop(state: CartState, shopId: number): CartState {
  const chosen = state.selectedShopIds.includes(shopId);
  return { ...state, selectedShopIds: chosen ? state.selectedShopIds.filter((id) => id !== shopId) : [...state.selectedShopIds, shopId] };
}

/** Nothing chosen, nothing computed; what lies in the cart stays. */
export function clearCheckout(state: CartState): CartState {
  return { ...state, ...noAmounts, checkoutProducts: [], selectedShopIds: [], coupon_code: '' };
}

/** Bought, or no longer there; the cart itself stays as it is. */
export function forgetBuyNow(state: CartState): CartState {
  return { ...state, buyNowShopId: null, buyNowProduct: null };
}

/** What the lines come to, counted in whole minor units. */
export function cartAmount(groups: readonly CartGroup[]): number {
  const lines = groups.flatMap(({ products }) => products);
  return toWire(addAmounts(...lines.map((line) => multiplyAmount(fromWire(linePrice(line)), line.quantity))));
}
