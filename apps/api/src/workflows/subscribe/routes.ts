import type { Router } from '../../router.ts';
import { buyPlan } from './buy-plan.ts';
import { cancelPlan } from './cancel-plan.ts';

export function subscribeRoutes(router: Router): void {
  router.call('POST /plans/{id}/purchase', async ({ params, body, headers }, context) => ({
    data: await buyPlan(context, { planId: params.id, method: body.payment_method, key: headers['idempotency-key'] }),
    message: 'Your membership has begun',
  }));
  router.call('POST /my-subscription/cancel', async (_input, context) => ({
    data: await cancelPlan(context),
    message: 'Your membership has ended',
  }));
}
