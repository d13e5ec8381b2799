import { useMutation } from '@tanstack/react-query';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Puts what was ordered into the cart again; the server says what is no longer sold. */
export function useOrderAgain(onAdded: () => Promise<void>) {
  const { api, i18n } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: (orderId: number) => api.call('POST /place-order/again', { body: { order_id: orderId } }),
    async onSuccess({ data: { cart }, message }) {
      if (message) toast.show({ kind: 'info', text: message, durationMs: 6000 });
      if (cart.info) toast.show({ kind: 'info', text: cart.info, durationMs: 6000 });
      await onAdded();
    },
    onError: (error) => toast.error(failureWords(i18n, error)),
  });
  return { orderAgain: (orderId: number) => mutate(orderId), isAdding: isPending };
}
