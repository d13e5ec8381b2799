import type { Router } from '../../router.ts';
import type { Payments } from '../pay/payments.ts';
import { placeOrder } from './place-order.ts';
import { createProductTurns } from './product-turns.ts';

export function placeOrderRoutes(router: Router, payments: Payments): void {
  const turns = createProductTurns();
  router.call('POST /place-order', async ({ body, headers, origin }, context) => ({
    data: await placeOrder({ payments, turns }, context, { body, key: headers['idempotency-key'], origin }),
  }));
}
