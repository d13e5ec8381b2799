import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions } from '@tanstack/react-query';

/** The page of the shop. It is not loaded again behind the form. */
export function shopPageQuery(api: Api) {
  return queryOptions({
    queryKey: ['shop-page'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/shop-page', { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function onboardingQuery(api: Api) {
  return queryOptions({
    queryKey: ['onboarding'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/onboarding', { signal })).data,
  });
}
