import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export function statementQuery(api: Api, month: string | undefined) {
  return queryOptions({
    queryKey: ['statement', month],
    queryFn: async ({ signal }) => (await api.call('GET /seller/statement', { query: { ...(month && { month }) }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function statementOrdersQuery(api: Api, query: CallInput<'GET /seller/statement/orders'>['query']) {
  return queryOptions({
    queryKey: ['statement', 'orders', query],
    queryFn: async ({ signal }) => (await api.call('GET /seller/statement/orders', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function payoutAccountQuery(api: Api) {
  return queryOptions({
    queryKey: ['payout-account'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/payout-account', { signal })).data,
  });
}
