import { queryOptions } from '@tanstack/react-query';
import { category } from '../answers/catalog-shapes.ts';
import { completeAll } from '../answers/complete.ts';
import { country } from '../answers/settings-shapes.ts';
import type { GivenMaster } from '../stores/apply-master.ts';
import type { Api } from './create-api.ts';

const fiveMinutes = 300_000;

const masterKey = ['master'] as const;

/** What every screen may need, whichever feature shows it. */
export const siteQueries = {
  masterKey,
  master: (api: Api) =>
    queryOptions({
      queryKey: masterKey,
      queryFn: async ({ signal }): Promise<GivenMaster> => (await api.call('GET /master', { signal })).data,
      staleTime: fiveMinutes,
      gcTime: Number.POSITIVE_INFINITY,
    }),
  /** All categories with their sub-categories. */
  categories: (api: Api) =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: async ({ signal }) => completeAll(category, (await api.call('GET /categories', { signal })).data.categories),
      staleTime: fiveMinutes,
    }),
  /** Every country with its phone code, in the order of the list. */
  countries: (api: Api) =>
    queryOptions({
      queryKey: ['countries'],
      queryFn: async ({ signal }) => completeAll(country, (await api.call('GET /countries', { signal })).data.countries),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
