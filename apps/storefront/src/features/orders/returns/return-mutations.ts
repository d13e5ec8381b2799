import { failureText } from '@souk/client/api/api-error.ts';
import { downloadFile } from '@souk/client/api/download-file.ts';
import type { OrderReturns } from '@souk/contract/orders/returns';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../lib/services/services-context.tsx';
import { ordersQueries } from '../queries.ts';
import { type ReturnValues, toReturnRequest } from './return-values.ts';

type AskParts = { orderId: number; onProgress: (sent: number) => void; onDone: () => void; onError: (error: unknown) => void };

/** Sends the request of a return with its photos. */
export function useAskReturn({ orderId, onProgress, onDone, onError }: AskParts) {
  const { api } = useServices();
  const showReturns = useShowReturns(orderId);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (values: ReturnValues) =>
      api.call('POST /orders/{id}/returns', {
        params: { id: orderId },
        body: toReturnRequest(values),
        files: { photos: values.photos },
        onProgress,
      }),
    onMutate: () => onProgress(0),
    onSuccess({ data, message }) {
      showReturns(data);
      if (message) toast.success(message);
      onDone();
    },
    onError,
  });
  return { send: (values: ReturnValues) => mutate(values), isSending: isPending, error, reset };
}

export function useWithdrawReturn(orderId: number, onSettled: () => void) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const showReturns = useShowReturns(orderId);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => api.call('POST /returns/{id}/withdraw', { params: { id } }),
    onSuccess({ data, message }) {
      showReturns(data);
      if (message) toast.success(message);
    },
    onError(error) {
      toast.error(failureText(i18n, error));
      // The shop may have received it by now.
      void queryClient.invalidateQueries({ queryKey: ordersQueries.key });
    },
    onSettled,
  });
  return { withdraw: (id: number) => mutate(id), isWithdrawing: isPending };
}

export function useSavePhoto(id: number) {
  const { api, i18n } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(api, 'GET /return-photos/{id}', { params: { id } }),
    onError: (error) => toast.error(failureText(i18n, error)),
  });
  return { save: () => mutate(), isSaving: isPending };
}

/** Shows the returns of an answer; the order has their number. */
function useShowReturns(orderId: number): (returns: OrderReturns) => void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return (returns) => {
    queryClient.setQueryData(ordersQueries.returns(api, orderId).queryKey, returns);
    void queryClient.invalidateQueries({ queryKey: ordersQueries.one(api, orderId).queryKey });
  };
}
