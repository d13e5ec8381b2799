import { describe, expect, test } from 'vitest';
import { buildOnlineOrder, readBooks } from '../../../test/builders/online-order.ts';
import type { StripeSession } from '../../../test/fakes/fake-stripe.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { useStripeMarketplace } from '../../../test/use-stripe-marketplace.ts';
import { signatureHeader, signBody } from '../../integrations/payments/demo/demo-gateway.ts';

const demoSecret = 'a secret of the demo gateway';
const marketplace = await useStripeMarketplace({ env: { DEMO_PAYMENT_SECRET: demoSecret } });
const { app, stripe, database, clock, lastSession, sendWebhook, sendPaidWebhook, payAgain, cancel, runJobs, runJob } = marketplace;
const { db } = database;

const at = () => ({ at: clock.now() });
const unpaid = { orders: ['Pending Pending'], payments: ['Pending 2000'], refunds: [], isAwaited: true };
const paid = { orders: ['Pending Paid'], payments: ['Paid 2000'], refunds: [], isAwaited: false };
const completed = (session: StripeSession, over: object = {}) => ({ ...stripe.pay(session), ...over });
const outcomeOf = async (event_id: string) =>
  (await db.selectFrom('payment_events').select('outcome').where('event_id', '=', event_id).executeTakeFirst())?.outcome;
const events = () => db.selectFrom('payment_events').select('event_id').execute();

describe('a message that nobody has to believe', () => {
  test.each([
    ['without a signature', { 'stripe-signature': undefined }],
    ['with a signature of another shape', { 'stripe-signature': 'v1=abc' }],
    ['signed for another time', { 'stripe-signature': 't=1,v1=00' }],
    ['with two headers that do not fit', { 'stripe-signature': 't=1700000000,v1=' }],
  ])('%s is refused', async (_title, headers) => {
    const { orderId } = await buildOnlineOrder(marketplace);
    const event = stripe.event('checkout.session.completed', completed(lastSession()), at());
    const before = await events();
    const given = Object.fromEntries(
      Object.entries({ ...event.headers, ...headers }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    expect(await sendWebhook({ payload: event.payload, headers: given })).toBe(400);
    expect([await readBooks(db, orderId), await events()]).toEqual([unpaid, before]);
  });

  test('forged with another secret, or changed after it was signed, is refused', async () => {
    const { orderId } = await buildOnlineOrder(marketplace);
    const session = completed(lastSession());
    expect(await sendWebhook(stripe.event('checkout.session.completed', session, { ...at(), secret: 'whsec_guessed' }))).toBe(400);
    const { payload, headers } = stripe.event('checkout.session.completed', session, at());
    expect(await sendWebhook({ payload: payload.replace('2000', '2001'), headers })).toBe(400);
    expect(await sendWebhook({ payload: `${payload} `, headers })).toBe(400);
    expect(await sendWebhook({ payload: '', headers })).toBe(400);
    expect(await sendWebhook({ payload: 'null', headers })).toBe(400);
    expect(await readBooks(db, orderId)).toEqual(unpaid);
    expect(await sendWebhook({ payload, headers })).toBe(200);
    expect(await readBooks(db, orderId)).toEqual(paid);
  });

  test('replayed after five minutes is refused, however well it is signed', async () => {
    const { orderId } = await buildOnlineOrder(marketplace);
    const session = completed(lastSession());
    const old = (seconds: number) =>
      stripe.event('checkout.session.completed', session, { at: new Date(clock.now().getTime() - seconds * 1000) });
    expect(await sendWebhook(old(301))).toBe(400);
    expect(await readBooks(db, orderId)).toEqual(unpaid);
    expect(await sendWebhook(old(299))).toBe(200);
    expect(await readBooks(db, orderId)).toEqual(paid);
  });

  test('for a gateway that is not set up, or of none, finds nothing', async () => {
    for (const name of ['paypal', 'cash', '..%2f', 'constructor']) {
      const answer = await app.server.inject({ method: 'POST', url: `/api/webhooks/${name}`, payload: {} });
      expect([name, answer.statusCode]).toEqual([name, 404]);
    }
    expect((await app.server.inject({ url: '/api/webhooks/stripe' })).statusCode).toBe(404);
  });
});

describe('a message of the gateway', () => {
  test('sent twice changes nothing the second time', async () => {
    const { orderId } = await buildOnlineOrder(marketplace);
    const event = stripe.event('checkout.session.completed', completed(lastSession()), { ...at(), id: 'evt_again' });
    expect([await sendWebhook(event), await sendWebhook(event), await sendWebhook(event)]).toEqual([200, 200, 200]);
    expect([await readBooks(db, orderId), await outcomeOf('evt_again')]).toEqual([paid, 'paid']);
    // The same news under another name is no second payment either.
    expect(await sendPaidWebhook(lastSession(), 'evt_other_name')).toBe(200);
    expect([await readBooks(db, orderId), await outcomeOf('evt_other_name')]).toEqual([paid, 'nothing']);
  });

  test('sent twice at once counts once', async () => {
    const { orderId } = await buildOnlineOrder(marketplace);
    const event = stripe.event('checkout.session.completed', completed(lastSession()), at());
    const other = stripe.event('checkout.session.completed', lastSession(), at());
    expect(await Promise.all([sendWebhook(event), sendWebhook(other), sendWebhook(event), sendWebhook(other), sendWebhook(event)])).toEqual(
      [200, 200, 200, 200, 200],
    );
    expect(await readBooks(db, orderId)).toEqual(paid);
  });

  test.each([
    ['another amount', { amount_total: 1999 }],
    ['more than was asked for', { amount_total: 2001 }],
    ['another currency', { currency: 'jpy' }],
    ['no amount', { amount_total: null }],
  ])('of a wrong amount (%s) marks nothing as paid', async (_title, over) => {
    const { orderId } = await buildOnlineOrder(marketplace);
    const id = `evt_wrong_${orderId}`;
    expect(await sendWebhook(stripe.event('checkout.session.completed', completed(lastSession(), over), { ...at(), id }))).toBe(200);
    expect(await readBooks(db, orderId)).toEqual(unpaid);
    expect(['mismatch', 'nothing']).toContain(await outcomeOf(id));
  });

  test('of another order pays that one alone', async () => {
    const mine = await buildOnlineOrder(marketplace);
    const cheap = await buildOnlineOrder(marketplace, { prices: [1] });
    const session = lastSession();
    const swapped = { ...completed(session), client_reference_id: [...stripe.sessions.values()].at(-2)?.client_reference_id };
    expect(await sendWebhook(stripe.event('checkout.session.completed', swapped, at()))).toBe(200);
    expect(await readBooks(db, mine.orderId)).toEqual(unpaid);
    expect(await readBooks(db, cheap.orderId)).toMatchObject({ isAwaited: true });
    await sendPaidWebhook(session);
    expect(await readBooks(db, cheap.orderId)).toMatchObject({ payments: ['Paid 2'] });
    expect(await readBooks(db, mine.orderId)).toEqual(unpaid);
  });

  test.each([
    ['an order that there is not', 'checkout.session.completed', { client_reference_id: 'b2c5c1de-0000-4000-8000-000000000000' }],
    ['nothing of ours', 'checkout.session.completed', { client_reference_id: null }],
    ['something else altogether', 'customer.created', { id: 'cus_1', object: 'customer' }],
  ])('about something unknown (%s) is recorded and changes nothing', async (_title, type, over) => {
    const { orderId } = await buildOnlineOrder(marketplace);
    const id = `evt_unknown_${orderId}`;
    expect(await sendWebhook(stripe.event(type, completed(lastSession(), over), { ...at(), id }))).toBe(200);
    expect([await readBooks(db, orderId), await outcomeOf(id)]).toEqual([unpaid, 'unknown']);
  });

  test('of a failure that arrives after the success changes nothing', async () => {
    const { orderId } = await buildOnlineOrder(marketplace);
    const session = lastSession();
    await sendPaidWebhook(session);
    await sendWebhook(stripe.event('checkout.session.async_payment_failed', session, at()));
    await sendWebhook(stripe.event('checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' }, at()));
    expect(await readBooks(db, orderId)).toEqual(paid);
  });

  test('of a success counts, although a failure arrived before', async () => {
    const { orderId } = await buildOnlineOrder(marketplace);
    await sendWebhook(stripe.event('checkout.session.async_payment_failed', lastSession(), at()));
    expect(await readBooks(db, orderId)).toMatchObject({ orders: ['Pending Failed'], payments: ['Failed 2000'] });
    await sendPaidWebhook(lastSession());
    expect(await readBooks(db, orderId)).toEqual(paid);
  });

  test('that a payment is under way does not end the waiting', async () => {
    const { orderId } = await buildOnlineOrder(marketplace);
    const processing = { ...lastSession(), status: 'complete', payment_status: 'unpaid', payment_intent: 'pi_slow' };
    await sendWebhook(stripe.event('checkout.session.completed', processing, at()));
    expect(await readBooks(db, orderId)).toEqual(unpaid);
    await sendWebhook(stripe.event('checkout.session.async_payment_succeeded', completed(lastSession()), at()));
    expect(await readBooks(db, orderId)).toEqual(paid);
  });

  test('of a second payment of the same order sends that one back', async () => {
    const placed = await buildOnlineOrder(marketplace);
    const first = lastSession();
    clock.advance(3550);
    await payAgain(placed);
    await sendPaidWebhook(lastSession());
    await sendPaidWebhook(first);
    await runJobs();
    expect(stripe.refunds.splice(0)).toMatchObject([{ amount: 2000, payment_intent: first.payment_intent }]);
    expect(await readBooks(db, placed.orderId)).toEqual({
      orders: ['Pending Paid'],
      payments: ['Refunded 2000', 'Paid 2000'],
      refunds: ['Done 2000'],
      isAwaited: false,
    });
    await cancel(placed, placed.orderId);
    await runJobs();
    expect(stripe.refunds.splice(0)).toMatchObject([{ payment_intent: lastSession().payment_intent }]);
  });

  test('while the database is busy is sent again later', async () => {
    const { orderId } = await buildOnlineOrder(marketplace);
    const event = stripe.event('checkout.session.completed', completed(lastSession()), at());
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select from orders where id = $1 for update', [orderId]);
    await holder.query("set local statement_timeout = '1min'");
    const first = sendWebhook(event);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await holder.query('rollback');
    holder.release();
    expect(await first).toBe(200);
    expect(await readBooks(db, orderId)).toEqual(paid);
  });
});

test('events about no payment of ours are deleted after a month, others remain', async () => {
  await buildOnlineOrder(marketplace);
  await sendPaidWebhook(lastSession(), 'evt_ours');
  await sendWebhook(stripe.event('customer.created', { id: 'cus_1', object: 'customer' }, { ...at(), id: 'evt_foreign' }));
  clock.advance(30 * 86_400 + 1);
  await runJob('forget-foreign-events');
  expect([await outcomeOf('evt_ours'), await outcomeOf('evt_foreign')]).toEqual(['paid', undefined]);
});

describe('the demo gateway', () => {
  const send = async (
    type: string,
    { reference, secret = demoSecret, seconds = 0 }: { reference: string; secret?: string; seconds?: number },
  ) => {
    const payload = JSON.stringify({ id: `evt-${type}-${reference}`, type, reference, charge: reference, amount: 2000, currency: 'USD' });
    const signature = signBody(payload, secret, new Date(clock.now().getTime() + seconds * 1000));
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    return (await app.server.inject({ method: 'POST', url: '/api/webhooks/demo', payload, headers })).statusCode;
  };

  test('is believed by its signature alone, within five minutes', async () => {
    const { orderId, url } = await buildOnlineOrder(marketplace, { gateway: 'demo' });
    const reference = url?.split('/').at(-1) ?? '';
    expect(await send('payment.paid', { reference, secret: 'another secret that is long' })).toBe(400);
    expect(await send('payment.paid', { reference, seconds: -301 })).toBe(400);
    expect(await send('payment.paid', { reference, seconds: 301 })).toBe(400);
    expect(await send('payment.nonsense', { reference })).toBe(400);
    expect(await readBooks(db, orderId)).toEqual(unpaid);
    expect(await send('payment.paid', { reference })).toBe(200);
    expect(await readBooks(db, orderId)).toEqual(paid);
  });
});

test('without a secret every message is refused', async () => {
  const { STRIPE_WEBHOOK_SECRET: _unset, ...env } = stripe.env;
  const { app: deaf } = await useTestApp({ env });
  const { payload, headers } = stripe.event('checkout.session.completed', { client_reference_id: 'x' });
  for (const secret of [headers['stripe-signature'] ?? '', 't=1,v1=']) {
    const answer = await deaf.server.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: { ...headers, 'stripe-signature': secret },
    });
    expect(answer.statusCode).toBe(400);
  }
});

test('production has no demo gateway and no page of it', async () => {
  const secrets = { APP_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://marketplace.example' };
  const twilio = { MESSAGE_CHANNEL: 'twilio', TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'hush', TWILIO_FROM: 'Souk' };
  const production = await useTestApp({ env: { APP_ENVIRONMENT: 'production', ...secrets, ...twilio, ...stripe.env } });
  await production.database.db
    .insertInto('payment_gateways')
    .values(['stripe', 'demo'].map((name) => ({ name, title: name, active: true })))
    .execute();
  const statusOf = async (url: string, method: 'GET' | 'POST') => (await production.app.server.inject({ method, url })).statusCode;
  expect(await statusOf('/demo-payment/x', 'GET')).toBe(404);
  expect(await statusOf('/api/webhooks/demo', 'POST')).toBe(404);
  const master = await production.call('GET', '/master');
  expect(master.body.data).toMatchObject({ payment_gateways: [{ name: 'stripe' }] });
});
