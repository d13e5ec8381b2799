import { afterEach } from 'vitest';
import { type OnlineOrder, offerGateways } from './builders/online-order.ts';
import { type SignedEvent, type StripeSession, useFakeStripe } from './fakes/fake-stripe.ts';
import { assertInvariants } from './ledger.ts';
import { useTestApp } from './test-app.ts';

/** A test app with a fake Stripe, and the steps that tests of payments repeat. */
export async function useStripeMarketplace({ env = {}, poolSize = 10 }: { env?: Record<string, string>; poolSize?: number } = {}) {
  const stripe = await useFakeStripe();
  const testApp = await useTestApp({ env: { ...stripe.env, ...env }, poolSize });
  const { app, call, database, clock } = testApp;
  await offerGateways(database.db, 'stripe', 'demo');
  afterEach(async () => {
    stripe.failure = undefined;
    stripe.held = undefined;
    await assertInvariants(database.pool);
  });
  const sendWebhook = async ({ payload, headers }: SignedEvent) =>
    (await app.server.inject({ method: 'POST', url: '/api/webhooks/stripe', payload, headers })).statusCode;
  return {
    ...testApp,
    stripe,
    /** The Stripe session that was created last. */
    lastSession(): StripeSession {
      const session = [...stripe.sessions.values()].at(-1);
      if (!session) throw new Error('Nothing was asked of Stripe');
      return session;
    },
    /** Posts an event to the webhook and returns the status. */
    sendWebhook,
    /** A shopper pays, and Stripe sends the event. */
    sendPaidWebhook: (session: StripeSession, id?: string) =>
      sendWebhook(stripe.event('checkout.session.completed', stripe.pay(session), { at: clock.now(), ...(id && { id }) })),
    orderOf: async ({ shopper, orderId }: OnlineOrder) =>
      Object((await call('GET', `/order-details?order_id=${orderId}`, { token: shopper.token })).body.data).order,
    payAgain: ({ shopper, orderId }: Pick<OnlineOrder, 'shopper' | 'orderId'>, gateway = 'stripe') =>
      call('GET', `/order-payment/${orderId}/${gateway}`, { token: shopper.token }),
    cancel: ({ shopper }: OnlineOrder, order_id: number) =>
      call('POST', '/orders/cancel', { token: shopper.token, body: { order_id, reason: 'No' } }),
  };
}
