import type { Router } from '../../router.ts';
import { readInvoice } from './invoice/read-invoice.ts';
import { readOrder } from './read-order.ts';
import { readOrders } from './read-orders.ts';

export function ordersRoutes(router: Router): void {
  router.call('GET /orders', async ({ query }, context) => ({ data: await readOrders(context, query) }));
  router.call('GET /order-details', async ({ query }, context) => ({ data: { order: await readOrder(context, query.order_id) } }));
  router.call('GET /orders/{id}/invoice', async ({ params }, context) => ({ file: await readInvoice(context, params.id) }));
}
