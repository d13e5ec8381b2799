import type { Router } from '../../router.ts';
import type { Payments } from '../pay/payments.ts';
import { buyPlan } from './buy-plan.ts';
import { cancelPlan } from './cancel-plan.ts';

export function subscribeRoutes(router: Router, payments: Payments): void {
  router.call('POST /plans/{id}/purchase', async ({ params, body, headers, origin }, context) => {
    const data = await buyPlan(payments, context, {
      planId: params.id,
      method: body.payment_method,
      key: headers['idempotency-key'],
      origin,
    });
    const isRunning = data.subscription.status === 'active';
    return { data, message: isRunning ? 'Your membership has begun' : 'Your membership begins once it is paid' };
  });
  router.call('POST /my-subscription/cancel', async (_input, context) => ({
    data: await cancelPlan(context),
    message: 'Your membership has ended',
  }));
}
