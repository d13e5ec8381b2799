import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useServices } from '../../lib/services/services-context.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { ordersQueries } from './orders-queries.ts';

/** Calls an order off; a refusal stands in the dialog, and the order is looked at again. */
export function useCancelOrder(id: number, onDone: () => void) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => api.call('POST /orders/cancel', { body: { order_id: id, reason } }),
    onSuccess({ data, message }) {
      queryClient.setQueryData(ordersQueries.one(api, id).queryKey, data.order);
      if (message) toast.success(message);
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersQueries.key }),
  });
  const failure = error ? failureWords(i18n, error) : undefined;
  return { cancel: (reason: string) => mutate(reason), isCancelling: isPending, failure };
}
