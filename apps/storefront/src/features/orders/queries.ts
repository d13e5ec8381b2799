import type { Api } from '@souk/client/api/create-api.ts';
import type { OrderStatusKey } from '@souk/contract/orders';
import { queryOptions } from '@tanstack/react-query';
import { complete } from '../../lib/other-servers/complete.ts';
import { order, orderList } from '../../lib/other-servers/order-shapes.ts';
import { personal } from '../../lib/services/session.ts';

/** `search` is a part of an order code, or empty for all orders. */
export type OrdersPage = { status: OrderStatusKey | undefined; search: string; page: number };

export const ordersPerPage = 10;

const orders = [...personal, 'orders'] as const;

export const ordersQueries = {
  key: orders,
  list: (api: Api, { status, search, page }: OrdersPage) =>
    queryOptions({
      queryKey: [...orders, 'list', status ?? 'all', search, page],
      queryFn: async ({ signal }) => {
        const query = { order_status: status, search: search || undefined, page, per_page: ordersPerPage };
        return complete(orderList, (await api.call('GET /orders', { query, signal })).data);
      },
      staleTime: 10_000,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...orders, 'one', id],
      queryFn: async ({ signal }) =>
        complete(order, (await api.call('GET /order-details', { query: { order_id: id }, signal })).data.order),
      staleTime: 10_000,
    }),
  returns: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...orders, 'returns', id],
      queryFn: async ({ signal }) => (await api.call('GET /orders/{id}/returns', { params: { id }, signal })).data,
      staleTime: 10_000,
    }),
  returnPhoto: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...orders, 'return-photo', id],
      queryFn: async ({ signal }) => {
        const answer = await api.request('GET /return-photos/{id}', { params: { id }, signal });
        return answer.ok ? answer.blob() : null;
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
