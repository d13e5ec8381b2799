import type { Router } from '../../router.ts';
import type { OrderLinks } from './domain/order-link.ts';
import { readInvoice } from './invoice/read-invoice.ts';
import { readLinkedOrders } from './read-linked-orders.ts';
import { readOrder, readOrders } from './read-orders.ts';

export function register({ router, orderLinks }: { router: Router; orderLinks: OrderLinks }): void {
  router.call('GET /orders', async ({ query }, context) => ({ data: await readOrders(context, query) }));
  router.call('GET /order-details', async ({ query }, context) => ({ data: { order: await readOrder(context, query.order_id) } }));
  router.call('GET /order-links/{token}', async ({ params }, context) => ({
    data: await readLinkedOrders(context, orderLinks, params.token),
  }));
  router.call('GET /orders/{id}/invoice', async ({ params }, context) => ({ file: await readInvoice(context, params.id) }));
}
