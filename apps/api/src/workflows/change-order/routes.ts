import type { Router } from '../../router.ts';
import { cancelOrder } from './cancel-order.ts';

export function register({ router }: { router: Router }): void {
  router.call('POST /orders/cancel', async ({ body }, context) => ({
    data: { order: await cancelOrder(context, body) },
    message: 'Your order has been cancelled',
  }));
}
