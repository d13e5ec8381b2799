import { queryOptions } from '@tanstack/react-query';
import { session } from '../../../lib/answers/account-shapes.ts';
import { completeAll } from '../../../lib/answers/complete.ts';
import { askOurs } from '../../../lib/api/ask-ours.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { personal } from '../../../lib/services/end-session.ts';

/** Where the person is signed in; null where the server does not tell. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...personal, 'sessions'],
    queryFn: async ({ signal }) => {
      const answer = await askOurs(api, 'GET /sessions', { signal });
      return answer && completeAll(session, answer.sessions);
    },
    staleTime: 5_000,
  });
