import type { Cart, CartProduct } from '@souk/contract/cart';
import { isSignedOut } from '../../lib/api/api-error.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { endSession } from '../../lib/services/end-session.ts';
import type { Services } from '../../lib/services/services.ts';
import { clearSession } from '../../lib/stores/auth-store.ts';
import {
  applyCheckout,
  cartAmount,
  dropLostShops,
  removedMessage,
  replaceCart,
  selectShopOf,
  toggleShop,
} from '../../lib/stores/cart-changes.ts';
import { emptyCart, noAmounts } from '../../lib/stores/cart-state.ts';
import { choicesOf, completeCart, completeSummary } from '../../lib/stores/complete-cart.ts';
import { toast } from '../../ui/toast/toast.ts';
import { sayAdded, sayRemoved } from './cart-toasts.ts';
import { countPieces, withQuantity } from './model/change-lines.ts';

/** By its id, or by its name. */
type Choice = number | string | null | undefined;

export type Addition = {
  product: { id: number; name: string; thumbnail: string | null };
  quantity: number;
  color?: Choice;
  size?: Choice;
  unit?: Choice;
};

/** Fetches the cart; without a token nobody has one, and what is left of it goes (so the specification). */
export async function fetchCart(services: Services): Promise<void> {
  const { api, auth, cart } = services;
  if (!auth.getState().token) return endSession(services);
  cart.setState({ loading: true });
  try {
    takeCart(services, (await api.call('GET /carts', {})).data);
  } catch (error) {
    if (isSignedOut(error)) cart.setState(emptyCart);
    // What is on the screen stays; the next fetch brings it up to date.
  } finally {
    cart.setState({ loading: false });
  }
}

/** Puts a product into the cart, after a sign-in if need be. True once it lies there. */
export async function addToCart(services: Services, addition: Addition): Promise<boolean> {
  const { api, auth, cart, i18n } = services;
  const { product, quantity, color, size, unit } = addition;
  if (!product.id) return false;
  if (!auth.getState().token) return askToSignIn(services, addition);
  try {
    const body = { product_id: product.id, quantity, color, size, unit };
    const { data } = await inTurn(() => api.call('POST /cart/store', { body }));
    toast.withdraw('cart');
    takeCart(services, data);
    cart.setState((state) => selectShopOf(state, product.id));
    sayAdded(i18n, product, () => openDrawer(services));
    await loadCheckout(services);
    return true;
  } catch (error) {
    if (isSignedOut(error)) return askToSignIn(services, addition);
    sayFailure(services, error);
    return false;
  }
}

function askToSignIn(services: Services, addition: Addition): false {
  signInFirst(services, () => void addToCart(services, addition));
  return false;
}

/** So the specification wants it of every addition, and then it goes on. */
export function signInFirst(services: Services, action: () => void): void {
  toast.error(services.i18n.t('Please login first!'), 'sign-in');
  services.auth.setState(clearSession);
  services.whenSignedIn(action);
}

/** One more of a line. */
export function increaseLine(services: Services, line: CartProduct): Promise<void> {
  return changeLine(services, line, line.quantity + 1, 'POST /cart/increment');
}

/** One fewer; the last one takes the line away. */
export function decreaseLine(services: Services, line: CartProduct): Promise<void> {
  return changeLine(services, line, line.quantity - 1, 'POST /cart/decrement');
}

/** Removes the whole line; the message offers to add all of it again. */
export function removeLine(services: Services, line: CartProduct): Promise<void> {
  const addAgain = () => void addToCart(services, { ...again(line), quantity: line.quantity });
  return changeLine(services, line, 0, 'POST /cart/delete', () => sayRemoved(services.i18n, line, addAgain));
}

/** Takes the line away once it is kept elsewhere, which says so itself. */
export async function moveLine(services: Services, line: CartProduct, keep: (line: CartProduct) => Promise<boolean>): Promise<void> {
  if (await keep(line)) await changeLine(services, line, 0, 'POST /cart/delete', () => undefined);
}

type LineCall = 'POST /cart/increment' | 'POST /cart/decrement' | 'POST /cart/delete';

/** Shown at once; the server's cart replaces it, or what was before comes back with the reason. */
async function changeLine(
  services: Services,
  line: CartProduct,
  quantity: number,
  call: LineCall,
  sayGone = () => sayRemoved(services.i18n, line, () => void addToCart(services, again(line))),
): Promise<void> {
  const { api, cart } = services;
  const before = cart.getState();
  const products = withQuantity(before.products, line.line_id, quantity);
  cart.setState({ products, total: countPieces(products), totalAmount: cartAmount(products) });
  const body = { product_id: line.id, ...choicesOf(line) };
  try {
    waiting += 1;
    const { data, message } = await inTurn(() => api.call(call, { body })).finally(() => {
      waiting -= 1;
    });
    toast.withdraw('cart');
    isRemoved ||= message === removedMessage;
    if (quantity <= 0) sayGone();
    // While further clicks wait their turn, an answer to an earlier one would take the figure back for a moment.
    if (waiting > 0) return;
    takeCart(services, data);
    forgetLostShops(services);
    await loadCheckout(services);
  } catch (error) {
    if (isSignedOut(error)) return void cart.setState(emptyCart);
    cart.setState({ products: before.products, total: before.total, totalAmount: before.totalAmount });
    sayFailure(services, error);
    await fetchCart(services);
    forgetLostShops(services);
  }
}

/** Once the cart is the server's again after what was removed. */
function forgetLostShops({ cart }: Services): void {
  if (isRemoved) cart.setState(dropLostShops);
  isRemoved = false;
}

function again(line: CartProduct): Addition {
  return { product: line, quantity: 1, ...choicesOf(line) };
}

let asked = 0;

/** The summary of the chosen shops, of whatever was asked last; without one chosen there is nothing to ask, and nothing to pay. */
export async function loadCheckout(services: Services): Promise<void> {
  const { api, auth, cart } = services;
  const { selectedShopIds, coupon_code } = cart.getState();
  if (!auth.getState().token) return;
  asked += 1;
  const mine = asked;
  if (selectedShopIds.length === 0) return void cart.setState({ ...noAmounts, checkoutProducts: [] });
  try {
    const body = { shop_ids: selectedShopIds, ...(coupon_code && { coupon_code }) };
    const { data } = await api.call('POST /cart/checkout', { body });
    if (mine === asked) cart.setState((state) => applyCheckout(state, completeSummary(data)));
  } catch (error) {
    if (mine === asked) sayFailure(services, error);
  }
}

/** A click on a shop's header: in multi-vendor mode it is chosen, or no longer. */
export async function chooseShop(services: Services, shopId: number): Promise<void> {
  if (!services.settings.getState().multiVendor) return;
  services.cart.setState((state) => toggleShop(state, shopId));
  await loadCheckout(services);
}

/** Opening loads the checkout products, unless it is open already. */
export function openDrawer(services: Services): void {
  if (services.settings.getState().basketCanvas) return;
  services.settings.setState({ basketCanvas: true });
}

export function takeCart({ cart, settings }: Services, answer: Cart): void {
  cart.setState((state) => replaceCart(state, completeCart(answer), { multiVendor: settings.getState().multiVendor }));
  if (answer.info) toast.show({ kind: 'info', text: answer.info });
}

export function sayFailure({ i18n }: Services, error: unknown): void {
  toast.error(failureWords(i18n, error), 'cart');
}

let waiting = 0;
/** Since the cart was the server's the last time. */
let isRemoved = false;
let last: Promise<unknown> = Promise.resolve();

/** Changes reach the server in the order in which they were made: the last answer is the last word. */
export function inTurn<Result>(call: () => Promise<Result>): Promise<Result> {
  const turn = last.then(call, call);
  last = turn.catch(() => undefined);
  return turn;
}
