import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function reviewsQuery(api: Api, filters: CallInput<'GET /admin/reviews'>['query']) {
  return queryOptions({
    queryKey: ['reviews', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/reviews', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function reviewQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['review', id],
    queryFn: async ({ signal }) => (await api.call('GET /admin/reviews/{id}', { params: { id }, signal })).data,
  });
}

export type ReviewChange =
  | ({ version: string } & ({ kind: 'hide'; reason: string } | { kind: 'show' } | { kind: 'reply'; reply: string }))
  | { kind: 'dismiss'; seen_report_id: number };

/** A change of one review. After a conflict the current one is loaded, so that what somebody else did is visible. */
export function useChangeReview(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = reviewQuery(api, id);
  return useMutation({
    mutationFn: async (change: ReviewChange) => {
      const params = { id };
      if (change.kind === 'dismiss') {
        const { seen_report_id } = change;
        return (await api.call('POST /admin/reviews/{id}/dismiss-reports', { params, body: { seen_report_id } })).data;
      }
      const { version } = change;
      if (change.kind === 'show') return (await api.call('POST /admin/reviews/{id}/show', { params, body: { version } })).data;
      if (change.kind === 'hide')
        return (await api.call('POST /admin/reviews/{id}/hide', { params, body: { version, reason: change.reason } })).data;
      return (await api.call('POST /admin/reviews/{id}/reply', { params, body: { version, reply: change.reply } })).data;
    },
    onSuccess: ({ review }) => queryClient.setQueryData(queryKey, review),
    onSettled: () =>
      Promise.all([['reviews'], queryKey, ['audit'], ['home']].map((key) => queryClient.invalidateQueries({ queryKey: key }))),
  });
}
