import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCart, useServices } from '../../lib/services/services-context.tsx';
import { useSession } from '../../lib/services/use-session.ts';
import { applyCheckout } from '../../lib/stores/cart-changes.ts';
import { checkoutQueries } from './checkout-queries.ts';

/**
 * The summary of the chosen shops. The cart's own store holds the same: what is answered here goes there, and when the cart
 * was changed beside this page (its drawer loads a summary of its own) the page asks again.
 */
export function useCheckoutSummary() {
  const { api, cart } = useServices();
  const queryClient = useQueryClient();
  const session = useSession();
  const shopIds = useCart((state) => state.selectedShopIds);
  const couponCode = useCart((state) => state.coupon_code);
  const choice = { shopIds, couponCode, isBuyNow: false };
  const options = checkoutQueries.summary(api, choice);
  const enabled = session.status === 'shopper' && shopIds.length > 0;
  const query = useQuery({ ...options, enabled, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (!data || isPlaceholderData || cart.getState().checkoutProducts === data.checkout_items) return;
    cart.setState((state) => applyCheckout(state, data));
  }, [data, isPlaceholderData, cart]);
  useEffect(
    () =>
      cart.subscribe((now, before) => {
        if (now.checkoutProducts === before.checkoutProducts) return;
        const newest = { shopIds: now.selectedShopIds, couponCode: now.coupon_code, isBuyNow: false };
        const { queryKey } = checkoutQueries.summary(api, newest);
        if (queryClient.getQueryData(queryKey)?.checkout_items !== now.checkoutProducts) void queryClient.invalidateQueries({ queryKey });
      }),
    [api, cart, queryClient],
  );
  return { ...query, queryKey: options.queryKey, choice };
}
