import type { Api } from '@souk/client/api/create-api.ts';
import type { CategoryNode } from '@souk/contract/back-office/catalog/categories';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function categoriesQuery(api: Api) {
  return queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/categories', { signal })).data.categories,
  });
}

/** One category. It is not loaded again behind the form. */
export function categoryQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['category', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/categories/{id}', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

type Order = { parent_id: number | null; ids: number[]; seen_ids: number[] };

/** Shows the new order at once; a refusal shows the stored one again. */
export function useOrderCategories() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = categoriesQuery(api);
  return useMutation({
    scope: { id: 'category-order' },
    mutationFn: async (body: Order) => (await api.call('POST /admin/categories/order', { body })).data.entry_id,
    onMutate: async ({ ids }) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (categories) => categories && inOrder(categories, ids));
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSuccess: () => Promise.all([['product-choices'], ['audit']].map((key) => queryClient.invalidateQueries({ queryKey: key }))),
  });
}

/** The categories with these ids in this order; they share one parent, whose other lists stay as they are. */
function inOrder(categories: readonly CategoryNode[], ids: readonly number[]): CategoryNode[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const moved = categories
    .filter(({ id }) => place.has(id))
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  const rest = categories.filter(({ id }) => !place.has(id));
  return [...moved, ...rest];
}

type Merge = { id: number; into_id: number; seen?: string };

/** Without `seen`, a preview. */
export function useMergeCategories() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...body }: Merge) => (await api.call('POST /admin/categories/{id}/merge', { params: { id }, body })).data,
    onSuccess: ({ entry_id }) => (entry_id === null ? undefined : invalidateCatalog(queryClient)),
  });
}

export function useRemoveCategory() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => (await api.call('DELETE /admin/categories/{id}', { params: { id } })).data.entry_id,
    onSuccess: () => invalidateCatalog(queryClient),
  });
}

/** Lists and choices have the names of categories. */
export async function invalidateCatalog(queryClient: ReturnType<typeof useQueryClient>): Promise<void> {
  await Promise.all(
    ['categories', 'products', 'product-choices', 'audit'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
}
