import type { Api } from '@souk/client/api/create-api.ts';
import type { SiteListFields, SiteListName, SiteListRow } from '@souk/contract/back-office/settings/site-lists';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function siteListQuery(api: Api, list: SiteListName) {
  return queryOptions({
    queryKey: ['site-list', list],
    queryFn: async ({ signal }) => (await api.call('GET /admin/lists/{list}', { params: { list }, signal })).data.rows,
  });
}

export function channelsQuery(api: Api) {
  return queryOptions({
    queryKey: ['channels'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/channels', { signal })).data.channels,
    refetchInterval: 60_000,
  });
}

export type RowChange =
  | { kind: 'add'; key: string | undefined; fields: SiteListFields }
  | { kind: 'change'; row: Pick<SiteListRow, 'key' | 'version'>; fields: SiteListFields }
  | { kind: 'remove'; key: string }
  | { kind: 'default-currency'; name: string; seen: string }
  | { kind: 'default-language'; name: string };

/** Adds, changes or removes a row. Returns its entries in the audit log. */
export function useChangeRow(list: SiteListName) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: RowChange) => send(api, list, change),
    onSettled: () =>
      Promise.all([['site-list'], ['settings'], ['delivery'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

async function send(api: Api, list: SiteListName, change: RowChange): Promise<number | null | readonly number[]> {
  switch (change.kind) {
    case 'add': {
      const { key, fields } = change;
      return (await api.call('POST /admin/lists/{list}', { params: { list }, body: { ...(key !== undefined && { key }), fields } })).data
        .entry_id;
    }
    case 'change': {
      const { key, version } = change.row;
      const body = { fields: change.fields, version };
      return (await api.call('POST /admin/lists/{list}/{key}', { params: { list, key }, body })).data.entry_id;
    }
    case 'remove':
      return (await api.call('DELETE /admin/lists/{list}/{key}', { params: { list, key: change.key } })).data.entry_id;
    case 'default-currency': {
      const body = { seen_default: change.seen };
      return (await api.call('POST /admin/currencies/{name}/default', { params: { name: change.name }, body })).data.entry_id;
    }
    case 'default-language': {
      const { settings } = (await api.call('GET /admin/settings', {})).data;
      const version = settings.find(({ name }) => name === 'app_locale')?.version ?? '';
      const changes = [{ name: 'app_locale', value: change.name, version }];
      return (await api.call('POST /admin/settings', { body: { changes } })).data.entry_ids;
    }
  }
}
