import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { complete } from '../../lib/other-servers/complete.ts';
import { linkedOrders } from '../../lib/other-servers/linked-order-shape.ts';

/** The orders of a link from a message. */
export function linkedOrdersQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['order-link', token],
    queryFn: async ({ signal }) => complete(linkedOrders, (await api.call('GET /order-links/{token}', { params: { token }, signal })).data),
    staleTime: 10_000,
  });
}
