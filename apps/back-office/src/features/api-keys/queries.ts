import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function apiKeysQuery(api: Api) {
  return queryOptions({
    queryKey: ['api-keys'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/keys', { signal })).data.keys,
  });
}

export function useCreateApiKey() {
  const { api } = useServices();
  const invalidate = useInvalidateKeys();
  return useMutation({
    mutationFn: async (body: CallInput<'POST /admin/keys'>['body']) => (await api.call('POST /admin/keys', { body })).data,
    onSuccess: invalidate,
  });
}

export function useRevokeApiKey() {
  const { api } = useServices();
  const invalidate = useInvalidateKeys();
  return useMutation({
    mutationFn: (id: number) => api.call('POST /admin/keys/{id}/revoke', { params: { id } }),
    onSettled: invalidate,
  });
}

type Renaming = { id: number; name: string; seen_name: string };

export function useRenameApiKey() {
  const { api } = useServices();
  const invalidate = useInvalidateKeys();
  return useMutation({
    mutationFn: async ({ id, ...body }: Renaming) => (await api.call('POST /admin/keys/{id}/name', { params: { id }, body })).data,
    onSettled: invalidate,
  });
}

function useInvalidateKeys() {
  const queryClient = useQueryClient();
  return () => Promise.all([['api-keys'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
