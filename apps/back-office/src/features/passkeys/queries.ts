import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';
import { makePasskey } from '../../lib/sign-in/ask-passkey.ts';

export function passkeysQuery(api: Api) {
  return queryOptions({
    queryKey: ['passkeys'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/passkeys', { signal })).data.passkeys,
  });
}

/** Makes a passkey in the browser and adds it under a name. */
export function useAddPasskey() {
  const { api } = useServices();
  const invalidate = useInvalidatePasskeys();
  return useMutation({
    mutationFn: async (name: string) => {
      const { request } = (await api.call('POST /admin/passkeys/request', {})).data;
      return api.call('POST /admin/passkeys', { body: { name, passkey: await makePasskey(request) } });
    },
    onSettled: invalidate,
  });
}

export function useRemovePasskey() {
  const { api } = useServices();
  const invalidate = useInvalidatePasskeys();
  return useMutation({
    mutationFn: (id: number) => api.call('DELETE /admin/passkeys/{id}', { params: { id } }),
    onSettled: invalidate,
  });
}

function useInvalidatePasskeys() {
  const queryClient = useQueryClient();
  return () => Promise.all([['passkeys'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
