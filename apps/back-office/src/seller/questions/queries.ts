import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

/** The contract's limit: importing it would load the schemas. */
export const maxAnswerLength = 1000;

export function shopQuestionsQuery(api: Api, query: CallInput<'GET /seller/questions'>['query']) {
  return queryOptions({
    queryKey: ['questions', query],
    queryFn: async ({ signal }) => (await api.call('GET /seller/questions', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** After a conflict the list is loaded again, so that what somebody else did is visible. */
export function useAnswerQuestion({ id: question_id, version }: { id: number; version: string }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: string) =>
      api.call('POST /seller/questions/{question_id}/answer', { params: { question_id }, body: { answer, version } }),
    // Not awaited: the callbacks of the caller do not run any more once the question has left the list.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['questions'] }),
  });
}
