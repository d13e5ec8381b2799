import { readGuestCart } from '../../modules/cart/guest-cart.ts';
import { tooMany } from '../../platform/app-error.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/miss-limit.ts';
import type { Router } from '../../router.ts';
import type { Payments } from '../pay/open-payment-page.ts';
import { listGuestOffers, mergeCart, summarizeGuestCart } from './guest-cart.ts';
import { listCartOffers } from './offer-more.ts';
import { collectVoucher, listVouchers } from './offer-vouchers.ts';
import { orderAgain } from './order-again.ts';
import { placeOrder } from './place-order.ts';
import { presentSummary } from './present-summary.ts';
import { createProductQueues } from './product-queues.ts';
import { summarizeCheckout } from './summarize-checkout.ts';

/** The checkout: summary, vouchers, orders and orders again. */
export function register({ router, payments }: { router: Router; payments: Payments }): void {
  summarizeRoutes(router);
  voucherRoutes(router);
  placeRoutes(router, payments);
  orderAgainRoutes(router);
  guestRoutes(router);
}

function placeRoutes(router: Router, payments: Payments): void {
  const queues = createProductQueues();
  router.call('POST /place-order', async ({ body, headers, origin }, context) => ({
    data: await placeOrder({ payments, queues }, context, { body, key: headers['idempotency-key'], origin }),
  }));
}

function summarizeRoutes(router: Router): void {
  // It only reads, but from the primary database: a replica may not have the cart's last change yet.
  router.call('POST /cart/checkout', async ({ body }, context) => {
    const isBuyNow = body.is_buy_now ?? false;
    // Without shops a client asks for its single line, for example after another sign-in.
    const shopIds = isBuyNow && body.shop_ids.length === 0 ? undefined : body.shop_ids;
    const checkout = { personId: context.actor.person_id, isBuyNow, shopIds };
    const summary = await summarizeCheckout(context.db, { ...checkout, couponCode: body.coupon_code || null, now: context.clock.now() });
    return { data: presentSummary(summary, context), missed: summary.couponRefusal === 'unknown' };
  });
}

function voucherRoutes(router: Router): void {
  router.call('GET /cart/offers', async (_input, context) => ({ data: { offers: await listCartOffers(context) } }));
  router.call('GET /get-vouchers', async ({ query }, context) => ({ data: { coupons: await listVouchers(context, query.shop_id) } }));
  router.call('POST /vouchers-collect', async ({ body }, context) => ({
    data: { coupon: await collectVoucher(context, body.coupon_id) },
    message: 'Voucher collected successfully',
  }));
}

function orderAgainRoutes(router: Router): void {
  router.call('POST /place-order/again', async ({ body }, context) => {
    const { cart, message } = await orderAgain(context, body.order_id);
    return { data: { cart }, message };
  });
}

function guestRoutes(router: Router): void {
  const limiter = createLimiter({ burst: 120, perMinute: 120 });
  const checkLimit = (address: string) => {
    const wait = limiter.consume(networkOf(address));
    if (wait !== undefined) throw tooMany('The shop is busy. Please try again in a moment.', wait);
  };
  router.call('POST /guest-cart', async ({ body, address }, context) => {
    checkLimit(address);
    return { data: await readGuestCart(context, body) };
  });
  router.call('POST /guest-cart/checkout', async ({ body, address }, context) => {
    checkLimit(address);
    return { data: await summarizeGuestCart(context, body) };
  });
  router.call('POST /guest-cart/offers', async ({ body, address }, context) => {
    checkLimit(address);
    return { data: { offers: await listGuestOffers(context, body.items) } };
  });
  router.call('POST /cart/merge', async ({ body, headers }, context) => ({
    data: await mergeCart(context, { items: body.items, key: headers['idempotency-key'] }),
  }));
}
