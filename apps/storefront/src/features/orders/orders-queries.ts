import type { OrderStatusKey } from '@souk/contract/orders';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/create-api.ts';
import { personal } from '../../lib/services/end-session.ts';

export type OrdersPage = { status: OrderStatusKey | undefined; page: number };

export const ordersPerPage = 10;

const orders = [...personal, 'orders'] as const;

export const ordersQueries = {
  key: orders,
  list: (api: Api, { status, page }: OrdersPage) =>
    queryOptions({
      queryKey: [...orders, 'list', status ?? 'all', page],
      queryFn: async ({ signal }) => {
        const query = { order_status: status, page, per_page: ordersPerPage };
        return (await api.call('GET /orders', { query, signal })).data;
      },
      staleTime: 10_000,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...orders, 'one', id],
      queryFn: async ({ signal }) => (await api.call('GET /order-details', { query: { order_id: id }, signal })).data.order,
      staleTime: 10_000,
    }),
};
