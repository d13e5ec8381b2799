import type { Api } from '@souk/client/api/create-api.ts';
import type { NewPasskey, Passkey, PasskeyCreation } from '@souk/contract/back-office/access/passkey-fields';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services.tsx';
import { makePasskey } from '../sign-in/ask-passkey.ts';

/** The calls of a panel for the passkeys of the signed-in member. */
export type PasskeyCalls = {
  list: (api: Api, signal: AbortSignal) => Promise<Passkey[]>;
  request: (api: Api) => Promise<PasskeyCreation>;
  add: (api: Api, body: { name: string; passkey: NewPasskey }) => Promise<unknown>;
  remove: (api: Api, id: number) => Promise<unknown>;
};

export function passkeysQuery(api: Api, { list }: PasskeyCalls) {
  return queryOptions({ queryKey: ['passkeys'], queryFn: ({ signal }) => list(api, signal) });
}

/** Makes a passkey in the browser and adds it under a name. */
export function useAddPasskey({ request, add }: PasskeyCalls) {
  const { api } = useServices();
  const invalidate = useInvalidatePasskeys();
  return useMutation({
    mutationFn: async (name: string) => add(api, { name, passkey: await makePasskey(await request(api)) }),
    onSettled: invalidate,
  });
}

export function useRemovePasskey({ remove }: PasskeyCalls) {
  const { api } = useServices();
  const invalidate = useInvalidatePasskeys();
  return useMutation({ mutationFn: (id: number) => remove(api, id), onSettled: invalidate });
}

function useInvalidatePasskeys() {
  const queryClient = useQueryClient();
  return () => Promise.all([['passkeys'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
