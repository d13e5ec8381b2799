import type { CheckoutSummary } from '@souk/contract/checkout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCart, useServices } from '../../lib/services/services-context.tsx';
import { useHasCart } from './guest-cart.ts';
import { type CheckoutChoice, cartQueries } from './queries.ts';

/** The summary of the selected shops of the cart; disabled while none is selected. */
export function useCheckoutSummary() {
  const shopIds = useCart((state) => state.selectedShopIds);
  const couponCode = useCart((state) => state.coupon_code);
  return useSummary({ shopIds, couponCode, isBuyNow: false }, shopIds.length > 0);
}

/** The summary of the direct purchase. The server stores one for each person; the store knows its shop, also from another tab. */
export function useBuyNowSummary(couponCode: string) {
  const shopId = useCart((state) => state.buyNowShopId);
  return useSummary({ shopIds: shopId === null ? [] : [shopId], couponCode, isBuyNow: true }, true);
}

function useSummary(choice: CheckoutChoice, isWanted: boolean) {
  const services = useServices();
  const { queryClient } = services;
  const options = cartQueries.summary(services, choice);
  const hasCart = useHasCart();
  const query = useQuery({ ...options, enabled: hasCart && isWanted, placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return {
    data,
    error,
    isFetching,
    /** The amounts are those of the previous choice. */
    isOutdated: isPlaceholderData,
    refetch,
    choice,
    /** Shows a summary that came with a refused order. */
    replace: (summary: CheckoutSummary) => void queryClient.setQueryData(options.queryKey, summary),
    /** Asks what the order would cost with another voucher code. */
    tryCode: (code: string) => queryClient.fetchQuery({ ...cartQueries.summary(services, { ...choice, couponCode: code }), staleTime: 0 }),
  };
}
