import type { Router } from '../../router.ts';
import type { Payments } from '../pay/payments.ts';
import { placeOrder } from './place-order.ts';

export function placeOrderRoutes(router: Router, payments: Payments): void {
  router.call('POST /place-order', async ({ body, headers, origin }, context) => ({
    data: await placeOrder(payments, context, { body, key: headers['idempotency-key'], origin }),
  }));
}
