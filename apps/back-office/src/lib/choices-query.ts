import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions } from '@tanstack/react-query';

/** The languages, the default currency and the shops, which change rarely. */
export function panelChoicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['panel-choices'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/choices', { signal })).data,
    staleTime: 60_000,
  });
}
