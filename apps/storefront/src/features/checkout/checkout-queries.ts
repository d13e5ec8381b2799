import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/create-api.ts';
import { personal } from '../../lib/services/end-session.ts';

export type CheckoutChoice = { shopIds: readonly number[]; couponCode: string };

export const checkoutQueries = {
  /** What the chosen shops come to now: prices and stock are as old as the answer, so it never counts as fresh. */
  summary: (api: Api, { shopIds, couponCode }: CheckoutChoice) =>
    queryOptions({
      queryKey: [...personal, 'checkout', shopIds.toSorted((one, other) => one - other), couponCode],
      queryFn: async ({ signal }) => {
        const body = { shop_ids: [...shopIds], ...(couponCode && { coupon_code: couponCode }) };
        return (await api.call('POST /cart/checkout', { body, signal })).data;
      },
      staleTime: 0,
    }),
};
