import { isApiError } from '@souk/client/api/api-error.ts';
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
    onError(error) {
      const by = isApiError(error) && error.status === 409 ? Object(error.data).by : undefined;
      if (by === undefined) toast.error(explainError(i18n, error));
      else toast.error(t('{name} has changed it since.', { name: by ?? t('Command line') }));
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
