import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { toast } from '@souk/ui/overlay/toast.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { explainError, useServices } from '../../lib/services.tsx';

export type AuditFilters = CallInput<'GET /admin/audit'>['query'];

export function auditQuery(api: Api, filters: AuditFilters) {
  return queryOptions({
    queryKey: ['audit', filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/audit', { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Reverses a change. Any page may show what it changed, so everything is loaded again. */
export function useUndo() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call('POST /admin/audit/{id}/undo', { params: { id } }),
    onSuccess: () => toast.success(t('The change is reversed')),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
