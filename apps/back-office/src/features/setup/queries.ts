import type { Api } from '@souk/client/api/create-api.ts';
import type { CallBody } from '@souk/contract/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

/** The setup steps, computed again whenever a page with them opens. */
export function setupQuery(api: Api) {
  return queryOptions({
    queryKey: ['setup'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/setup', { signal })).data,
    staleTime: 0,
  });
}

/** Skips a step or opens it again. */
export function useSkipStep() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = setupQuery(api);
  return useMutation({
    mutationFn: async (body: CallBody<'POST /admin/setup'>) => (await api.call('POST /admin/setup', { body })).data,
    onSuccess: ({ setup }) => queryClient.setQueryData(queryKey, setup),
    onSettled: () => Promise.all([queryKey, ['audit']].map((key) => queryClient.invalidateQueries({ queryKey: key }))),
  });
}
