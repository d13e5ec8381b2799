import { permissions } from '@souk/contract/back-office/permissions';
import { MySubscription } from '@souk/contract/membership';
import { expect, test } from 'vitest';
import { newKey } from '../../../test/builders/basket.ts';
import { buildOnlineOrder } from '../../../test/builders/online-order.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { adminHeaders, buildStaff } from '../../../test/builders/staff.ts';
import { useStripeMarketplace } from '../../../test/use-stripe-marketplace.ts';

const marketplace = await useStripeMarketplace();
const { call, cancel, clock, database, lastSession, orderOf, runJobs, sendPaidWebhook, stripe } = marketplace;
const { db } = database;
const { headers, person_id } = await buildStaff(db);

const get = (path: string) => call('GET', `/admin${path}`, { headers });
const read = async (path: string) => Object((await get(path)).body.data);
const complete = (id: number, body: object, own = headers) => call('POST', `/admin/refunds/${id}/complete`, { headers: own, body });
const rejection = { status: 400, body: { error: { type: 'invalid_request_error', code: 'refund_disputed_payment', message: 'No' } } };
const paidBack = { seen_status: 'Failed', reference: 'Bank transfer 118' };

const failedOf = async (personId: number) =>
  (await read('/refunds?status=Failed')).refunds.find(({ person }: { person: { id: number } }) => person.id === personId);

/** A cancelled order whose refund the gateway rejected. */
async function buildFailedRefund() {
  const placed = await buildOnlineOrder(marketplace);
  await sendPaidWebhook(lastSession());
  await cancel(placed, placed.orderId);
  stripe.failure = rejection;
  await runJobs();
  stripe.failure = undefined;
  const { code } = await orderOf(placed);
  return { placed, code: String(code), refund: await failedOf(placed.shopper.id) };
}

test('[admin-02] a rejected refund of an order is found on Home, paid back and completed without a terminal', async () => {
  const events = ['payment.refunded', 'payment.refund_failed'];
  await call('POST', '/admin/webhooks', { headers, body: { name: 'Books', url: 'https://books.example/hook', events, is_active: true } });
  const { placed, code, refund } = await buildFailedRefund();
  expect(refund).toMatchObject({ status: 'Failed', amount: 20, gateway: 'stripe', order_code: code, reference: null });
  expect(await read('/home')).toMatchObject({ failed_refunds: 1 });
  expect(await read(`/orders/${code}`)).toMatchObject({ payments: [{ refunds: [{ id: refund.id, status: 'Failed', amount: 20 }] }] });

  clock.advance(60);
  const at = clock.now().toISOString();
  expect(await complete(refund.id, paidBack)).toMatchObject({
    status: 200,
    body: { data: { id: refund.id, status: 'Done', reference: 'Bank transfer 118', settled_at: at, order_code: code } },
  });
  expect(await orderOf(placed)).toMatchObject({ payment: { refund: { status: 'Done', amount: 20, at } } });
  expect(await read('/home')).toMatchObject({ failed_refunds: 0 });
  expect((await read('/audit?per_page=1')).entries[0]).toMatchObject({
    ...{ action: 'refund.complete', subject: { kind: 'refund', id: String(refund.id), name: code }, can_undo: false },
    ...{ before: { status: 'Failed' }, after: { status: 'Done' } },
  });
  // The order's own history has it, too.
  expect((await read(`/orders/${code}`)).history[0]).toMatchObject({ action: 'refund.complete' });
  const recorded = await db.selectFrom('webhook_events').select('type').where('type', 'like', 'payment.refund%').orderBy('id').execute();
  expect(recorded.map(({ type }) => type)).toEqual(['payment.refund_failed', 'payment.refunded']);
  await runJobs();
  expect(stripe.refunds).toEqual([]);
});

test('[admin-02] a rejected refund of a membership is listed, shown with the membership, and completed', async () => {
  const terms = { name: JSON.stringify({ en: 'Neighbour' }), price: 3900, duration_days: 365, discount_basis_points: 1000 };
  const plan = await db.insertInto('plans').values(terms).returning('id').executeTakeFirstOrThrow();
  const shopper = await buildShopper(db);
  const { token } = shopper;
  await call('POST', `/plans/${plan.id}/purchase`, {
    token,
    headers: { 'idempotency-key': newKey() },
    body: { payment_method: 'stripe' },
  });
  await sendPaidWebhook(lastSession());
  stripe.failure = rejection;
  MySubscription.parse((await call('POST', '/my-subscription/cancel', { token })).body.data);
  await runJobs();
  stripe.failure = undefined;

  const refund = await failedOf(shopper.id);
  expect(refund).toMatchObject({ status: 'Failed', amount: 39, order_code: null, person: { id: shopper.id } });
  expect(await read('/home')).toMatchObject({ failed_refunds: 1 });
  const membership = async () => (await read(`/memberships?person=${shopper.id}`)).memberships[0];
  expect(await membership()).toMatchObject({ status: 'cancelled', failed_refund: { id: refund.id, amount: 39 } });
  expect((await complete(refund.id, paidBack)).status).toBe(200);
  expect(await membership()).toMatchObject({ failed_refund: null });
  expect(await failedOf(shopper.id)).toBeUndefined();
  expect((await read('/refunds?per_page=1')).refunds[0]).toMatchObject({ id: refund.id, status: 'Done', reference: 'Bank transfer 118' });
});

test('[admin-08] two operators: the refund is completed once, and one that the gateway still processes is not', async () => {
  const { refund } = await buildFailedRefund();
  const outdated = await complete(refund.id, { ...paidBack, seen_status: 'Pending' });
  expect(outdated).toMatchObject({ status: 409, body: { message: `Somebody else has changed the refund ${refund.id}.` } });
  const answers = await Promise.all([complete(refund.id, paidBack), complete(refund.id, { ...paidBack, reference: 'Transfer 119' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(`The refund ${refund.id} is done already.`);
  await db.updateTable('refunds').set({ status: 'Pending', settled_at: null }).where('id', '=', refund.id).execute();
  const early = await complete(refund.id, { ...paidBack, seen_status: 'Pending' });
  expect(early).toMatchObject({ status: 409, body: { message: expect.stringContaining('would be refunded twice') } });
  await db.updateTable('refunds').set({ status: 'Done', settled_at: clock.now() }).where('id', '=', refund.id).execute();
});

test('a completion names how it was paid back, and needs its permission and a recent second factor', async () => {
  const { refund } = await buildFailedRefund();
  for (const [over, field] of [
    [{ reference: '  ' }, 'reference'],
    [{ reference: 'x'.repeat(121) }, 'reference'],
    [{ reference: undefined }, 'reference'],
    [{ seen_status: 'Lost' }, 'seen_status'],
    [{ seen_status: undefined }, 'seen_status'],
  ] as const) {
    const { status, body } = await complete(refund.id, { ...paidBack, ...over });
    expect([over, status, Object.keys(body.errors ?? {})]).toEqual([over, 422, [field]]);
  }
  expect((await complete(999_999, paidBack)).status).toBe(404);
  expect((await get('/refunds?status=Lost')).status).toBe(422);
  const others = await buildStaff(
    db,
    permissions.filter((each) => each !== 'refunds'),
  );
  expect((await complete(refund.id, paidBack, others.headers)).status).toBe(403);
  const stale = { person_id, audience: 'admin', second_factor_at: new Date(clock.now().getTime() - 11 * 60_000) } as const;
  const { token } = await buildSession(db, stale);
  expect((await complete(refund.id, paidBack, adminHeaders(token))).status).toBe(403);
  expect(await failedOf(refund.person.id)).toMatchObject({ status: 'Failed' });
});
