import type { Router } from '../../router.ts';
import { orderAgain } from './order-again.ts';

export function orderAgainRoutes(router: Router): void {
  router.call('POST /place-order/again', async ({ body }, context) => {
    const { cart, message } = await orderAgain(context, body.order_id);
    return { data: { cart }, message };
  });
}
