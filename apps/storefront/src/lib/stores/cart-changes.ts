import type { Cart, CartGroup, CartProduct } from '@souk/contract/cart';
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
  const selectedShopIds = multiVendor ? selectNewLines(state, cart) : cart.cart_items.map(({ shop_id }) => shop_id);
  const replaced = { ...state, total: cart.total, products: cart.cart_items, totalAmount: cartAmount(cart.cart_items), selectedShopIds };
  return cart.cart_items.length === 0 ? clearCheckout(replaced) : replaced;
}

/** A line that is new in the cart selects its shop; a shop that the shopper unselected stays so until something of it is added. */
function selectNewLines({ products, selectedShopIds }: CartState, cart: Cart): number[] {
  const known = new Set(products.flatMap((group) => group.products.map(lineKey)));
  // A selection without lines is one that a checkout resumes after a sign-in: the lines that follow are not new.
  const isResumed = products.length === 0 && selectedShopIds.length > 0;
  const isSelected = ({ shop_id, products: lines }: CartGroup) =>
    selectedShopIds.includes(shop_id) || (!isResumed && lines.some((line) => !known.has(lineKey(line))));
  const selected = cart.cart_items.filter(isSelected).map(({ shop_id }) => shop_id);
  // In the order in which they were selected.
  return [...new Set([...selectedShopIds.filter((id) => selected.includes(id)), ...selected])];
}

/** Not `line_id`: a server with the specification's fields alone has none. */
function lineKey({ id, size, color, unit }: CartProduct): string {
  return JSON.stringify([id, size?.name, color?.name, unit?.name]);
}

/** What was added selects its shop, also where only the quantity of a line has grown. */
export function selectShopOf(state: CartState, productId: number): CartState {
  const group = state.products.find(({ products }) => products.some(({ id }) => id === productId));
  if (!group || state.selectedShopIds.includes(group.shop_id)) return state;
  return { ...state, selectedShopIds: [...state.selectedShopIds, group.shop_id] };
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
