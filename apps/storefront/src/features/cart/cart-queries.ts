import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/create-api.ts';

export const cartQueries = {
  /** A shop's vouchers, as they are now: another tab may have collected one. */
  vouchers: (api: Api, shopId: number) =>
    queryOptions({
      queryKey: ['vouchers', shopId],
      queryFn: async ({ signal }) => (await api.call('GET /get-vouchers', { query: { shop_id: shopId }, signal })).data.coupons,
      staleTime: 0,
      retry: false,
    }),
};
