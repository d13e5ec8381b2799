import type { Api } from '@souk/client/api/create-api.ts';
import type { Me } from '@souk/contract/back-office/access/staff';
import type { Permission } from '@souk/contract/back-office/permissions';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '../lib/services.tsx';

/** The signed-in member. */
export function meQuery(api: Api) {
  return queryOptions({
    queryKey: ['me'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/me', { signal })).data,
    retry: false,
  });
}

export function useMe(): Me {
  return useSuspenseQuery(meQuery(useServices().api)).data;
}

export function useMay(permission: Permission): boolean {
  return useMe().permissions.includes(permission);
}
