import type { Router } from '../../router.ts';
import { payOrder } from './pay-order.ts';
import type { Payments } from './payments.ts';

export function payRoutes(router: Router, payments: Payments): void {
  router.call('GET /order-payment/{order_id}/{gateway}', async ({ params, origin }, context) => ({
    data: await payOrder(payments, context, { orderId: params.order_id, gateway: params.gateway, origin }),
  }));
}
