import { isApiError } from '@souk/client/api/api-error.ts';
import type { Api } from '@souk/client/api/create-api.ts';
import type { ManagedLine, ManagedOrder } from '@souk/contract/back-office/orders';
import type { CallBody } from '@souk/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../lib/services.tsx';
import { orderQuery } from './queries.ts';

export type OrderChange =
  | { kind: 'status'; body: CallBody<'POST /admin/orders/{code}/status'> }
  | { kind: 'cancel'; body: CallBody<'POST /admin/orders/{code}/cancel'> }
  | { kind: 'refund'; body: CallBody<'POST /admin/orders/{code}/refund'> }
  | { kind: 'refund-lines'; body: CallBody<'POST /admin/orders/{code}/refund-lines'> }
  | { kind: 'note'; body: CallBody<'POST /admin/orders/{code}/notes'> }
  | { kind: 'parcel-add'; body: CallBody<'POST /admin/orders/{code}/parcels'> }
  | { kind: 'parcel-change'; id: number; body: CallBody<'POST /admin/orders/{code}/parcels/{id}'> }
  | { kind: 'parcel-ship' | 'parcel-deliver'; id: number; body: { version: string } }
  | { kind: 'parcel-remove'; id: number };

/** The order, and for a change of parcels the entry by which it is undone. */
type ChangedOrder = ManagedOrder & { entry_id?: number | null };

/** A change of one order. After a conflict the current order is loaded, so that both states are visible. */
export function useChangeOrder(code: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(api, code);
  return useMutation({
    mutationFn: (change: OrderChange): Promise<ChangedOrder> => sendChange(api, code, change),
    async onSuccess(order) {
      queryClient.setQueryData(queryKey, order);
      await Promise.all(['orders', 'home'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
    async onError(error) {
      if (isApiError(error) && error.status === 409) await queryClient.invalidateQueries({ queryKey });
    },
  });
}

async function sendChange(api: Api, code: string, change: OrderChange): Promise<ChangedOrder> {
  const params = { code };
  switch (change.kind) {
    case 'status':
      return (await api.call('POST /admin/orders/{code}/status', { params, body: change.body })).data;
    case 'cancel':
      return (await api.call('POST /admin/orders/{code}/cancel', { params, body: change.body })).data;
    case 'refund':
      return (await api.call('POST /admin/orders/{code}/refund', { params, body: change.body })).data;
    case 'refund-lines':
      return (await api.call('POST /admin/orders/{code}/refund-lines', { params, body: change.body })).data;
    case 'note':
      return (await api.call('POST /admin/orders/{code}/notes', { params, body: change.body })).data;
    case 'parcel-add':
      return (await api.call('POST /admin/orders/{code}/parcels', { params, body: change.body })).data;
    default:
      return sendParcelChange(api, { code, id: change.id }, change);
  }
}

type ParcelChange = Extract<OrderChange, { id: number }>;

async function sendParcelChange(api: Api, params: { code: string; id: number }, change: ParcelChange): Promise<ChangedOrder> {
  switch (change.kind) {
    case 'parcel-change':
      return (await api.call('POST /admin/orders/{code}/parcels/{id}', { params, body: change.body })).data;
    case 'parcel-ship':
      return (await api.call('POST /admin/orders/{code}/parcels/{id}/ship', { params, body: change.body })).data;
    case 'parcel-deliver':
      return (await api.call('POST /admin/orders/{code}/parcels/{id}/deliver', { params, body: change.body })).data;
    case 'parcel-remove':
      return (await api.call('DELETE /admin/orders/{code}/parcels/{id}', { params })).data;
  }
}

/** The items of a line that are in no parcel yet. Refunded ones stay out of parcels. */
export function unpackedOf({ quantity, packed, refunded }: ManagedLine): number {
  return Math.max(0, quantity - packed - refunded);
}
