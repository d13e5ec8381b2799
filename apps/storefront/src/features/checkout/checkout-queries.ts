import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/create-api.ts';
import { personal } from '../../lib/services/end-session.ts';
import { completeSummary } from '../../lib/stores/complete-cart.ts';
import type { CheckoutChoice } from './model/checkout-choice.ts';

export const checkoutQueries = {
  /** What is chosen comes to now: prices and stock are as old as the answer, so it never counts as fresh. */
  summary: (api: Api, { shopIds, couponCode, isBuyNow }: CheckoutChoice) =>
    queryOptions({
      queryKey: [...personal, isBuyNow ? 'buy-now' : 'checkout', shopIds.toSorted((one, other) => one - other), couponCode],
      queryFn: async ({ signal }) => {
        const body = { shop_ids: [...shopIds], ...(couponCode && { coupon_code: couponCode }), ...(isBuyNow && { is_buy_now: true }) };
        return completeSummary((await api.call('POST /cart/checkout', { body, signal })).data);
      },
      staleTime: 0,
      // The next product that is bought at once must not look like the last one for a moment.
      ...(isBuyNow && { gcTime: 0 }),
    }),
};
