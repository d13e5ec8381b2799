import { failureText, isApiError, isSignedOut } from '@souk/client/api/api-error.ts';
import type { Cart, CartProduct, Coupon } from '@souk/contract/cart';
import { toast } from '@souk/ui/overlay/toast.ts';
import { CancelledError, hashKey, type QueryClient } from '@tanstack/react-query';
import { choicesOf, completeCart } from '../../lib/other-servers/complete-cart.ts';
import type { Services } from '../../lib/services/services.ts';
import { endSession } from '../../lib/services/session.ts';
import { clearSession } from '../../lib/stores/auth-store.ts';
import { emptyCart, noAmounts } from '../../lib/stores/cart-store.ts';
import { type LineChange, startCartSnapshot } from './cart-snapshot.ts';
import { showAddedToast, showRemovedToast } from './cart-toasts.ts';
import { changeGuestLine, isGuest, joinGuestCart, readGuestCart } from './guest-cart.ts';
import { clearBuyNow, clearCheckout, selectShopOf, toggleShop } from './model/cart-selection.ts';
import { cartKeys, cartQueries, selectedSummary } from './queries.ts';

/** An option by its id or its name. */
type Option = number | string | null | undefined;

export type Addition = {
  product: { id: number; name: string; thumbnail: string | null };
  quantity: number;
  color?: Option;
  size?: Option;
  unit?: Option;
};

/** Starts the snapshot of a shopper's or a guest's cart and fetches the cart. Returns the function that stops the snapshot. */
export function startCart(services: Services): () => void {
  const stop = startCartSnapshot(services);
  void joinAndFetchCart(services);
  return stop;
}

/** The items of a visitor join the account before its cart is fetched. */
async function joinAndFetchCart(services: Services): Promise<void> {
  const hadItems = services.visitor.getState().items.length > 0;
  if (!hadItems || isGuest(services) || !(await joinCart(services))) await fetchCart(services);
}

/** Adds the visitor's items to the account. Resolves to false if they could not be added; they stay for the next time. */
export async function joinCart(services: Services): Promise<boolean> {
  try {
    // One after the other: a second call finds nothing left to add.
    await runInOrder(services, () => joinGuestCart(services));
    return true;
  } catch (error) {
    // Not allowed, too full, or not reachable: the reason is the server's.
    if (!(error instanceof CancelledError) && !isSignedOut(error)) showFailure(services, error);
    return false;
  }
}

/** Fetches the cart. Without a token it clears cart and user (specification). The screen shows the previous cart when the call fails. */
export async function fetchCart(services: Services): Promise<void> {
  const { auth, cart, queryClient } = services;
  if (!auth.getState().token && !isGuest(services)) return endSession(services);
  try {
    const { info } = await queryClient.fetchQuery({ ...cartQueries.cart(services), networkMode: 'always' });
    if (info) toast.show({ kind: 'info', text: info });
  } catch (error) {
    if (isSignedOut(error)) cart.setState(emptyCart);
  }
}

/** Adds a product to the cart, after a sign-in if necessary. Resolves to true once it is in the cart. */
export async function addToCart(services: Services, addition: Addition): Promise<boolean> {
  const { api, auth, cart, i18n } = services;
  const { product, quantity, color, size, unit } = addition;
  if (!product.id) return false;
  if (!auth.getState().token && !isGuest(services)) return askToSignIn(services, addition);
  const body = { product_id: product.id, quantity, color, size, unit };
  const call = isGuest(services) ? () => readGuestCart(services, body) : () => api.call('POST /cart/store', { body });
  try {
    await runInOrder(services, call);
    toast.withdraw('cart');
    cart.setState((state) => selectShopOf(state, product.id));
    showAddedToast(i18n, product, () => openDrawer(services));
    await reloadSummary(services);
    return true;
  } catch (error) {
    if (error instanceof CancelledError) return false;
    if (isSignedOut(error)) return askToSignIn(services, addition);
    showFailure(services, error);
    return false;
  }
}

function askToSignIn(services: Services, addition: Addition): false {
  signInFirst(services, () => void addToCart(services, addition));
  return false;
}

/** Asks a visitor to sign in, with the specification's message, and then continues. */
function signInFirst(services: Services, action: () => void): void {
  toast.show({ text: services.i18n.t('Please login first!'), about: 'sign-in' });
  services.auth.setState(clearSession);
  services.whenSignedIn(action);
}

export type DirectPurchase = Addition & { shopId: number | null };

/** Chooses the product of a direct purchase, which leaves the cart as it is, and then opens its checkout. */
export async function buyNow(services: Services, wanted: DirectPurchase, openCheckout: () => void): Promise<void> {
  const { api, auth, cart } = services;
  const again = () => void buyNow(services, wanted, openCheckout);
  const isGuestOrder = isGuest(services) && services.settings.getState().guestCheckout;
  if (!auth.getState().token && !isGuestOrder) return signInFirst(services, again);
  const { product, quantity, color, size, unit } = wanted;
  const body = { product_id: product.id, quantity, color, size, unit };
  try {
    if (isGuestOrder) await (await import('./guest-purchase.ts')).chooseGuestPurchase(services, body);
    else {
      await runInOrder(services, () => api.call('POST /cart/store', { body: { ...body, is_buy_now: true } }));
      services.visitor.setState({ direct: null });
    }
    cart.setState({ buyNowShopId: wanted.shopId, buyNowProduct: null });
    openCheckout();
  } catch (error) {
    if (error instanceof CancelledError) return;
    if (isSignedOut(error)) return signInFirst(services, again);
    showFailure(services, error);
  }
}

export function increaseLine(services: Services, line: CartProduct): Promise<void> {
  return changeLine(services, { line, quantity: line.quantity + 1 }, 'POST /cart/increment');
}

/** One item fewer; the last one removes the line. */
export function decreaseLine(services: Services, line: CartProduct): Promise<void> {
  return changeLine(services, { line, quantity: line.quantity - 1 }, 'POST /cart/decrement');
}

/** Removes the whole line; its toast offers to add the same quantity again. */
export function removeLine(services: Services, line: CartProduct): Promise<void> {
  const addAgain = () => void addToCart(services, { ...additionOf(line), quantity: line.quantity });
  return changeLine(services, { line, quantity: 0 }, 'POST /cart/delete', () => showRemovedToast(services.i18n, line, addAgain));
}

/** Removes a line once `save` has stored it elsewhere, which shows its own message. */
export async function moveLine(services: Services, line: CartProduct, save: (line: CartProduct) => Promise<boolean>): Promise<void> {
  if (await save(line)) await changeLine(services, { line, quantity: 0 }, 'POST /cart/delete', () => undefined);
}

type LineCall = 'POST /cart/increment' | 'POST /cart/decrement' | 'POST /cart/delete';

/** The snapshot shows the change while it is pending. A refusal shows its reason, and the cart is fetched again. */
async function changeLine(
  services: Services,
  change: LineChange,
  call: LineCall,
  showRemoved = () => showRemovedToast(services.i18n, change.line, () => void addToCart(services, additionOf(change.line))),
): Promise<void> {
  const { api, cart, queryClient } = services;
  const { line, quantity } = change;
  const body = { product_id: line.id, ...choicesOf(line) };
  try {
    const send = isGuest(services) ? () => changeGuestLine(services, line, quantity) : () => api.call(call, { body });
    await runInOrder(services, send, change);
    toast.withdraw('cart');
    if (quantity <= 0) showRemoved();
    if (queryClient.isMutating({ mutationKey: cartKeys.changes }) === 0) await reloadSummary(services);
  } catch (error) {
    if (error instanceof CancelledError) return;
    if (isSignedOut(error)) return void cart.setState(emptyCart);
    showFailure(services, error);
    await fetchCart(services);
  }
}

function additionOf(line: CartProduct): Addition {
  return { product: line, quantity: 1, ...choicesOf(line) };
}

/** Loads the summary of the selected shops into the snapshot; without a selected shop there is nothing to pay. */
export async function loadSummary(services: Services): Promise<void> {
  const { auth, cart, queryClient } = services;
  if (!auth.getState().token && !isGuest(services)) return;
  if (cart.getState().selectedShopIds.length === 0) return void cart.setState({ ...noAmounts, checkoutProducts: [] });
  const options = selectedSummary(services);
  try {
    await queryClient.fetchQuery({ ...options, staleTime: 0, networkMode: 'always' });
  } catch (error) {
    const isCurrent = hashKey(selectedSummary(services).queryKey) === hashKey(options.queryKey);
    if (isCurrent && !(error instanceof CancelledError)) showFailure(services, error);
  }
}

/** After a change of the cart: every earlier answer is older than the change, also those for other selections and voucher codes. */
async function reloadSummary(services: Services): Promise<void> {
  const { queryClient } = services;
  await queryClient.cancelQueries({ queryKey: cartKeys.checkout });
  await queryClient.invalidateQueries({ queryKey: cartKeys.checkout, refetchType: 'none' });
  await loadSummary(services);
}

/** A click on a shop's header selects or unselects it in multi-vendor mode. */
export async function toggleShopSelection(services: Services, shopId: number): Promise<void> {
  if (!services.settings.getState().multiVendor) return;
  services.cart.setState((state) => toggleShop(state, shopId));
  await loadSummary(services);
}

/** The drawer loads the summary when it opens. */
export function openDrawer({ settings }: Services): void {
  if (!settings.getState().basketCanvas) settings.setState({ basketCanvas: true });
}

/** Clears what was ordered: the selection of the cart, or the product of a direct purchase. */
export function clearOrdered({ cart }: Services, { isBuyNow }: { isBuyNow: boolean }): void {
  cart.setState(isBuyNow ? clearBuyNow : clearCheckout);
}

/** Collects a voucher: it shows as collected at once, and as not collected again if the server refuses. */
export async function collectVoucher(services: Services, coupon: Pick<Coupon, 'id' | 'shop_id' | 'is_collected'>): Promise<void> {
  const { api, queryClient, i18n } = services;
  const { queryKey } = cartQueries.vouchers(api, coupon.shop_id);
  // From the cache, not from the button: a second click comes before the button is rendered as collected.
  if (queryClient.getQueryData(queryKey)?.find(({ id }) => id === coupon.id)?.is_collected ?? coupon.is_collected) return;
  const mark = (is_collected: boolean) =>
    queryClient.setQueryData(queryKey, (coupons) => coupons?.map((each) => (each.id === coupon.id ? { ...each, is_collected } : each)));
  mark(true);
  try {
    const { message } = await api.call('POST /vouchers-collect', { body: { coupon_id: coupon.id } });
    toast.success(message ?? i18n.t('Voucher collected'));
    void queryClient.invalidateQueries({ queryKey: cartKeys.offers });
    await reloadSummary(services);
  } catch (error) {
    // 409: it was collected elsewhere, so it stays marked.
    if (!isApiError(error) || error.status !== 409) mark(false);
    toast.error(failureText(i18n, error));
  }
}

/** Without a cart there was nothing to change. */
type CartAnswer = { data: Cart | undefined };

/**
 * Changes reach the server in the order in which they were made; the cart of each answer becomes the server state. A change of a session
 * that has ended throws a `CancelledError`: its answer, or the request itself, must not reach the next shopper on this device.
 */
async function runInOrder(services: Services, call: () => Promise<CartAnswer>, change?: LineChange): Promise<void> {
  const { auth, queryClient } = services;
  const { token } = auth.getState();
  const mutation = queryClient.getMutationCache().build<CartAnswer, Error, LineChange | undefined, unknown>(queryClient, {
    ...(change && { mutationKey: cartKeys.changes }),
    scope: { id: 'cart' },
    networkMode: 'always',
    mutationFn: async () => {
      const { token: current } = auth.getState();
      if (current && current !== token) throw new CancelledError();
      const answer = await call();
      if (auth.getState().token !== token) throw new CancelledError();
      return answer;
    },
    onSuccess: ({ data }) => data && receiveCart(services, data),
  });
  await mutation.execute(change);
}

/** Makes an answer the server state of the cart; a fetch that is on its way may be older, so it is cancelled. */
function receiveCart({ queryClient }: { queryClient: QueryClient }, answer: Cart): void {
  const cart = completeCart(answer);
  queryClient.setQueryData(cartKeys.cart, cart);
  void queryClient.cancelQueries({ queryKey: cartKeys.cart });
  if (cart.info) toast.show({ kind: 'info', text: cart.info });
}

function showFailure({ i18n }: Services, error: unknown): void {
  toast.error(failureText(i18n, error), 'cart');
}
