import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { completeAll } from '../other-servers/complete.ts';
import { withCatalogShapes } from '../other-servers/load-catalog-shapes.ts';
import { country } from '../other-servers/settings-shapes.ts';
import type { GivenMaster } from '../stores/apply-master.ts';

const fiveMinutes = 300_000;

const masterKey = ['master'] as const;

/** Queries that several features and the frame share. */
export const siteQueries = {
  masterKey,
  master: (api: Api) =>
    queryOptions({
      queryKey: masterKey,
      queryFn: async ({ signal }): Promise<GivenMaster> => (await api.call('GET /master', { signal })).data,
      staleTime: fiveMinutes,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  categories: (api: Api) =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: ({ signal }) =>
        withCatalogShapes(api.call('GET /categories', { signal }), ({ data }, { category }) => completeAll(category, data.categories)),
      staleTime: fiveMinutes,
    }),
  /** Every country with its phone code. */
  countries: (api: Api) =>
    queryOptions({
      queryKey: ['countries'],
      queryFn: async ({ signal }) => completeAll(country, (await api.call('GET /countries', { signal })).data.countries),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
