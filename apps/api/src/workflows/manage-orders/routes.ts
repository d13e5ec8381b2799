import { fromWire } from '@souk/money/currency';
import { type Context, onBehalfOf } from '../../context.ts';
import { readInvoice } from '../../modules/orders/invoice/read-invoice.ts';
import { getOrderByCode } from '../../modules/orders/manage-orders.ts';
import { readPackingLists } from '../../modules/orders/packing-lists/read-packing-lists.ts';
import type { Message } from '../../platform/app-error.ts';
import type { Router } from '../../router.ts';
import { previewBearers } from '../change-order/bearers.ts';
import { cancelOrderAsOperator } from '../change-order/cancel-order.ts';
import { moveOrder } from '../change-order/move-order.ts';
import { refundOrderAsOperator } from '../change-order/order-payment.ts';
import { previewRefund, refundLines } from '../change-order/refund-lines.ts';
import { addParcel, changeParcel, deliverParcel, removeParcel, shipParcel } from '../send-parcels/send-parcels.ts';
import { exportOrders } from './export-orders.ts';
import { readManagedOrder, readManagedOrders } from './manage-orders.ts';
import { addOrderNote } from './order-notes.ts';

type Translate = (locale: string, message: Message) => string;

export function register({ router, translate }: { router: Router; translate: Translate }): void {
  registerRefunds(router);
  registerParcels(router);
  registerPapers(router, translate);
  router.call('GET /admin/orders', async ({ query }, context) => ({ data: await readManagedOrders(context, query) }));
  router.call('GET /admin/order-export', async ({ query }, context) => ({ file: await exportOrders(context, query) }));
  router.call('GET /admin/orders/{code}', async ({ params }, context) => ({ data: await readManagedOrder(context, params.code) }));
  router.call('POST /admin/orders/{code}/status', async ({ params, body: { seen_status, status, note } }, context) => {
    await moveOrder(context, { orderId: await idOf(context, params.code), seen: seen_status, status, note: note || null });
    return { data: await readManagedOrder(afterwards(context), params.code) };
  });
  router.call('POST /admin/orders/{code}/cancel', async ({ params, body: { seen_status, reason } }, context) => {
    await cancelOrderAsOperator(context, { orderId: await idOf(context, params.code), seen: seen_status, reason });
    return { data: await readManagedOrder(afterwards(context), params.code) };
  });
  router.call('POST /admin/orders/{code}/refund', async ({ params, body: { amount, seen_refundable } }, context) => {
    const refund = { part: fromWire(amount), seenRefundable: fromWire(seen_refundable) };
    await refundOrderAsOperator(context, { orderId: await idOf(context, params.code), ...refund });
    return { data: await readManagedOrder(afterwards(context), params.code) };
  });
}

function registerRefunds(router: Router): void {
  router.call('GET /admin/orders/{code}/refund', async ({ params, query }, context) => ({
    data: await previewRefund(context, { orderId: await idOf(context, params.code), ...query }),
  }));
  router.call('GET /admin/orders/{code}/bearers', async ({ params, query: { amount } }, context) => {
    const wanted = { orderId: await idOf(context, params.code), amount: amount === undefined ? undefined : fromWire(amount) };
    return { data: await previewBearers(context, wanted) };
  });
  router.call('POST /admin/orders/{code}/refund-lines', async ({ params, body: { seen_amount, ...wanted } }, context) => {
    await refundLines(context, { orderId: await idOf(context, params.code), seenAmount: fromWire(seen_amount), ...wanted });
    return { data: await readManagedOrder(afterwards(context), params.code) };
  });
}

function registerParcels(router: Router): void {
  router.call('POST /admin/orders/{code}/parcels', async ({ params, body: { seen_status, ...parcel } }, context) => {
    const entry_id = await addParcel(context, { orderId: await idOf(context, params.code), seen: seen_status, ...parcel });
    return { data: { ...(await readManagedOrder(afterwards(context), params.code)), entry_id } };
  });
  router.call('POST /admin/orders/{code}/parcels/{id}', async ({ params, body }, context) => {
    const entry_id = await changeParcel(context, { orderId: await idOf(context, params.code), parcelId: params.id, ...body });
    return { data: { ...(await readManagedOrder(afterwards(context), params.code)), entry_id } };
  });
  router.call('POST /admin/orders/{code}/parcels/{id}/ship', async ({ params, body }, context) => {
    await shipParcel(context, { orderId: await idOf(context, params.code), parcelId: params.id, ...body });
    return { data: await readManagedOrder(afterwards(context), params.code) };
  });
  router.call('POST /admin/orders/{code}/parcels/{id}/deliver', async ({ params, body }, context) => {
    await deliverParcel(context, { orderId: await idOf(context, params.code), parcelId: params.id, ...body });
    return { data: await readManagedOrder(afterwards(context), params.code) };
  });
  router.call('DELETE /admin/orders/{code}/parcels/{id}', async ({ params }, context) => {
    const entry_id = await removeParcel(context, { orderId: await idOf(context, params.code), parcelId: params.id });
    return { data: { ...(await readManagedOrder(afterwards(context), params.code)), entry_id } };
  });
}

function registerPapers(router: Router, translate: Translate): void {
  router.call('POST /admin/orders/{code}/notes', async ({ params, body: { note } }, context) => {
    await addOrderNote(context, { orderId: await idOf(context, params.code), note });
    return { data: await readManagedOrder(afterwards(context), params.code) };
  });
  router.call('GET /admin/orders/{code}/invoice', async ({ params }, context) => {
    const { id, person_id } = await getOrderByCode(context, params.code);
    return { file: await readInvoice(onBehalfOf(context, person_id), id) };
  });
  router.call('GET /admin/packing-slips', async ({ query }, context) => ({
    file: await readPackingLists(context, { ...query, translate }),
  }));
}

async function idOf(context: Context, code: string): Promise<number> {
  return (await getOrderByCode({ read: context.db }, code)).id;
}

/** Reads what was just written, which a replica may not have yet. */
function afterwards(context: Context): Context {
  return { ...context, read: context.db };
}
