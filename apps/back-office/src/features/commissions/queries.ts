import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions } from '@tanstack/react-query';

/** The rules. They are not loaded again behind the form. */
export function commissionRulesQuery(api: Api) {
  return queryOptions({
    queryKey: ['commission-rules'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/commission-rules', { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
