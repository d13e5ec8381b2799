import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { session } from '../../lib/other-servers/account-shapes.ts';
import { askOurs } from '../../lib/other-servers/ask-ours.ts';
import { completeAll } from '../../lib/other-servers/complete.ts';
import { completeUser } from '../../lib/other-servers/complete-user.ts';
import { personal } from '../../lib/services/session.ts';

export const identityQueries = {
  profile: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'profile'],
      queryFn: async ({ signal }) => completeUser((await api.call('GET /profile', { signal })).data.user),
      staleTime: 10_000,
    }),
  /** Null if the server has no such call. */
  messagePreference: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'message-preference'],
      queryFn: ({ signal }) => askOurs(api, 'GET /message-preference', { signal }),
      staleTime: 10_000,
    }),
  /** Null if the server has no such call. */
  pushDevice: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'push-device'],
      queryFn: ({ signal }) => askOurs(api, 'GET /push-device', { signal }),
      staleTime: 10_000,
    }),
  /** Null if the server has no such call. */
  sessions: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'sessions'],
      queryFn: async ({ signal }) => {
        const answer = await askOurs(api, 'GET /sessions', { signal });
        return answer && completeAll(session, answer.sessions);
      },
      staleTime: 5_000,
    }),
};
