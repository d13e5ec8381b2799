import type { Api } from '@souk/client/api/create-api.ts';
import type { ProductGrid } from '@souk/contract/back-office/catalog/product-grid';
import type { BulkChange } from '@souk/contract/back-office/products';
import type { CallInput } from '@souk/contract/calls';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export type ProductFilters = CallInput<'GET /admin/products'>['query'];

export function productsQuery(api: Api, filters: ProductFilters) {
  return queryOptions({
    queryKey: ['products', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/products', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

/** The ids of all products that the filters match, at most as many as one change of many has. */
export async function readProductIds(
  api: Api,
  { sort: _sort, page: _page, per_page: _rows, ...filters }: ProductFilters,
): Promise<number[]> {
  return (await api.call('GET /admin/product-ids', { query: filters })).data.ids;
}

/** Downloads all products that the filters match. */
export async function exportProducts(api: Api, { sort: _sort, page: _page, per_page: _rows, ...filters }: ProductFilters): Promise<void> {
  const { downloadFile } = await import('@souk/client/api/download-file.ts');
  await downloadFile(api, 'GET /admin/product-export', { query: filters });
}

/** The products of a grid, page by page. They are not loaded again behind its changes. */
export function gridQuery(filters: object, read: (page: number, signal: AbortSignal) => Promise<ProductGrid>) {
  return infiniteQueryOptions({
    queryKey: ['products', 'grid', filters],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam(last: ProductGrid, pages: ProductGrid[]) {
      const loaded = pages.reduce((sum, { products }) => sum + products.length, 0);
      return last.products.length > 0 && loaded < last.total ? pages.length + 1 : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The shops, categories, brands, colours, sizes and units, which change rarely. */
export function choicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['product-choices'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/product-choices', { signal })).data,
    staleTime: 60_000,
  });
}

type Bulk = { ids: number[]; change: BulkChange; seen?: string };

/** Without `seen`, a preview. */
export function useBulkChange() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Bulk) => (await api.call('POST /admin/products/bulk', { body })).data,
    onSuccess: ({ entry_id }) => (entry_id === null ? undefined : queryClient.invalidateQueries({ queryKey: ['products'] })),
  });
}

/** Reverses an entry of the audit log. */
export function useUndo() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call('POST /admin/audit/{id}/undo', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** One product. It is not loaded again behind the form. */
export function productQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/products/{id}', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
