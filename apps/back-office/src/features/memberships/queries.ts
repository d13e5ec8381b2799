import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function plansQuery(api: Api) {
  return queryOptions({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/plans', { signal })).data.plans,
  });
}

/** One plan. It is not loaded again behind the form. */
export function planQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['plan', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/plans/{id}', { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useOfferPlan(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { is_offered: boolean; version: string }) =>
      (await api.call('POST /admin/plans/{id}/status', { params: { id }, body })).data,
    onSuccess: ({ plan }) => queryClient.setQueryData(planQuery(api, id).queryKey, plan),
    onSettled: () => invalidatePlans(queryClient),
  });
}

export async function invalidatePlans(queryClient: QueryClient): Promise<void> {
  await Promise.all(['plans', 'audit'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

export function membershipsQuery(api: Api, filters: CallInput<'GET /admin/memberships'>['query']) {
  return queryOptions({
    queryKey: ['memberships', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/memberships', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export type MembershipChange = { id: number; kind: 'paid' | 'end' };

/** Records a cash payment, or ends a membership. */
export function useChangeMembership() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, kind }: MembershipChange) => {
      const input = { params: { id }, body: {} };
      if (kind === 'paid') return (await api.call('POST /admin/memberships/{id}/paid', input)).data;
      return (await api.call('POST /admin/memberships/{id}/end', input)).data;
    },
    onSettled: () => Promise.all(['memberships', 'plans', 'audit'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}
