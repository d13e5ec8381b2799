import type { Conversation } from '@souk/contract/conversations/conversations';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useWhenSeen } from '@souk/ui/use-when-seen.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services/services-context.tsx';
import { type About, conversationsQueries } from './queries.ts';

/** The contract's limits: importing them would load the schemas. */
export const maxMessageLength = 2000;
export const maxQuestionLength = 500;

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

/** Asks a question that the page of the product shows with its answer. The form shows the error. */
export function useAskPublicly({
  productId,
  onSent,
  onError,
}: {
  productId: number;
  onSent: () => void;
  onError: (error: unknown) => void;
}) {
  const { api } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: (question: string) => api.call('POST /product-questions', { body: { product_id: productId, question } }),
    onSuccess({ message }) {
      if (message) toast.success(message);
      onSent();
    },
    onError,
  });
  return { ask: (question: string) => mutate(question), isAsking: isPending };
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
  useWhenSeen(unread, mutate);
}
