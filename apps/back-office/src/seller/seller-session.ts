import type { Api } from '@souk/client/api/create-api.ts';
import type { SellerMe } from '@souk/contract/seller/access';
import type { SellerPermission } from '@souk/contract/seller/permissions';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '../lib/services.tsx';

/** The signed-in member and the shop of the session. */
export function sellerMeQuery(api: Api) {
  return queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/me', { signal })).data,
    retry: false,
    // Another tab may have chosen another shop.
    refetchOnWindowFocus: 'always',
  });
}

export function useSellerMe(): SellerMe {
  return useSuspenseQuery(sellerMeQuery(useServices().api)).data;
}

export function useSellerMay(permission: SellerPermission): boolean {
  return useSellerMe().permissions.includes(permission);
}
