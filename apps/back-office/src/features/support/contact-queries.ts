import type { Api } from '@souk/client/api/create-api.ts';
import type { ContactMessage } from '@souk/contract/back-office/tickets';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function contactQuery(api: Api, query: CallInput<'GET /admin/contact-messages'>['query']) {
  return queryOptions({
    queryKey: ['contact-messages', query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/contact-messages', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Marks a message as answered, or as waiting again. */
export function useMarkContactMessage({ id, answered }: ContactMessage) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const body = { is_answered: answered === null, seen_answered: answered !== null };
      return (await api.call('POST /admin/contact-messages/{id}/answered', { params: { id }, body })).data.entry_id;
    },
    // A conflict shows what somebody else has changed.
    // Not awaited: the callbacks of the caller do not run any more once the message has left the list.
    onSettled: () =>
      void Promise.all([['contact-messages'], ['audit'], ['home']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
