import type { Api } from '@souk/client/api/create-api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The results of the server for the typed words; nothing is asked for less than two letters. */
export function findQuery(api: Api, search: string) {
  return queryOptions({
    queryKey: ['find', search],
    queryFn: async ({ signal }) => (await api.call('GET /admin/find', { query: { search }, signal })).data,
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}
