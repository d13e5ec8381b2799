import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import type { ReturnStatus } from '@souk/contract/orders/returns';
import type { ShopReturn } from '@souk/contract/seller/returns';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReturnChange } from '../../lib/returns/next-step.tsx';
import { useServices } from '../../lib/services.tsx';

export function shopReturnsQuery(api: Api, query: CallInput<'GET /seller/returns'>['query']) {
  return queryOptions({
    queryKey: ['returns', query],
    queryFn: async ({ signal }) => (await api.call('GET /seller/returns', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function shopReturnQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: ['return', code],
    queryFn: async ({ signal }) => (await api.call('GET /seller/returns/{code}', { params: { code }, signal })).data,
  });
}

export function returnAmountsQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: ['return', code, 'amounts'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/returns/{code}/amounts', { params: { code }, signal })).data,
  });
}

type RefundInput = { code: string; delivery: boolean; signal: AbortSignal };

export async function readReturnRefund(api: Api, { code, delivery, signal }: RefundInput) {
  const query = { delivery: delivery ? ('true' as const) : ('false' as const) };
  return (await api.call('GET /seller/returns/{code}/refund', { params: { code }, query, signal })).data;
}

/** A change of one return, also the reversal of its inspection. After a conflict the current return is loaded. */
export function useChangeShopReturn(code: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = shopReturnQuery(api, code);
  return useMutation({
    mutationFn: async (change: ReturnChange | Reopening) => (await send(api, { code }, change)).data,
    onSuccess: (asked) => queryClient.setQueryData(queryKey, asked),
    onSettled: () =>
      Promise.all(
        [['returns'], ['return'], ['order'], ['orders'], ['today'], ['statement']].map((key) =>
          queryClient.invalidateQueries({ queryKey: key }),
        ),
      ),
  });
}

type Reopening = { kind: 'reopen'; body: { seen_status: ReturnStatus } };

function send(api: Api, params: { code: string }, { kind, body }: ReturnChange | Reopening): Promise<{ data: ShopReturn }> {
  switch (kind) {
    case 'accept':
      return api.call('POST /seller/returns/{code}/accept', { params, body });
    case 'decline':
      return api.call('POST /seller/returns/{code}/decline', { params, body });
    case 'receive':
      return api.call('POST /seller/returns/{code}/receive', { params, body });
    case 'inspect':
      return api.call('POST /seller/returns/{code}/inspect', { params, body });
    case 'reopen':
      return api.call('POST /seller/returns/{code}/reopen', { params, body });
    case 'refund':
      return api.call('POST /seller/returns/{code}/refund', { params, body });
  }
}
