import type { Router } from '../../router.ts';
import type { Payments } from '../pay/open-payment-page.ts';
import { buyPlan } from './buy-plan.ts';
import { cancelPlan } from './end-membership.ts';

export function register({ router, payments }: { router: Router; payments: Payments }): void {
  router.call('POST /plans/{id}/purchase', async ({ params, body, headers, origin }, context) => {
    const data = await buyPlan(payments, context, {
      planId: params.id,
      method: body.payment_method,
      key: headers['idempotency-key'],
      origin,
    });
    const isRunning = data.subscription.status === 'active';
    return { data, message: isRunning ? 'Your membership is active' : 'Your membership starts once it is paid' };
  });
  router.call('POST /my-subscription/cancel', async (_input, context) => ({
    data: await cancelPlan(context),
    message: 'Your membership has ended',
  }));
}
