import type { Api } from '@souk/client/api/create-api.ts';
import type { Cart } from '@souk/contract/cart';
import { queryOptions } from '@tanstack/react-query';
import { completeCart, completeCoupon, completeSummary } from '../../lib/other-servers/complete-cart.ts';
import type { Services } from '../../lib/services/services.ts';
import { personal } from '../../lib/services/session.ts';
import type { VisitorState } from '../../lib/stores/visitor-store.ts';
import { isGuest, readGuestCart } from './guest-cart.ts';

/** The subject of a checkout: the selected shops of the cart, or the one product of a direct purchase. */
export type CheckoutChoice = { shopIds: readonly number[]; couponCode: string; isBuyNow: boolean };

/** The keys of everything that the snapshot in the cart's store is derived from. */
export const cartKeys = {
  cart: [...personal, 'cart'],
  changes: [...personal, 'cart-changes'],
  checkout: [...personal, 'checkout'],
  buyNow: [...personal, 'buy-now'],
  offers: [...personal, 'cart-offers'],
} as const;

/** A shopper's cart is stored at the server, a visitor's in the browser. */
type CartOwner = Pick<Services, 'api' | 'auth' | 'settings' | 'visitor'>;

export const cartQueries = {
  cart: (services: CartOwner) =>
    queryOptions({
      queryKey: cartKeys.cart,
      queryFn: async ({ signal }): Promise<Cart> =>
        completeCart((await (isGuest(services) ? readGuestCart(services) : services.api.call('GET /carts', { signal }))).data),
      staleTime: 0,
    }),
  /** The amounts of a choice. The checkout that opens from the drawer uses the drawer's answer for these ten seconds. */
  summary: (services: CartOwner, { shopIds, couponCode, isBuyNow }: CheckoutChoice) =>
    queryOptions({
      queryKey: [...(isBuyNow ? cartKeys.buyNow : cartKeys.checkout), shopIds.toSorted((one, other) => one - other), couponCode],
      queryFn: async ({ signal }) => {
        const { api, visitor } = services;
        if (isGuest(services)) {
          const body = guestChoice(visitor.getState(), { shopIds, isBuyNow });
          return completeSummary((await api.call('POST /guest-cart/checkout', { body, signal })).data);
        }
        // A product that was chosen before the sign-in becomes the direct purchase, whichever way the visitor signed in.
        if (isBuyNow && visitor.getState().direct) await (await import('./guest-purchase.ts')).joinGuestPurchase(services);
        const body = { shop_ids: [...shopIds], ...(couponCode && { coupon_code: couponCode }), ...(isBuyNow && { is_buy_now: true }) };
        return completeSummary((await api.call('POST /cart/checkout', { body, signal })).data);
      },
      staleTime: isBuyNow ? 0 : 10_000,
      // The previous product of a direct purchase must not show for a moment before the next one.
      ...(isBuyNow && { gcTime: 0 }),
    }),
  /** The vouchers of a shop; never fresh, because another tab may have collected one. */
  vouchers: (api: Api, shopId: number) =>
    queryOptions({
      queryKey: ['vouchers', shopId],
      queryFn: async ({ signal }) => {
        const { coupons } = (await api.call('GET /get-vouchers', { query: { shop_id: shopId }, signal })).data;
        return coupons.map((coupon) => completeCoupon(coupon, shopId));
      },
      staleTime: 0,
      retry: false,
    }),
};

function guestChoice({ items, direct }: VisitorState, { shopIds, isBuyNow }: Pick<CheckoutChoice, 'shopIds' | 'isBuyNow'>) {
  if (!isBuyNow) return { items, shop_ids: [...shopIds] };
  if (!direct) return { items: [], shop_ids: [] };
  return { items: [{ variant_id: direct.variant_id, quantity: direct.quantity }], shop_ids: [direct.shop_id] };
}

/** The summary of the shops and voucher code that the store has selected at this moment. */
export function selectedSummary(services: CartOwner & Pick<Services, 'cart'>) {
  const { selectedShopIds, coupon_code } = services.cart.getState();
  return cartQueries.summary(services, { shopIds: selectedShopIds, couponCode: coupon_code, isBuyNow: false });
}
