import type { Api } from '@souk/client/api/create-api.ts';
import type { CallInput } from '@souk/contract/calls';
import type { ShopConversation } from '@souk/contract/seller/conversations';
import { useWhenSeen } from '@souk/ui/use-when-seen.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';

/** The contract's limit: importing it would load the schemas. */
export const maxMessageLength = 2000;

export function shopConversationsQuery(api: Api, query: CallInput<'GET /seller/conversations'>['query']) {
  return queryOptions({
    queryKey: ['conversations', query],
    queryFn: async ({ signal }) => (await api.call('GET /seller/conversations', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function shopConversationQuery(api: Api, id: string, newest: number) {
  return queryOptions({
    queryKey: ['conversation', id, newest],
    queryFn: async ({ signal }) =>
      (await api.call('GET /seller/conversations/{conversation_id}', { params: { conversation_id: id }, query: { newest }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function orderConversationQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: ['conversation', 'order', code],
    queryFn: async ({ signal }) => (await api.call('GET /seller/orders/{code}/conversation', { params: { code }, signal })).data,
  });
}

/** Where a message is written: an answer in a conversation, or the first message about an order. */
export type Target = { id: number; seen_message_id: number } | { code: string };

export function useWriteMessage(target: Target) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (message: string): Promise<ShopConversation> => {
      if ('code' in target)
        return (await api.call('POST /seller/orders/{code}/conversation', { params: { code: target.code }, body: { message } })).data;
      const { id: conversation_id, seen_message_id } = target;
      const call = 'POST /seller/conversations/{conversation_id}/answer';
      return (await api.call(call, { params: { conversation_id }, body: { message, seen_message_id } })).data;
    },
    // After a conflict the newer message is loaded, too.
    onSettled: () => Promise.all(['conversations', 'conversation'].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
}

/** Marks the newest message of the shopper as read while the page is looked at. */
export function useMarkRead({ id, messages, shop_read_id }: ShopConversation): void {
  const { api } = useServices();
  const unread = messages.findLast((message) => message.from_shopper && message.id > shop_read_id)?.id;
  const { mutate } = useMutation({
    mutationFn: (message_id: number) =>
      api.call('POST /seller/conversations/{conversation_id}/read', { params: { conversation_id: id }, body: { message_id } }),
  });
  useWhenSeen(unread, mutate);
}
