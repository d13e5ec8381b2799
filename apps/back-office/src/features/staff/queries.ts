import { isApiError } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Role } from '@souk/contract/back-office/access/staff';
import { toast } from '@souk/ui/overlay/toast.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../app/session.ts';
import { explainError, useServices } from '../../lib/services.tsx';

export function staffQuery(api: Api) {
  return queryOptions({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/staff', { signal })).data,
  });
}

type StaffChange = { run: (api: Api) => Promise<unknown>; done: string };

/** A change of members or roles. What the member may do may have changed with it. */
export function useChangeStaff() {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: StaffChange) => run(api),
    onSuccess: (_answer, { done }) => toast.success(done),
    onError: (error) => toast.error(explainStaffError(i18n, error)),
    onSettled: () => Promise.all([['staff'], ['me'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** The server states which rule refused it, in English; the panel has the rules in its own words. */
export function explainStaffError(i18n: I18n, error: unknown): string {
  if (!isApiError(error)) return explainError(i18n, error);
  if (error.status === 403 && error.data === undefined)
    return i18n.t('Nobody grants, changes or removes more than they may do themselves.');
  if (error.status === 409) return i18n.t('It is not possible as it is now: the list below is up to date.');
  return explainError(i18n, error);
}

/** Whether the signed-in member may grant, change or remove this role: with every permission of it; owners, only as an owner. */
export function useMayManage(roles: readonly Role[]): (role: Pick<Role, 'permissions' | 'is_owner'>) => boolean {
  const me = useMe();
  const isOwner = roles.some(({ is_owner, name }) => is_owner && name === me.role);
  return (role) => isOwner || (!role.is_owner && role.permissions.every((each) => me.permissions.includes(each)));
}
