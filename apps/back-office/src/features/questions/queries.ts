import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function questionsQuery(api: Api, filters: CallInput<'GET /admin/questions'>['query']) {
  return queryOptions({
    queryKey: ['questions', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/questions', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export type QuestionChange = { version: string } & (
  | { kind: 'hide'; reason: string }
  | { kind: 'show' }
  | { kind: 'answer'; answer: string }
);

/** A change of one question. After a conflict the list is loaded again, so that what somebody else did is visible. */
export function useChangeQuestion(id: number) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, ...change }: QuestionChange) => {
      const params = { id };
      if (change.kind === 'show') return (await api.call('POST /admin/questions/{id}/show', { params, body: { version } })).data;
      if (change.kind === 'hide')
        return (await api.call('POST /admin/questions/{id}/hide', { params, body: { version, reason: change.reason } })).data;
      return (await api.call('POST /admin/questions/{id}/answer', { params, body: { version, answer: change.answer } })).data;
    },
    // Not awaited: the callbacks of the caller do not run any more once its row has left the list.
    onSettled: () => void Promise.all([['questions'], ['audit']].map((key) => queryClient.invalidateQueries({ queryKey: key }))),
  });
}
