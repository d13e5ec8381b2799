import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { complete, completeAll } from '../../lib/other-servers/complete.ts';
import { plan } from '../../lib/other-servers/content-shapes.ts';
import { mySubscription } from '../../lib/other-servers/order-shapes.ts';
import { personal } from '../../lib/services/session.ts';

/** A pending membership is polled for a few minutes; gateways usually answer within seconds. */
const pollMilliseconds = 3000;
const maxPolls = 60;

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
  mine: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'subscription'],
      queryFn: async ({ signal }) => complete(mySubscription, (await api.call('GET /my-subscription', { signal })).data),
      refetchInterval: ({ state: { data, dataUpdateCount } }) => (data?.pending ? dataUpdateCount < maxPolls && pollMilliseconds : false),
    }),
};
