import { MySubscription } from '@souk/contract/membership';
import { describe, expect, test } from 'vitest';
import { newKey } from '../../../test/builders/basket.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { useStripeMarketplace } from '../../../test/use-stripe-marketplace.ts';

const marketplace = await useStripeMarketplace();
const { stripe, call, database, clock, lastSession, sendPaidWebhook, runJob, runJobs } = marketplace;
const { db } = database;

const name = JSON.stringify({ en: 'Neighbour' });
const terms = { name, price: 3900, duration_days: 365, discount_basis_points: 1000, free_delivery: true };
const planId = (await db.insertInto('plans').values(terms).returning('id').executeTakeFirstOrThrow()).id;
const day = 86_400;

const buy = ({ token }: Shopper, payment_method = 'stripe', key = newKey()) =>
  call('POST', `/plans/${planId}/purchase`, { token, headers: { 'idempotency-key': key }, body: { payment_method } });
const mine = async ({ token }: Shopper) => MySubscription.parse((await call('GET', '/my-subscription', { token })).body.data);
const cancel = ({ token }: Shopper) => call('POST', '/my-subscription/cancel', { token });
const inDays = (days: number) => new Date(clock.now().getTime() + days * day * 1000).toISOString();
const paymentsOf = ({ id }: Shopper) =>
  db
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select(['payments.status', 'payments.amount'])
    .where('person_id', '=', id)
    .orderBy('payments.id')
    .execute();

describe('a membership that is paid online', () => {
  test('[account-06] waits for its payment, and runs from then on', async () => {
    const shopper = await buildShopper(db);
    const answer = await buy(shopper);
    expect(answer).toMatchObject({
      status: 201,
      body: { message: 'Your membership starts once it is paid', data: { subscription: { status: 'pending', starts_at: null } } },
    });
    const session = lastSession();
    expect(answer.body.data?.payment_url).toBe(session.url);
    expect(session).toMatchObject({ amount_total: 3900, success_url: 'http://localhost:80/my-subscription' });
    expect(await mine(shopper)).toMatchObject({
      current: null,
      pending: { plan: { id: planId }, payment: { status: 'Pending' } },
      history: [],
    });
    clock.advance(60);
    await sendPaidWebhook(session);
    expect(await mine(shopper)).toMatchObject({
      current: { status: 'active', starts_at: inDays(0), ends_at: inDays(365), payment: { method: 'stripe', status: 'Paid' } },
      pending: null,
      history: [],
    });
    await sendPaidWebhook(session);
    await runJobs();
    expect(await paymentsOf(shopper)).toEqual([{ status: 'Paid', amount: 3900 }]);
    expect(stripe.refunds).toEqual([]);
  });

  test('[cart-12] is bought once for each key, also where Stripe was down at first', async () => {
    const shopper = await buildShopper(db);
    const key = newKey();
    stripe.failure = 'down';
    expect(await buy(shopper, 'stripe', key)).toMatchObject({ status: 201, body: { data: { payment_url: null } } });
    stripe.failure = undefined;
    const second = await buy(shopper, 'stripe', key);
    expect(second.body.data).toMatchObject({ payment_url: lastSession().url });
    expect((await buy(shopper, 'stripe', key)).body).toEqual(second.body);
    expect(await paymentsOf(shopper)).toEqual([{ status: 'Pending', amount: 3900 }]);
  });

  test('that was started is continued, not bought a second time', async () => {
    const shopper = await buildShopper(db);
    await buy(shopper);
    const session = lastSession();
    const again = await buy(shopper);
    expect(again).toMatchObject({ status: 201, body: { data: { payment_url: session.url, subscription: { status: 'pending' } } } });
    expect(await paymentsOf(shopper)).toEqual([{ status: 'Pending', amount: 3900 }]);
    await sendPaidWebhook(session);
    expect(await mine(shopper)).toMatchObject({ current: { ends_at: inDays(365) }, pending: null });
  });

  test('that was begun online and is bought for cash is given up; what is paid there all the same goes back', async () => {
    const shopper = await buildShopper(db);
    await buy(shopper);
    const session = lastSession();
    await buy(shopper, 'cash');
    expect(await mine(shopper)).toMatchObject({ current: { ends_at: inDays(365), payment: { method: 'cash' } }, pending: null });
    await sendPaidWebhook(session);
    await runJobs();
    expect(stripe.refunds.splice(0)).toMatchObject([{ amount: 3900 }]);
    expect(await mine(shopper)).toMatchObject({ current: { ends_at: inDays(365), payment: { method: 'cash' } } });
  });

  test('is given up when nobody pays; what comes later goes back', async () => {
    const shopper = await buildShopper(db);
    await buy(shopper);
    const session = lastSession();
    clock.advance(3600);
    await runJob('expire-unpaid');
    expect(await mine(shopper)).toEqual({ current: null, pending: null, history: [] });
    await sendPaidWebhook(session);
    await runJobs();
    expect(stripe.refunds.splice(0)).toMatchObject([{ amount: 3900 }]);
    expect(await mine(shopper)).toMatchObject({ current: null });
    expect(await paymentsOf(shopper)).toEqual([{ status: 'Refunded', amount: 3900 }]);
  });

  test('of the same plan continues after the remaining time, whichever way it was paid', async () => {
    const shopper = await buildShopper(db);
    await buy(shopper, 'cash');
    clock.advance(5 * day);
    await buy(shopper);
    await sendPaidWebhook(lastSession());
    expect(await mine(shopper)).toMatchObject({ current: { ends_at: inDays(360 + 365) }, history: [{ status: 'replaced' }] });
  });

  test('comes back whole if it is cancelled unused within two weeks, and not otherwise', async () => {
    const [early, late, user] = [await buildShopper(db), await buildShopper(db), await buildShopper(db)];
    for (const shopper of [early, late, user]) {
      await buy(shopper);
      await sendPaidWebhook(lastSession());
    }
    await db.updateTable('subscriptions').set({ saved_amount: 100 }).where('person_id', '=', user.id).execute();
    expect(await cancel(early)).toMatchObject({
      status: 200,
      body: { data: { current: null, history: [{ payment: { status: 'Refunded' } }] } },
    });
    expect(await cancel(user)).toMatchObject({ body: { data: { history: [{ status: 'cancelled', payment: { status: 'Paid' } }] } } });
    await db.updateTable('subscriptions').set({ saved_amount: 0 }).where('person_id', '=', user.id).execute();
    clock.advance(14 * day + 1);
    expect(await cancel(late)).toMatchObject({ body: { data: { history: [{ payment: { status: 'Paid' } }] } } });
    await runJobs();
    expect(stripe.refunds.splice(0)).toMatchObject([{ amount: 3900 }]);
  });

  test('that was to be collected in cash is no longer due', async () => {
    const shopper = await buildShopper(db);
    await buy(shopper, 'cash');
    await cancel(shopper);
    expect(await paymentsOf(shopper)).toMatchObject([{ status: 'Failed' }]);
  });

  test('cancelled while its renewal is paid: each comes first once, and neither is lost', async () => {
    for (let round = 0; round < 5; round++) {
      const shopper = await buildShopper(db);
      await buy(shopper);
      await sendPaidWebhook(lastSession());
      await buy(shopper);
      const [cancelled, webhook] = await Promise.all([cancel(shopper), sendPaidWebhook(lastSession())]);
      expect([200, 409]).toContain(cancelled.status);
      expect(webhook).toBe(200);
      expect((await mine(shopper)).current !== null || cancelled.status === 200).toBe(true);
    }
    await runJobs();
    stripe.refunds.splice(0);
  });
});
