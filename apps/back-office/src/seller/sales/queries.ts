import type { Api } from '@souk/client/api/create-api.ts';
import type { CallBody, CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function shopSalesQuery(api: Api, query: CallInput<'GET /seller/sales'>['query']) {
  return queryOptions({
    queryKey: ['sales', query],
    queryFn: async ({ signal }) => (await api.call('GET /seller/sales', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One sale. It is not loaded again behind the form. */
export function shopSaleQuery(api: Api, sale_id: number) {
  return queryOptions({
    queryKey: ['sale', sale_id],
    queryFn: async ({ signal }) => (await api.call('GET /seller/sales/{sale_id}', { params: { sale_id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The rest of each price for the shop, and other sales at that time. */
export function saleResultQuery(api: Api, body: CallBody<'POST /seller/sale-result'>) {
  return queryOptions({
    queryKey: ['sale-result', body],
    queryFn: async ({ signal }) => (await api.call('POST /seller/sale-result', { body, signal })).data.products,
    placeholderData: keepPreviousData,
  });
}

type Terms = Omit<CallBody<'POST /seller/sales/{sale_id}'>, 'version'>;

/** Ends a sale, or plans it again with its terms to reverse that. */
export function useEndSale(sale_id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const params = { sale_id };
  return useMutation({
    mutationFn: async ({ version, terms }: { version: string; terms?: Terms }) =>
      terms
        ? (await api.call('POST /seller/sales/{sale_id}', { params, body: { ...terms, version } })).data
        : (await api.call('POST /seller/sales/{sale_id}/end', { params, body: { version } })).data,
    onSuccess: (sale) => queryClient.setQueryData(shopSaleQuery(api, sale_id).queryKey, sale),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['sales'] }),
  });
}
