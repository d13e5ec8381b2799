import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '../../lib/answers/answers.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { leaveTo } from '../../lib/page/leave-to.ts';
import { paths } from '../../lib/paths.ts';
import { useServices, useSettings } from '../../lib/services/services-context.tsx';
import { ordersQueries } from './orders-queries.ts';

/** Leads to where an order, and those placed with it, are paid; a refusal stays where it was asked. */
export function usePayOrder(order: Order) {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const online = useSettings((state) => state.onlinePayment);
  const gateways = useSettings((state) => state.paymentGateways);
  const choices = online ? gateways : [];
  const [wanted, setWanted] = useState(order.payment_method);
  const gateway = choices.find(({ name }) => name === wanted) ?? choices[0];
  const { mutate, isPending, error } = useMutation({
    mutationFn: (name: string) => api.call('GET /order-payment/{order_id}/{gateway}', { params: { order_id: order.id, gateway: name } }),
    onSuccess({ data }) {
      setLeaving(true);
      leaveTo(data.order_payment_url, paths.orderConfirm({ id: order.id, payment: 'cancelled' }));
    },
    // It may be paid or called off by now.
    onError: () => queryClient.invalidateQueries({ queryKey: ordersQueries.key }),
  });
  return {
    choices,
    gateway,
    choose: setWanted,
    pay: () => gateway && mutate(gateway.name),
    isPaying: isPending || isLeaving,
    failure: error ? failureWords(i18n, error) : undefined,
  };
}
