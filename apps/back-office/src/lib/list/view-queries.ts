import type { Api } from '@souk/client/api/create-api.ts';
import type { SavedView } from '@souk/contract/back-office/panel/views';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../services.tsx';

export function viewsQuery(api: Api, list: string) {
  return queryOptions({
    queryKey: ['views', list],
    queryFn: async ({ signal }) => (await api.call('GET /admin/views', { query: { list }, signal })).data.views,
    staleTime: 60_000,
  });
}

export type ViewFields = Pick<SavedView, 'name' | 'query' | 'is_shared'>;
export type ViewChange =
  | { kind: 'save'; former: SavedView | undefined; fields: ViewFields }
  | { kind: 'remove'; view: SavedView }
  | { kind: 'default'; view: SavedView | undefined };

/** Saves, changes or removes a view, or opens the list with it from now on. Returns the entry of the audit log, if there is one. */
export function useChangeView(list: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ViewChange) => send(api, list, change),
    onSettled: () => Promise.all([['views', list], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

async function send(api: Api, list: string, change: ViewChange): Promise<number | null> {
  switch (change.kind) {
    case 'save': {
      const { former, fields } = change;
      if (!former) return (await api.call('POST /admin/views', { body: { list, ...fields } })).data.entry;
      const seen = { name: former.name, query: former.query, is_shared: former.is_shared };
      return (await api.call('POST /admin/views/{id}', { params: { id: former.id }, body: { ...fields, seen } })).data.entry;
    }
    case 'remove':
      return (await api.call('DELETE /admin/views/{id}', { params: { id: change.view.id } })).data.entry;
    case 'default':
      await api.call('POST /admin/views/default', { body: { list, view_id: change.view?.id ?? null } });
      return null;
  }
}
