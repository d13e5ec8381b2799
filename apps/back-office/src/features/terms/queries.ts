import type { Api } from '@souk/client/api/create-api.ts';
import type { TermKind } from '@souk/contract/back-office/catalog/terms';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

type TermFilters = CallInput<'GET /admin/terms/{kind}'>['query'];

export function termsQuery(api: Api, kind: TermKind, filters: TermFilters) {
  return queryOptions({
    queryKey: ['terms', kind, filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/terms/{kind}', { params: { kind }, query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One of them. It is not loaded again behind the form. */
export function termQuery(api: Api, kind: TermKind, id: number) {
  return queryOptions({
    queryKey: ['term', kind, id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/terms/{kind}/{id}', { params: { kind, id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

type Merge = { kind: TermKind; id: number; into_id: number; seen?: string };

/** Without `seen`, a preview. */
export function useMergeTerms() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, id, ...body }: Merge) =>
      (await api.call('POST /admin/terms/{kind}/{id}/merge', { params: { kind, id }, body })).data,
    onSuccess: ({ entry_id }) => (entry_id === null ? undefined : invalidateTerms(queryClient)),
  });
}

export function useRemoveTerm() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (params: { kind: TermKind; id: number }) =>
      (await api.call('DELETE /admin/terms/{kind}/{id}', { params })).data.entry_id,
    onSuccess: () => invalidateTerms(queryClient),
  });
}

/** Reads again what shows the names of terms: the terms, products and the choices of a product, and the audit log. */
export async function invalidateTerms(queryClient: QueryClient): Promise<void> {
  await Promise.all(['terms', 'products', 'product-choices', 'audit'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
