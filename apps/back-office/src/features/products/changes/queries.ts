import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.tsx';

export function changeRequestsQuery(api: Api, filters: CallInput<'GET /admin/change-requests'>['query']) {
  return queryOptions({
    queryKey: ['change-requests', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/change-requests', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}

export function changeRequestQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['change-request', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/change-requests/{id}', { params: { id }, signal })).data,
    staleTime: 5000,
  });
}

/** The version that the operator saw goes along, so nobody publishes something else than what they compared. */
export type Decision = { kind: 'accept'; version: string } | { kind: 'decline'; version: string; reason: string };

/** Decides a change request. After a conflict the current state is loaded, so that what changed since is visible. */
export function useDecideRequest(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(decision: Decision) {
      const params = { id };
      const { version } = decision;
      if (decision.kind === 'accept')
        return (await api.call('POST /admin/change-requests/{id}/accept', { params, body: { version } })).data;
      const body = { version, reason: decision.reason };
      return (await api.call('POST /admin/change-requests/{id}/decline', { params, body })).data;
    },
    onSuccess: ({ request }) => queryClient.setQueryData(changeRequestQuery(api, id).queryKey, request),
    onSettled: () =>
      Promise.all(
        [['change-requests'], ['change-request'], ['products'], ['audit'], ['home']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
