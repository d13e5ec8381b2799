import type { Api } from '@souk/client/api/create-api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export function ownHealthQuery(api: Api, days: '30' | '90') {
  return queryOptions({
    queryKey: ['health', days],
    queryFn: async ({ signal }) => (await api.call('GET /seller/health', { query: { days }, signal })).data,
    placeholderData: keepPreviousData,
  });
}
