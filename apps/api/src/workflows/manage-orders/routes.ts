import { fromWire } from '@souk/money/currency';
import type { Context } from '../../context.ts';
import { getOrderByCode } from '../../modules/orders/manage-orders.ts';
import type { Router } from '../../router.ts';
import { cancelOrderAsOperator } from '../change-order/cancel-order.ts';
import { moveOrder } from '../change-order/move-order.ts';
import { refundOrderAsOperator } from '../change-order/order-payment.ts';
import { readHome, readManagedOrder, readManagedOrders } from './manage-orders.ts';

export function register({ router }: { router: Router }): void {
  router.call('GET /admin/home', async (_input, context) => ({ data: await readHome(context) }));
  router.call('GET /admin/orders', async ({ query }, context) => ({ data: await readManagedOrders(context, query) }));
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

async function idOf(context: Context, code: string): Promise<number> {
  return (await getOrderByCode({ read: context.db }, code)).id;
}

/** Reads what was just written, which a replica may not have yet. */
function afterwards(context: Context): Context {
  return { ...context, read: context.db };
}
