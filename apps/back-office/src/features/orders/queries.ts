import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type OrderFilters = CallInput<'GET /admin/orders'>['query'];

/** A page of the list; the former page stays visible while the next one is loaded. */
export function ordersQuery(api: Api, filters: OrderFilters) {
  return queryOptions({
    queryKey: ['orders', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/orders', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

export function orderQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: ['order', code],
    queryFn: async ({ signal }) => (await api.call('GET /admin/orders/{code}', { params: { code }, signal })).data,
    staleTime: 5000,
  });
}

export function homeQuery(api: Api) {
  return queryOptions({
    queryKey: ['home'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/home', { signal })).data,
    refetchInterval: 30_000,
  });
}
