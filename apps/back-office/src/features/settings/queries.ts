import type { Api } from '@souk/client/api/create-api.ts';
import type { CallBody } from '@souk/contract/calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

/** Loaded again only on purpose, because a form is over it. */
export function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/settings', { signal })).data,
    refetchOnWindowFocus: false,
  });
}

export function countriesQuery(api: Api) {
  return queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }) => (await api.call('GET /countries', { signal })).data.countries,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type SettingChanges = CallBody<'POST /admin/settings'>['changes'];

/** Changes settings, all or none of them. Returns the ids of the entries in the audit log. */
export function useChangeSettings() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (changes: SettingChanges) => (await api.call('POST /admin/settings', { body: { changes } })).data,
    onSuccess: ({ settings }) => queryClient.setQueryData(settingsQuery(api).queryKey, settings),
    onSettled: () => Promise.all([['site-list'], ['audit']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
