import type { Api } from '@souk/client/api/create-api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export function salesQuery(api: Api, range: { from: string; to: string }) {
  return queryOptions({
    queryKey: ['sales', range],
    queryFn: async ({ signal }) => (await api.call('GET /admin/sales', { query: range, signal })).data,
    placeholderData: keepPreviousData,
  });
}
