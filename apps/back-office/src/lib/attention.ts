import type { Api } from '@souk/client/api/create-api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices } from './services.tsx';

/** The number of things that wait. Live events load it again; the interval is for a stream that is cut off. */
export function waitingQuery(api: Api) {
  return queryOptions({
    queryKey: ['home'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/home', { signal })).data,
    refetchInterval: 120_000,
  });
}

export function notificationsQuery(api: Api) {
  return queryOptions({
    queryKey: ['notifications'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/notifications', { signal })).data,
    refetchInterval: 120_000,
  });
}

/** The number of unread notifications as far as it is loaded; the shell loads it. */
export function useUnread(): number {
  const { api } = useServices();
  return useQuery({ ...notificationsQuery(api), enabled: false }).data?.unread ?? 0;
}
