import type { Router } from '../../router.ts';
import { placeOrder } from './place-order.ts';

export function placeOrderRoutes(router: Router): void {
  router.call('POST /place-order', async ({ body, headers }, context) => ({
    data: await placeOrder(context, body, headers['idempotency-key']),
  }));
}
