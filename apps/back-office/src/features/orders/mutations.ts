import { isApiError } from '@souk/client/api/api-error.ts';
import type { ManagedOrder } from '@souk/contract/back-office/orders';
import type { CallBody } from '@souk/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';
import { orderQuery } from './queries.ts';

export type OrderChange =
  | { kind: 'status'; body: CallBody<'POST /admin/orders/{code}/status'> }
  | { kind: 'cancel'; body: CallBody<'POST /admin/orders/{code}/cancel'> }
  | { kind: 'refund'; body: CallBody<'POST /admin/orders/{code}/refund'> };

/** A change of one order. After a conflict the current order is loaded, so that both states are visible. */
export function useChangeOrder(code: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(api, code);
  return useMutation({
    mutationFn: async (change: OrderChange): Promise<ManagedOrder> => {
      const params = { code };
      if (change.kind === 'status') return (await api.call('POST /admin/orders/{code}/status', { params, body: change.body })).data;
      if (change.kind === 'cancel') return (await api.call('POST /admin/orders/{code}/cancel', { params, body: change.body })).data;
      return (await api.call('POST /admin/orders/{code}/refund', { params, body: change.body })).data;
    },
    async onSuccess(order) {
      queryClient.setQueryData(queryKey, order);
      await Promise.all(['orders', 'home'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
    async onError(error) {
      if (isApiError(error) && error.status === 409) await queryClient.invalidateQueries({ queryKey });
    },
  });
}
