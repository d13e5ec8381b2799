import type { Router } from '../../router.ts';
import { presentSummary } from './present-summary.ts';
import { summarizeCheckout } from './summarize-checkout.ts';

export function summarizeCheckoutRoutes(router: Router): void {
  // It only reads, yet from where it was just written: a replica may not have the line yet.
  router.call('POST /cart/checkout', async ({ body }, context) => {
    const isBuyNow = body.is_buy_now ?? false;
    // A client that has lost sight of its single line, after another sign-in say, asks for it whichever shop it is of.
    const shopIds = isBuyNow && body.shop_ids.length === 0 ? undefined : body.shop_ids;
    const checkout = { personId: context.actor.person_id, isBuyNow, shopIds };
    const summary = await summarizeCheckout(context.db, { ...checkout, couponCode: body.coupon_code || null, now: context.clock.now() });
    return { data: presentSummary(summary, context), missed: summary.couponRefusal === 'unknown' };
  });
}
