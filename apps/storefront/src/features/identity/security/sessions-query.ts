import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/create-api.ts';
import { personal } from '../../../lib/services/end-session.ts';

/** Where the person is signed in. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...personal, 'sessions'],
    queryFn: async ({ signal }) => (await api.call('GET /sessions', { signal })).data.sessions,
    staleTime: 5_000,
  });
