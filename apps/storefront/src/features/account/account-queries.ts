import { queryOptions } from '@tanstack/react-query';
import { address } from '../../lib/answers/account-shapes.ts';
import { productCard } from '../../lib/answers/catalog-shapes.ts';
import { completeAll } from '../../lib/answers/complete.ts';
import type { Api } from '../../lib/api/create-api.ts';
import { personal } from '../../lib/services/end-session.ts';

export const accountQueries = {
  favorites: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'favorites'],
      queryFn: async ({ signal }) => completeAll(productCard, (await api.call('GET /favorite-products', { signal })).data.products),
      staleTime: 60_000,
    }),
  addresses: (api: Api) =>
    queryOptions({
      queryKey: [...personal, 'addresses'],
      queryFn: async ({ signal }) => completeAll(address, (await api.call('GET /addresses', { signal })).data.addresses),
      staleTime: 60_000,
    }),
};
