import type { Api } from '@souk/client/api/create-api.ts';
import type { ShopRole } from '@souk/contract/seller/staff';
import { toast } from '@souk/ui/overlay/toast.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError, useServices } from '../../lib/services.tsx';
import { useSellerMe } from '../seller-session.ts';

export function shopStaffQuery(api: Api) {
  return queryOptions({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/staff', { signal })).data,
  });
}

type StaffChange = { run: (api: Api) => Promise<unknown>; done: string };

/** A change of members or invitations. What the reader may do may have changed with it. */
export function useChangeShopStaff() {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: StaffChange) => run(api),
    onSuccess: (_answer, { done }) => toast.success(done),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: () => Promise.all([['staff'], ['me']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** Whether the reader may grant, change or remove this role: with every permission of it; owners, only as an owner. */
export function useMayManageRole(roles: readonly ShopRole[]): (name: string) => boolean {
  const me = useSellerMe();
  const isOwner = roles.some(({ is_owner, name }) => is_owner && name === me.role);
  return (name) => {
    const role = roles.find((each) => each.name === name);
    return isOwner || (role !== undefined && !role.is_owner && role.permissions.every((each) => me.permissions.includes(each)));
  };
}
