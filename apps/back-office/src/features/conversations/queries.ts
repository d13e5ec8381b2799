import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export function conversationsQuery(api: Api, filters: CallInput<'GET /admin/conversations'>['query']) {
  return queryOptions({
    queryKey: ['conversations', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/conversations', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function conversationQuery(api: Api, id: string, newest: number) {
  return queryOptions({
    queryKey: ['conversation', id, newest],
    queryFn: async ({ signal }) => (await api.call('GET /admin/conversations/{id}', { params: { id }, query: { newest }, signal })).data,
    placeholderData: keepPreviousData,
  });
}
