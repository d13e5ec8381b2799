import { afterEach } from 'vitest';
import { type OnlineOrder, offerGateways } from './builders/online-order.ts';
import { assertInvariants } from './invariants.ts';
import { type SignedEvent, type StripeSession, useStripeStandIn } from './stripe-stand-in.ts';
import { useTestApp } from './test-app.ts';

/** A market that takes payments at a Stripe of its own, with what tests of payments do over and over. */
export async function useStripeMarket({ env = {}, poolSize = 10 }: { env?: Record<string, string>; poolSize?: number } = {}) {
  const stripe = await useStripeStandIn();
  const market = await useTestApp({ env: { ...stripe.env, ...env }, poolSize });
  const { app, call, database, clock } = market;
  await offerGateways(database.db, 'stripe', 'demo');
  afterEach(async () => {
    stripe.fault = undefined;
    stripe.held = undefined;
    await assertInvariants(database.pool);
  });
  const tell = async ({ payload, headers }: SignedEvent) =>
    (await app.server.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers })).statusCode;
  return {
    ...market,
    stripe,
    /** The page that was opened last. */
    lastSession(): StripeSession {
      const session = [...stripe.sessions.values()].at(-1);
      if (!session) throw new Error('Nothing was asked of Stripe');
      return session;
    },
    /** Brings a message to the webhook; answers the status. */
    tell,
    /** Somebody pays, and Stripe tells so. */
    tellPaid: (session: StripeSession, id?: string) =>
      tell(stripe.event('checkout.session.completed', stripe.pay(session), { at: clock.now(), ...(id && { id }) })),
    orderOf: async ({ shopper, orderId }: OnlineOrder) =>
      Object((await call('GET', `/order-details?order_id=${orderId}`, { token: shopper.token })).body.data).order,
    payAgain: ({ shopper, orderId }: Pick<OnlineOrder, 'shopper' | 'orderId'>, gateway = 'stripe') =>
      call('GET', `/order-payment/${orderId}/${gateway}`, { token: shopper.token }),
    cancel: ({ shopper }: OnlineOrder, order_id: number) =>
      call('POST', '/orders/cancel', { token: shopper.token, body: { order_id, reason: 'No' } }),
    /** Does what comes by the clock, now. */
    async runNow(name: 'expire-unpaid' | 'ask-gateways' | 'forget-foreign-events') {
      await app.jobs.find((job) => job.name === name)?.perform({}, { log: app.server.log, attempt: 1 });
    },
  };
}
