import { isApiError } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import type { CallBody, CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { gridQuery } from '../../features/products/queries.ts';
import { useServices } from '../../lib/services.tsx';

export function shopProductsQuery(api: Api, query: CallInput<'GET /seller/products'>['query']) {
  return queryOptions({
    queryKey: ['products', query],
    queryFn: async ({ signal }) => (await api.call('GET /seller/products', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** The products of the shop for the grid, page by page. */
export function shopGridQuery(api: Api, filters: Omit<CallInput<'GET /seller/product-grid'>['query'], 'page'>) {
  return gridQuery(
    filters,
    async (page, signal) => (await api.call('GET /seller/product-grid', { query: { ...filters, page }, signal })).data,
  );
}

/** Downloads all products of the shop. */
export async function exportShopProducts(api: Api): Promise<void> {
  const { downloadFile } = await import('@souk/client/api/download-file.ts');
  await downloadFile(api, 'GET /seller/product-export', {});
}

/** The categories, brands, colours, sizes and units, which change rarely. The shop is that of the session. */
export function shopChoicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['product-choices'],
    queryFn: async ({ signal }) => ({ ...(await api.call('GET /seller/product-choices', { signal })).data, shops: [] }),
    staleTime: 60_000,
  });
}

/** A product, or a proposed one by its change request. */
export type ProductName = { kind: 'product' | 'proposed'; id: number };

export async function readShopProduct(api: Api, { kind, id }: ProductName, signal?: AbortSignal) {
  const options = signal ? { signal } : {};
  return kind === 'product'
    ? (await api.call('GET /seller/products/{product_id}', { params: { product_id: id }, ...options })).data
    : (await api.call('GET /seller/change-requests/{request_id}', { params: { request_id: id }, ...options })).data;
}

/** It is not loaded again behind the form, but by events of the shop. */
export function shopProductQuery(api: Api, name: ProductName) {
  return queryOptions({
    queryKey: ['product', name],
    queryFn: ({ signal }) => readShopProduct(api, name, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function stockQuery(api: Api, query: CallInput<'GET /seller/stock'>['query']) {
  return queryOptions({
    queryKey: ['stock', query],
    queryFn: async ({ signal }) => (await api.call('GET /seller/stock', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Downloads the stock of all variants that the filters match. */
export async function exportStock(api: Api, query: CallInput<'GET /seller/stock/csv'>['query']): Promise<void> {
  const { downloadFile } = await import('@souk/client/api/download-file.ts');
  await downloadFile(api, 'GET /seller/stock/csv', { query });
}

export function stockHistoryQuery(
  api: Api,
  product_id: number,
  query: CallInput<'GET /seller/products/{product_id}/stock-movements'>['query'],
) {
  return queryOptions({
    queryKey: ['stock', 'history', product_id, query],
    queryFn: async ({ signal }) =>
      (await api.call('GET /seller/products/{product_id}/stock-movements', { params: { product_id }, query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

const lists = [['products'], ['product'], ['stock'], ['today']];

/** Changes the price at once. After a conflict the current one is loaded. */
export function useChangePrice() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ product_id, body }: { product_id: number; body: CallBody<'POST /seller/products/{product_id}/price'> }) =>
      api.call('POST /seller/products/{product_id}/price', { params: { product_id }, body }),
    onSettled: () => Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

export type StockChange = CallBody<'POST /seller/stock'>['changes'][number];

/** Changes the stock of variants at once, by the difference to what the member saw. */
export function useChangeStock() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (changes: StockChange[]) => (await api.call('POST /seller/stock', { body: { changes } })).data.variants,
    onSettled: () => Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** Withdraws what waits or was declined. One that was decided meanwhile is loaded again. */
export function useWithdraw() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request_id: number) =>
      api.call('POST /seller/change-requests/{request_id}/withdraw', { params: { request_id }, body: {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
    onError: async (error) => {
      if (isApiError(error) && error.status === 409) await queryClient.invalidateQueries();
    },
  });
}
