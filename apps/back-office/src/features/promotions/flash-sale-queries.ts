import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function flashSalesQuery(api: Api, filters: CallInput<'GET /admin/flash-sales'>['query']) {
  return queryOptions({
    queryKey: ['flash-sales', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/flash-sales', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function shopSalesQuery(api: Api, filters: CallInput<'GET /admin/shop-sales'>['query']) {
  return queryOptions({
    queryKey: ['flash-sales', 'shops', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/shop-sales', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function calendarQuery(api: Api, within: CallInput<'GET /admin/flash-sale-calendar'>['query']) {
  return queryOptions({
    queryKey: ['flash-sale-calendar', within],
    queryFn: async ({ signal }) => (await api.call('GET /admin/flash-sale-calendar', { query: within, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function offerableQuery(api: Api, request: CallInput<'GET /admin/flash-sale-products'>['query']) {
  return queryOptions({
    queryKey: ['flash-sale-products', request],
    queryFn: async ({ signal }) => (await api.call('GET /admin/flash-sale-products', { query: request, signal })).data.products,
    placeholderData: keepPreviousData,
  });
}

/** One flash sale. It is not loaded again behind the form. */
export function flashSaleQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['flash-sale', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/flash-sales/{id}', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useEndFlashSale(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (version: string) => (await api.call('POST /admin/flash-sales/{id}/end', { params: { id }, body: { version } })).data,
    onSuccess: ({ flash_sale }) => queryClient.setQueryData(flashSaleQuery(api, id).queryKey, flash_sale),
    onSettled: () => invalidateFlashSales(queryClient),
  });
}

export async function invalidateFlashSales(queryClient: QueryClient): Promise<void> {
  const keys = ['flash-sales', 'flash-sale-calendar', 'flash-sale-products', 'audit'];
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
