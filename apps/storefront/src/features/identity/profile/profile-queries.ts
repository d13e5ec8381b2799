import type { User } from '@souk/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/create-api.ts';
import { personal } from '../../../lib/services/end-session.ts';
import type { Services } from '../../../lib/services/services.ts';
import { completeUser } from '../../../lib/stores/complete-user.ts';

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: [...personal, 'profile'],
    queryFn: async ({ signal }) => completeUser((await api.call('GET /profile', { signal })).data.user),
    staleTime: 10_000,
  });

/** What the server says of the person now: the form, the sidebar and the header show it at once. */
export function takeProfile({ api, auth, queryClient }: Services, user: User): void {
  queryClient.setQueryData(profileQuery(api).queryKey, user);
  auth.setState({ user });
}
