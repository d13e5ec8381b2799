import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

export function webhooksQuery(api: Api) {
  return queryOptions({
    queryKey: ['webhooks'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/webhooks', { signal })).data,
  });
}

type DeliveryFilters = CallInput<'GET /admin/webhooks/{id}/deliveries'>['query'];

/** The log of deliveries. It is read again every few seconds while one of them is under way. */
export function deliveriesQuery(api: Api, id: number, filters: DeliveryFilters) {
  return queryOptions({
    queryKey: ['webhook-deliveries', id, filters],
    queryFn: async ({ signal }) => (await api.call('GET /admin/webhooks/{id}/deliveries', { params: { id }, query: filters, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ status, attempts }) => status === 'waiting' && attempts.length === 0) ? 1500 : false,
  });
}

export type WebhookChange =
  | { kind: 'test'; id: number }
  | { kind: 'replay'; id: number; deliveryId: number }
  | { kind: 'secret'; id: number; seen_former_secret_ends_at: string | null }
  | { kind: 'remove'; id: number };

/** Runs a button of a webhook. The answer has the entry of the audit log or the new secret, if there is one. */
export function useChangeWebhook() {
  const { api } = useServices();
  const invalidate = useInvalidateWebhooks();
  return useMutation({
    mutationFn: (change: WebhookChange) => run(api, change),
    // Not awaited: the page leaves a removed webhook before the list without it arrives. Its log does not exist any more.
    onSettled: (_answer, _error, { kind }) => void invalidate(kind === 'remove' ? ['webhooks', 'audit'] : undefined),
  });
}

async function run(api: Api, change: WebhookChange): Promise<{ entry_id: number | null; secret?: string }> {
  const params = { id: change.id };
  if (change.kind === 'remove') return (await api.call('DELETE /admin/webhooks/{id}', { params })).data;
  if (change.kind === 'secret') {
    const { data } = await api.call('POST /admin/webhooks/{id}/secret', {
      params,
      body: { seen_former_secret_ends_at: change.seen_former_secret_ends_at },
    });
    return { entry_id: null, secret: data.secret };
  }
  if (change.kind === 'test') await api.call('POST /admin/webhooks/{id}/test', { params });
  else await api.call('POST /admin/webhook-deliveries/{id}/replay', { params: { id: change.deliveryId } });
  return { entry_id: null };
}

export function useInvalidateWebhooks() {
  const queryClient = useQueryClient();
  return (keys: readonly string[] = ['webhooks', 'webhook-deliveries', 'audit']) =>
    Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
