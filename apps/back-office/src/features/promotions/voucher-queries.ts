import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function vouchersQuery(api: Api, filters: CallInput<'GET /admin/vouchers'>['query']) {
  return queryOptions({
    queryKey: ['vouchers', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/vouchers', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One voucher. It is not loaded again behind the form. */
export function voucherQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['voucher', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/vouchers/{id}', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useEndVoucher(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (version: string) => (await api.call('POST /admin/vouchers/{id}/end', { params: { id }, body: { version } })).data,
    onSuccess: ({ voucher }) => queryClient.setQueryData(voucherQuery(api, id).queryKey, voucher),
    onSettled: () => invalidateVouchers(queryClient),
  });
}

export async function invalidateVouchers(queryClient: QueryClient): Promise<void> {
  await Promise.all(['vouchers', 'audit'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
