import type { Conversation } from '@souk/contract/conversations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../lib/services/services-context.tsx';
import { type About, conversationsQueries } from './queries.ts';

/** The contract's limit: importing it would load the schemas. */
export const maxMessageLength = 2000;

/** Where a message is written: in a conversation, or about an order or a product. */
export type Target = { id: number } | About;

type SendMessageParts = { target: Target; onSent: (conversation: Conversation) => void; onError: (error: unknown) => void };

/** The form shows the error. */
export function useSendMessage({ target, onSent, onError }: SendMessageParts) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (message: string) => {
      if (!('id' in target)) return (await api.call('POST /conversations', { body: { ...target, message } })).data;
      return (await api.call('POST /conversations/{id}/messages', { params: { id: target.id }, body: { message } })).data;
    },
    onSuccess(conversation) {
      queryClient.setQueryData(conversationsQueries.one(api, conversation.id).queryKey, conversation);
      onSent(conversation);
    },
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: conversationsQueries.key }),
  });
  return { send: (message: string) => mutate(message), isSending: isPending };
}

/** Marks the newest message of the shop as read while the page is looked at. A failure is repeated by the next message. */
export function useMarkRead({ id, messages, shopper_read_id }: Conversation): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const unread = messages.findLast((message) => !message.from_shopper && message.id > shopper_read_id)?.id;
  const { mutate } = useMutation({
    mutationFn: (message_id: number) => api.call('POST /conversations/{id}/read', { params: { id }, body: { message_id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: conversationsQueries.unread(api).queryKey }),
  });
  useEffect(() => {
    if (unread === undefined) return;
    const markIfSeen = () => {
      if (document.visibilityState === 'visible') mutate(unread);
    };
    markIfSeen();
    document.addEventListener('visibilitychange', markIfSeen);
    return () => document.removeEventListener('visibilitychange', markIfSeen);
  }, [unread, mutate]);
}
