import { queryOptions } from '@tanstack/react-query';
import { askOurs } from '../../../lib/api/ask-ours.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { personal } from '../../../lib/services/end-session.ts';

/** How the person is told of their orders; null where the server gives no choice. */
export const messagePreferenceQuery = (api: Api) =>
  queryOptions({
    queryKey: [...personal, 'message-preference'],
    queryFn: ({ signal }) => askOurs(api, 'GET /message-preference', { signal }),
    staleTime: 10_000,
  });
