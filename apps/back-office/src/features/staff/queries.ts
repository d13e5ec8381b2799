import type { Api } from '@souk/client/api/create-api.ts';
import type { Role } from '@souk/contract/back-office/access/staff';
import { toast } from '@souk/ui/overlay/toast.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../app/session.ts';
import { explainError, useServices } from '../../lib/services.tsx';

export function staffQuery(api: Api) {
  return queryOptions({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/staff', { signal })).data,
  });
}

export function refreshStaff(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([['staff'], ['me'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

type StaffChange = { run: (api: Api) => Promise<unknown>; done: string };

/** A change of members or roles. What the member may do may have changed with it. */
export function useChangeStaff() {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: StaffChange) => run(api),
    onSuccess: (_answer, { done }) => toast.success(done),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: () => refreshStaff(queryClient),
  });
}

/** Whether the signed-in member may grant, change or remove this role: with every permission of it; owners, only as an owner. */
export function useMayManage(roles: readonly Role[]): (role: Pick<Role, 'permissions' | 'is_owner'>) => boolean {
  const me = useMe();
  const isOwner = roles.some(({ is_owner, name }) => is_owner && name === me.role);
  return (role) => isOwner || (!role.is_owner && role.permissions.every((each) => me.permissions.includes(each)));
}
