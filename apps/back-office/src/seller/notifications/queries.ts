import type { Api } from '@souk/client/api/create-api.ts';
import type { NoticePreferences } from '@souk/contract/seller/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function shopNotificationsQuery(api: Api) {
  return queryOptions({
    queryKey: ['shop-notifications'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/notifications', { signal })).data,
  });
}

/** Marks the notifications up to one as read. */
export function useMarkSeen() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notification_id: number) => api.call('POST /seller/notifications/seen', { body: { notification_id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['shop-notifications'] }),
  });
}

/** How the member is notified. It is not loaded again behind the form. */
export function noticePreferencesQuery(api: Api) {
  return queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: async ({ signal }) => (await api.call('GET /seller/notification-preferences', { signal })).data,
    refetchOnWindowFocus: false,
  });
}

export function useChangePreferences() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: NoticePreferences) => (await api.call('POST /seller/notification-preferences', { body })).data,
    onSuccess: (stored) => queryClient.setQueryData(noticePreferencesQuery(api).queryKey, stored),
  });
}
