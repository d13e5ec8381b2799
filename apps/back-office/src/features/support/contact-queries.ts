import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export function contactQuery(api: Api, query: CallInput<'GET /admin/contact-messages'>['query']) {
  return queryOptions({
    queryKey: ['contact-messages', query],
    queryFn: async ({ signal }) => (await api.call('GET /admin/contact-messages', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}
