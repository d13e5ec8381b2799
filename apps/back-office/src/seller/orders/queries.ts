import { isApiError } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import type { CallBody, CallInput } from '@souk/contract/calls';
import type { ShopOrder } from '@souk/contract/seller/orders';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { rowsPerPage } from '../../lib/list/list-page.tsx';
import { useServices } from '../../lib/services.tsx';

export function todayQuery(api: Api) {
  return queryOptions({
    queryKey: ['today'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/today', { signal })).data,
    // Live events load it again; the interval is for a stream that is cut off.
    refetchInterval: 120_000,
  });
}

/** The list as it is when it is opened. */
export const firstOrders = { page: 1, per_page: rowsPerPage };

export function shopOrdersQuery(api: Api, query: CallInput<'GET /seller/orders'>['query']) {
  return queryOptions({
    queryKey: ['orders', query],
    queryFn: async ({ signal }) => (await api.call('GET /seller/orders', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function shopOrderQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: ['order', code],
    queryFn: async ({ signal }) => (await api.call('GET /seller/orders/{code}', { params: { code }, signal })).data,
  });
}

export function orderAmountsQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: ['order', code, 'amounts'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/orders/{code}/amounts', { params: { code }, signal })).data,
  });
}

/** The bearers of what the cancellation of a paid order refunds. Not below 'order': the event of the cancellation would load it once more. */
export function bearersQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: ['bearers', code],
    queryFn: async ({ signal }) => (await api.call('GET /seller/orders/{code}/bearers', { params: { code }, signal })).data,
    staleTime: 0,
    retry: false,
  });
}

export function pickListQuery(api: Api, codes: string) {
  return queryOptions({
    queryKey: ['orders', 'pick-list', codes],
    queryFn: async ({ signal }) => (await api.call('GET /seller/pick-list', { query: { codes }, signal })).data.lines,
    enabled: codes !== '',
  });
}

export type OrderChange =
  | { kind: 'status'; body: CallBody<'POST /seller/orders/{code}/status'> }
  | { kind: 'cancel'; body: CallBody<'POST /seller/orders/{code}/cancel'> }
  | { kind: 'ship'; body: CallBody<'POST /seller/orders/{code}/ship'> };

/** A change of one order. After a conflict the current order is loaded, so that the member sees what somebody else did. */
export function useChangeShopOrder(code: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = shopOrderQuery(api, code);
  return useMutation({
    mutationFn: (change: OrderChange): Promise<ShopOrder> => sendChange(api, code, change),
    async onSuccess(order) {
      queryClient.setQueryData(queryKey, order);
      await Promise.all(['orders', 'today'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
    async onError(error) {
      if (isApiError(error) && error.status === 409) await queryClient.invalidateQueries({ queryKey });
    },
  });
}

async function sendChange(api: Api, code: string, change: OrderChange): Promise<ShopOrder> {
  const params = { code };
  switch (change.kind) {
    case 'status':
      return (await api.call('POST /seller/orders/{code}/status', { params, body: change.body })).data;
    case 'cancel':
      return (await api.call('POST /seller/orders/{code}/cancel', { params, body: change.body })).data;
    case 'ship':
      return (await api.call('POST /seller/orders/{code}/ship', { params, body: change.body })).data;
  }
}
