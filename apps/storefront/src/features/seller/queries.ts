import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { askOurs } from '../../lib/other-servers/ask-ours.ts';

/** Whether an application can have documents; null if the server accepts none. */
export function applicationOptionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['shop-register'],
    queryFn: ({ signal }) => askOurs(api, 'GET /shop/register', { signal }),
  });
}
