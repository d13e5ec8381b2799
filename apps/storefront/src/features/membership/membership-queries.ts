import { queryOptions } from '@tanstack/react-query';
import { complete, completeAll } from '../../lib/answers/complete.ts';
import { plan } from '../../lib/answers/content-shapes.ts';
import { mySubscription } from '../../lib/answers/membership-shapes.ts';
import type { Api } from '../../lib/api/create-api.ts';
import { personal } from '../../lib/services/end-session.ts';

/** While one waits for its payment it is asked after, some minutes long: a gateway's answer takes seconds. */
const pauseMilliseconds = 3000;
const mostQuestions = 60;

export const membershipQueries = {
  plans: (api: Api) =>
    queryOptions({
      queryKey: ['plans'],
      queryFn: async ({ signal }) => completeAll(plan, (await api.call('GET /plans', { signal })).data.plans),
    }),
  plan: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['plan', id],
      queryFn: async ({ signal }) => complete(plan, (await api.call('GET /plans/{id}', { params: { id }, signal })).data.plan),
    }),
  /** The membership of whoever is signed in. */
  mine: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'subscription'],
      queryFn: async ({ signal }) => complete(mySubscription, (await api.call('GET /my-subscription', { signal })).data),
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data?.pending ? dataUpdateCount < mostQuestions && pauseMilliseconds : false,
    }),
};
