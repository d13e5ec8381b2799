import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/create-api.ts';
import { completeCoupon } from '../../lib/stores/complete-cart.ts';

export const cartQueries = {
  /** A shop's vouchers, as they are now: another tab may have collected one. */
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
