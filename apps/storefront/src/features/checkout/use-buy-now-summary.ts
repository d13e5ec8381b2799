import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCart, useServices } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/use-session.ts';
import { forgetBuyNow } from '../../lib/stores/cart-changes.ts';
import { checkoutQueries } from './checkout-queries.ts';

/**
 * What the product that is bought at once comes to. The server keeps it, one for each person; the cart's store remembers its
 * shop and what it is, so that another tab which chooses another product is heard of here.
 */
export function useBuyNowSummary(couponCode: string) {
  const { api, cart } = useServices();
  const queryClient = useQueryClient();
  const shopId = useCart((state) => state.buyNowShopId);
  const choice = { shopIds: shopId === null ? [] : [shopId], couponCode, isBuyNow: true };
  const { queryKey, ...options } = checkoutQueries.summary(api, choice);
  const enabled = useIsShopper();
  const query = useQuery({ ...options, queryKey, enabled, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const line = data?.checkout_items[0]?.products[0];
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const [kept] = data.checkout_items;
    if (!kept) return cart.setState(forgetBuyNow);
    cart.setState({ buyNowShopId: kept.shop_id, buyNowProduct: kept.products[0] ?? null });
  }, [data, isPlaceholderData, cart]);
  const variantId = line?.variant_id;
  useEffect(
    () =>
      cart.subscribe(({ buyNowProduct }) => {
        if (variantId !== undefined && buyNowProduct?.variant_id !== variantId) void queryClient.invalidateQueries({ queryKey });
      }),
    [cart, queryClient, queryKey, variantId],
  );
  return { ...query, queryKey, choice, line };
}
