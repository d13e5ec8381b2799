import type { Api } from '@souk/client/api/create-api.ts';
import type { CallBody, CallInput } from '@souk/contract/calls';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function shopVouchersQuery(api: Api, query: CallInput<'GET /seller/vouchers'>['query']) {
  return queryOptions({
    queryKey: ['vouchers', query],
    queryFn: async ({ signal }) => (await api.call('GET /seller/vouchers', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One voucher. It is not loaded again behind the form. */
export function shopVoucherQuery(api: Api, voucher_id: number) {
  return queryOptions({
    queryKey: ['voucher', voucher_id],
    queryFn: async ({ signal }) => (await api.call('GET /seller/vouchers/{voucher_id}', { params: { voucher_id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The most that the marketplace allows, which changes rarely. */
export function offerLimitsQuery(api: Api) {
  return queryOptions({
    queryKey: ['offer-limits'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/offer-limits', { signal })).data,
    staleTime: 60_000,
  });
}

export function offerResultQuery(api: Api, body: CallBody<'POST /seller/offer-result'>) {
  return queryOptions({
    queryKey: ['offer-result', body],
    queryFn: async ({ signal }) => (await api.call('POST /seller/offer-result', { body, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function invalidateVouchers(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['vouchers'] });
}

type Terms = Omit<CallBody<'POST /seller/vouchers/{voucher_id}'>, 'version'>;

/** Ends a voucher, or writes its terms again to reverse that. */
export function useEndVoucher(voucher_id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const params = { voucher_id };
  return useMutation({
    mutationFn: async ({ version, terms }: { version: string; terms?: Terms }) =>
      terms
        ? (await api.call('POST /seller/vouchers/{voucher_id}', { params, body: { ...terms, version } })).data
        : (await api.call('POST /seller/vouchers/{voucher_id}/end', { params, body: { version } })).data,
    onSuccess: (voucher) => queryClient.setQueryData(shopVoucherQuery(api, voucher_id).queryKey, voucher),
    onSettled: () => invalidateVouchers(queryClient),
  });
}
