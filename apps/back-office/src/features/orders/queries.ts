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

/** Downloads all orders that the filters match. */
export async function exportOrders(api: Api, { sort: _sort, page: _page, per_page: _rows, ...filters }: OrderFilters): Promise<void> {
  const { downloadFile } = await import('@souk/client/api/download-file.ts');
  await downloadFile(api, 'GET /admin/order-export', { query: filters });
}

export function orderQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: ['order', code],
    queryFn: async ({ signal }) => (await api.call('GET /admin/orders/{code}', { params: { code }, signal })).data,
    staleTime: 5000,
  });
}

/** The bearers of a refund of an amount; without one, that of all that is left. Not below 'order': the event of the refund would load it once more. */
export function bearersQuery(api: Api, code: string, amount: string | undefined) {
  return queryOptions({
    queryKey: ['bearers', code, amount],
    queryFn: async ({ signal }) =>
      (await api.call('GET /admin/orders/{code}/bearers', { params: { code }, query: { amount }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

type WantedRefund = { lines: readonly { line_id: number; quantity: number }[]; delivery: boolean };

/** The amount of a refund of items, and who bears it. */
export function refundPreviewQuery(api: Api, code: string, { lines, delivery }: WantedRefund) {
  const query = {
    lines: lines.map(({ line_id, quantity }) => `${line_id}:${quantity}`).join(','),
    delivery: delivery ? ('true' as const) : ('false' as const),
  };
  return queryOptions({
    queryKey: ['order', code, 'refund', query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/orders/{code}/refund', { params: { code }, query, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}
