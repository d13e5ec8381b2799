import { isSignedOut } from '../../lib/api/api-error.ts';
import type { Services } from '../../lib/services/services.ts';
import { type Addition, inTurn, sayFailure, signInFirst, takeCart } from './cart-calls.ts';

export type BuyingNow = Addition & { shopId: number | null };

/** Chooses a product to be bought at once, apart from the cart, after a sign-in if need be; then it can be checked out. */
export async function buyNow(services: Services, wanted: BuyingNow, goOn: () => void): Promise<void> {
  const { api, auth, cart } = services;
  const again = () => void buyNow(services, wanted, goOn);
  if (!auth.getState().token) return signInFirst(services, again);
  try {
    const { product, quantity, color, size, unit } = wanted;
    const body = { product_id: product.id, quantity, color, size, unit, is_buy_now: true };
    const { data } = await inTurn(() => api.call('POST /cart/store', { body }));
    // The cart is as it was; the answer also says where there are fewer pieces than wanted.
    takeCart(services, data);
    cart.setState({ buyNowShopId: wanted.shopId, buyNowProduct: null });
    goOn();
  } catch (error) {
    if (isSignedOut(error)) return signInFirst(services, again);
    sayFailure(services, error);
  }
}
