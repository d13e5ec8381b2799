import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services.tsx';

export function refundsQuery(api: Api, filters: CallInput<'GET /admin/refunds'>['query']) {
  return queryOptions({
    queryKey: ['refunds', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/refunds', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

const changed = ['refunds', 'order', 'orders', 'memberships', 'home', 'audit'];

/** Records that a rejected refund was paid back by hand. After a conflict the current state is loaded. */
export function useCompleteRefund(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reference: string) =>
      api.call('POST /admin/refunds/{id}/complete', { params: { id }, body: { seen_status: 'Failed', reference } }),
    onSettled: () => Promise.all(changed.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}
