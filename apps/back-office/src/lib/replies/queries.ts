import type { Api } from '@souk/client/api/create-api.ts';
import type { SavedReply } from '@souk/contract/back-office/tickets';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services.tsx';

type ReplyFields = Omit<SavedReply, 'id'>;

/** The calls of a panel for its saved replies. */
export type ReplyCalls = {
  list: (api: Api, signal: AbortSignal) => Promise<SavedReply[]>;
  add: (api: Api, fields: ReplyFields) => Promise<unknown>;
  /** `seen` is the reply as the member saw it. */
  change: (api: Api, id: number, body: ReplyFields & { seen: ReplyFields }) => Promise<unknown>;
  remove: (api: Api, id: number) => Promise<unknown>;
};

export function savedRepliesQuery(api: Api, { list }: ReplyCalls) {
  return queryOptions({ queryKey: ['saved-replies'], queryFn: ({ signal }) => list(api, signal), staleTime: 60_000 });
}

type ReplyChange = { kind: 'save'; former: SavedReply | undefined; fields: ReplyFields } | { kind: 'remove'; id: number };

/** Adds, changes or removes a saved reply. After a conflict the current replies are loaded. */
export function useChangeReply({ add, change, remove }: ReplyCalls) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: ReplyChange): Promise<unknown> => {
      if (wanted.kind === 'remove') return remove(api, wanted.id);
      const { former, fields } = wanted;
      if (!former) return add(api, fields);
      const { id, ...seen } = former;
      return change(api, id, { ...fields, seen });
    },
    onSettled: () => Promise.all([['saved-replies'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
