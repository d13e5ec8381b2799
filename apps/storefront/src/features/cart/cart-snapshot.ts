import type { CartGroup, CartProduct } from '@souk/contract/cart';
import type { CheckoutSummary } from '@souk/contract/checkout';
import { hashKey, partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Services } from '../../lib/services/services.ts';
import type { CartState } from '../../lib/stores/cart-store.ts';
import { countItems, withQuantity } from './model/cart-lines.ts';
import { applyCheckout, cartAmount, replaceCart } from './model/cart-selection.ts';
import { cartKeys, cartQueries, selectedSummary } from './queries.ts';

/** The variables of a pending mutation of one line: the quantity that it will have, 0 once it is removed. */
export type LineChange = { line: CartProduct; quantity: number };

/**
 * Writes the cart and its summary, which TanStack Query owns, into the persisted store: the server's cart with the pending changes applied.
 * It is the only writer of these fields; a change from outside (another tab, the end of the session) becomes the new server state.
 * Returns the function that stops it.
 */
export function startCartSnapshot(services: Services): () => void {
  const { queryClient, cart, settings } = services;
  let isWriting = false;
  let isSeeding = false;
  /** The groups of the server's last cart, which decide which lines are new. */
  let known = cart.getState().products;
  const write = (change: Partial<CartState>) => {
    isWriting = true;
    cart.setState(change);
    isWriting = false;
  };
  // Seeding must not write: two tabs would otherwise answer each other's writes without end.
  const seed = ({ total, products }: CartState) => {
    isSeeding = true;
    const server = queryClient.setQueryData(cartQueries.cart(services).queryKey, { total, info: null, cart_items: products });
    isSeeding = false;
    known = server?.cart_items ?? products;
    if (pendingChanges(queryClient).length > 0) writeCart();
  };
  const writeCart = () => {
    const server = queryClient.getQueryData(cartQueries.cart(services).queryKey);
    if (!server || isSeeding) return;
    const state = cart.getState();
    const { multiVendor } = settings.getState();
    const isUnselected = ({ shop_id }: CartGroup) => !state.selectedShopIds.includes(shop_id);
    // A single vendor is always selected, also in a cart that did not change.
    const isUnchanged = server.cart_items === known && (multiVendor || !known.some(isUnselected));
    const received = isUnchanged ? state : replaceCart({ ...state, products: known }, server, { multiVendor });
    known = server.cart_items;
    const changes = pendingChanges(queryClient);
    const products = changes.reduce<CartGroup[]>((groups, { line, quantity }) => withQuantity(groups, line, quantity), known);
    if (received === state && products === state.products) return;
    const total = changes.length > 0 ? countItems(products) : server.total;
    write({ ...received, products, total, totalAmount: cartAmount(products) });
  };
  const writeSummary = (queryKey: QueryKey) => {
    const current = selectedSummary(services).queryKey;
    const summary = hashKey(queryKey) === hashKey(current) && queryClient.getQueryData(current);
    if (summary) write(applyCheckout(cart.getState(), summary));
  };
  // The checkout fetches nothing for a selection or voucher code whose answer is fresh.
  const writeCachedSummary = () => {
    const summary = queryClient.getQueryData(selectedSummary(services).queryKey);
    if (summary && summary.checkout_items.length > 0) write(applyCheckout(cart.getState(), summary));
  };
  const writeAnswer = (queryKey: QueryKey) => {
    if (partialMatchKey(queryKey, cartKeys.cart)) writeCart();
    else if (partialMatchKey(queryKey, cartKeys.checkout)) writeSummary(queryKey);
    else if (partialMatchKey(queryKey, cartKeys.buyNow)) write(buyNowOf(queryClient.getQueryData(queryKey)));
  };
  const invalidate = (queryKey: QueryKey) => void queryClient.invalidateQueries({ queryKey });
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { queryKey, state } = event.query;
      if (event.action.type === 'success') writeAnswer(queryKey);
      const loading = state.fetchStatus === 'fetching';
      if (partialMatchKey(queryKey, cartKeys.cart) && loading !== cart.getState().loading) write({ loading });
    }),
    queryClient.getMutationCache().subscribe(({ mutation }) => {
      if (mutation && partialMatchKey(mutation.options.mutationKey ?? [], cartKeys.changes)) writeCart();
    }),
    cart.subscribe((now, before) => {
      if (isWriting) return;
      if (now.products !== before.products) seed(now);
      if (now.selectedShopIds !== before.selectedShopIds || now.coupon_code !== before.coupon_code) writeCachedSummary();
      if (now.checkoutProducts !== before.checkoutProducts) invalidate(cartKeys.checkout);
      if (now.buyNowProduct?.variant_id !== before.buyNowProduct?.variant_id) invalidate(cartKeys.buyNow);
    }),
  ];
  seed(cart.getState());
  return () => {
    for (const stop of stops) stop();
  };
}

function buyNowOf(summary: CheckoutSummary | undefined): Partial<CartState> {
  if (!summary) return {};
  const [shop] = summary.checkout_items;
  return { buyNowShopId: shop?.shop_id ?? null, buyNowProduct: shop?.products[0] ?? null };
}

/** The changes of lines that the server has not answered yet, oldest first. */
function pendingChanges(queryClient: QueryClient): LineChange[] {
  const mutations = queryClient.getMutationCache().findAll({ mutationKey: cartKeys.changes, status: 'pending' });
  return mutations.map(({ state }) => state.variables).filter(isLineChange);
}

function isLineChange(variables: unknown): variables is LineChange {
  return typeof variables === 'object' && variables !== null && 'line' in variables;
}
