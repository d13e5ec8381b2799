import { failureText } from '@souk/client/api/api-error.ts';
import { downloadFile } from '@souk/client/api/download-file.ts';
import type { OwnReview } from '@souk/contract/orders';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '../../lib/other-servers/answers.ts';
import { leaveTo } from '../../lib/page/leave-to.ts';
import { paths } from '../../lib/paths.ts';
import { useServices, useSettings } from '../../lib/services/services-context.tsx';
import { type ReviewValues, toReviewRequest } from './model/review-values.ts';
import { ordersQueries } from './queries.ts';

// Each hook sends one call, updates the cache and shows a toast. `failure` is for the form or dialog that sent it.

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
  const failure = error ? failureText(i18n, error) : undefined;
  return { cancel: (reason: string) => mutate(reason), isCancelling: isPending, failure };
}

/** Adds the items of an order to the cart; the toast lists those that are no longer sold. */
export function useOrderAgain(onAdded: () => Promise<void>) {
  const { api, i18n } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: (orderId: number) => api.call('POST /place-order/again', { body: { order_id: orderId } }),
    async onSuccess({ data: { cart }, message }) {
      if (message) toast.show({ kind: 'info', text: message, durationMs: 6000 });
      if (cart.info) toast.show({ kind: 'info', text: cart.info, durationMs: 6000 });
      await onAdded();
    },
    onError: (error) => toast.error(failureText(i18n, error)),
  });
  return { orderAgain: (orderId: number) => mutate(orderId), isAdding: isPending };
}

/** Opens the payment page of an order and of those placed with it. */
export function usePayOrder(order: Order) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const isOnline = useSettings((state) => state.onlinePayment);
  const gateways = useSettings((state) => state.paymentGateways);
  const choices = isOnline ? gateways : [];
  const [chosen, setChosen] = useState(order.payment_method);
  const gateway = choices.find(({ name }) => name === chosen) ?? choices[0];
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) => api.call('GET /order-payment/{order_id}/{gateway}', { params: { order_id: order.id, gateway: name } }),
    onSuccess({ data }) {
      setLeaving(true);
      leaveTo(data.order_payment_url, paths.orderConfirm({ id: order.id, payment: 'cancelled' }));
    },
    // The order may be paid or cancelled by now.
    onError: () => queryClient.invalidateQueries({ queryKey: ordersQueries.key }),
  });
  return {
    choices,
    gateway,
    choose: setChosen,
    pay: () => gateway && mutate(gateway.name),
    isPaying: isPending || isLeaving,
    failure: error ? failureText(i18n, error) : undefined,
  };
}

export function useDownloadInvoice(orderId: number) {
  const { api, i18n } = useServices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(api, 'GET /orders/{id}/invoice', { params: { id: orderId } }),
    onError: (error) => toast.error(failureText(i18n, error)),
  });
  return { download: () => mutate(), isDownloading: isPending };
}

type SendReviewParts = {
  order: Order;
  line: Order['products'][number];
  onProgress: (sent: number) => void;
  onSent: (review: OwnReview) => void;
  onError: (error: unknown) => void;
};

/** Sends the review of an ordered product, or replaces the one it has. */
export function useSendReview({ order, line, onProgress, onSent, onError }: SendReviewParts) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (values: ReviewValues) =>
      api.call('POST /product-review', {
        body: { product_id: line.id, order_id: order.id, ...toReviewRequest(values) },
        files: { photos: values.photos },
        onProgress,
      }),
    onMutate: () => onProgress(0),
    onSuccess({ data, message }) {
      const products = order.products.map((each) => (each.id === line.id ? { ...each, review: data.review } : each));
      queryClient.setQueryData(ordersQueries.one(api, order.id).queryKey, { ...order, products });
      if (message) toast.success(message);
      onSent(data.review);
    },
    onError,
  });
  return { send: (values: ReviewValues) => mutate(values), isSending: isPending, error, reset };
}
