import { queryOptions } from '@tanstack/react-query';
import { askOurs } from '../../../lib/api/ask-ours.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { personal } from '../../../lib/services/end-session.ts';

/** Where the person is signed in; null where the server does not tell. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...personal, 'sessions'],
    queryFn: async ({ signal }) => (await askOurs(api, 'GET /sessions', { signal }))?.sessions ?? null,
    staleTime: 5_000,
  });
