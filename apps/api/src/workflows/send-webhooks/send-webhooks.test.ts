import { createHmac } from 'node:crypto';
import { WebhookPayload, webhookEventTypes } from '@souk/contract/back-office/programs/webhook-events';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildOnlineOrder } from '../../../test/builders/online-order.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useWebhookReceiver } from '../../../test/fakes/webhook-receiver.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { moveOrder } from '../change-order/move-order.ts';

const { app, call, clock, database, runJob, runJobs } = await useTestApp({ env: { WEBHOOK_LOOPBACK: 'on' } });
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
const receiver = await useWebhookReceiver();
const { headers, person_id: owner } = await buildStaff(db);

type Headers = Record<string, string>;
const post = (path: string, body: object = {}, own: Headers = headers) => call('POST', `/admin/${path}`, { headers: own, body });
async function subscribe(events: readonly string[] = webhookEventTypes, own: Headers = headers) {
  const { body } = await post('webhooks', { name: 'Warehouse', url: receiver.url, events, is_active: true }, own);
  const { webhook, secret } = Object(body.data);
  return { id: Number(webhook.id), secret: String(secret) };
}
const payloads = () => receiver.received.map(({ body }) => WebhookPayload.parse(JSON.parse(body)));
const types = () => payloads().map(({ type }) => type);
async function placeOrder() {
  const basket = await buildBasket(db);
  expect((await orderBasket(call, basket)).status).toBeLessThan(300);
  return db.selectFrom('orders').select(['code', 'purchase_id']).where('person_id', '=', basket.shopper.id).executeTakeFirstOrThrow();
}
const rowOf = (id: number) => db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const deliveriesOf = (id: number) => db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', id).orderBy('id').execute();
async function attempt(deliveryId: number) {
  const job = app.jobs.find(({ name }) => name === 'deliver-webhook');
  await job?.perform({ delivery_id: deliveryId }, { log: app.server.log, attempt: 1 });
}

beforeEach(async () => {
  // The queue reads the real time: behind it, an attempt that waits would be due at once.
  clock.advance(Math.max(0, (Date.now() - clock.now().getTime()) / 1000));
  await db.deleteFrom('webhooks').execute();
  receiver.answer = { status: 200 };
  await runJobs();
  receiver.received.length = 0;
  await db.updateTable('sessions').set({ second_factor_at: clock.now() }).where('person_id', '=', owner).execute();
});

describe('[admin-09] events', () => {
  test('of an order: placed, moved, and signed so that the receiver can verify them', async () => {
    const { secret } = await subscribe();
    const order = await placeOrder();
    await post(`orders/${order.code}/status`, { status: 'Confirm', seen_status: 'Pending' });
    await runJobs();
    const [placed] = receiver.received;
    expect(types()).toContain('order.placed');
    const moved = payloads().find(({ type }) => type === 'order.status_changed');
    expect(moved?.data).toMatchObject({ code: order.code, status: 'Confirm', former_status: 'Pending' });
    const signed = `${placed?.headers['webhook-id']}.${placed?.headers['webhook-timestamp']}.${placed?.body}`;
    const expected = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(signed)
      .digest('base64');
    expect(placed?.headers['webhook-signature']).toBe(`v1,${expected}`);
  });

  test('of products, people and tickets', async () => {
    await subscribe();
    const { id } = await buildProduct(db);
    await db.updateTable('products').set({ price: 4321, selling_price: 4321 }).where('id', '=', id).execute();
    await db.updateTable('products').set({ in_stock: false }).where('id', '=', id).execute();
    const person = await buildPerson(db);
    await db.updateTable('people').set({ blocked_at: new Date() }).where('id', '=', person).execute();
    await db.updateTable('people').set({ blocked_at: null }).where('id', '=', person).execute();
    const shopper = await buildShopper(db);
    const { ticket_number } = await buildTicketMessage(db, { person_id: shopper.id, from_shopper: true });
    await db.updateTable('tickets').set({ status: 'completed' }).where('ticket_number', '=', ticket_number).execute();
    await runJobs();
    const found = new Set(types());
    const expected = [
      'product.created',
      'product.changed',
      'product.stock_changed',
      'person.blocked',
      'person.unblocked',
      'ticket.opened',
      'ticket.message_received',
      'ticket.status_changed',
    ];
    expect(expected.filter((each) => !found.has(each))).toEqual([]);
    const changed = payloads().find(({ type, data }) => type === 'product.changed' && 'product_id' in data && data.product_id === id);
    expect(changed?.data).toMatchObject({ price: 43.21 });
    expect(payloads().find(({ type }) => type === 'person.blocked')?.data).toEqual({ person_id: person });
  });

  test('of payments and refunds', async () => {
    await subscribe();
    const { code, purchase_id } = await placeOrder();
    const { id } = await db.selectFrom('payments').select('id').where('purchase_id', '=', purchase_id).executeTakeFirstOrThrow();
    await db.updateTable('payments').set({ status: 'Failed' }).where('id', '=', id).execute();
    await runJobs();
    const failed = payloads().find(({ type }) => type === 'payment.failed');
    expect(failed?.data).toMatchObject({ payment_id: id, order_codes: [code] });
  });

  test('of cash name the delivered order, and not the others of its purchase', async () => {
    await subscribe(['payment.succeeded', 'order.payment_changed']);
    const { orderIds } = await buildOnlineOrder({ call, database }, { gateway: 'cash', prices: [1000, 500] });
    const [orderId = 0] = orderIds;
    const operating = { db, clock, ...commandLine };
    for (const status of ['Confirm', 'On The Way', 'Delivered'] as const) await moveOrder(operating, { orderId, status, note: null });
    const { code } = await db.selectFrom('orders').select('code').where('id', '=', orderId).executeTakeFirstOrThrow();
    await runJobs();
    expect(payloads().find(({ type }) => type === 'payment.succeeded')?.data).toMatchObject({
      gateway: 'cash',
      amount: 20,
      order_codes: [code],
    });
    expect(payloads().filter(({ type }) => type === 'order.payment_changed')).toMatchObject([{ data: { code, payment_status: 'Paid' } }]);
    expect(types()).toHaveLength(2);
  });

  test('are in the transaction of their change: nothing is sent of one that is rolled back', async () => {
    await subscribe();
    const person = await buildPerson(db);
    await runJobs();
    receiver.received.length = 0;
    const failing = inTransaction(db, async (transaction) => {
      await transaction.updateTable('people').set({ blocked_at: new Date() }).where('id', '=', person).execute();
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await runJobs();
    expect(types()).toEqual([]);
  });

  test('that nobody subscribes to are not stored, and one transaction has one job', async () => {
    await subscribe(['person.blocked']);
    await db.deleteFrom('webhook_events').execute();
    const people = [await buildPerson(db), await buildPerson(db)];
    const jobs = async () =>
      (await database.pool.query(`select id from graphile_worker.jobs where task_identifier = 'dispatch-webhooks'`)).rowCount;
    const before = await jobs();
    await db.updateTable('people').set({ blocked_at: new Date() }).where('id', 'in', people).execute();
    expect((await jobs()) === (before ?? 0) + 1).toBe(true);
    expect((await db.selectFrom('webhook_events').select('type').execute()).map(({ type }) => type)).toEqual([
      'person.blocked',
      'person.blocked',
    ]);
  });

  test('are no longer received once the role of the owner lost the permission', async () => {
    const member = await buildStaff(db, ['keys', 'people:read']);
    await subscribe(['person.blocked'], member.headers);
    const person = await buildPerson(db);
    const block = (blocked_at: Date | null) => db.updateTable('people').set({ blocked_at }).where('id', '=', person).execute();
    await block(new Date());
    await runJobs();
    expect(types()).toEqual(['person.blocked']);
    await db
      .updateTable('roles')
      .set({ permissions: ['keys'] })
      .where('id', '=', member.role_id)
      .execute();
    await block(null);
    await block(new Date());
    await runJobs();
    expect(types()).toEqual(['person.blocked']);
  });
});

describe('[admin-09] a failed delivery', () => {
  const fail = async () => {
    const { id } = await subscribe(['person.blocked']);
    await db
      .updateTable('people')
      .set({ blocked_at: new Date() })
      .where('id', '=', await buildPerson(db))
      .execute();
    receiver.answer = { status: 503, body: 'later' };
    await runJobs();
    const [delivery] = await deliveriesOf(id);
    if (!delivery) throw new Error('There is no delivery');
    return { id, delivery };
  };

  test('is tried again later, and succeeds', async () => {
    const { id, delivery } = await fail();
    expect(delivery).toMatchObject({ status: 'waiting', attempts: 1 });
    expect((delivery.next_at?.getTime() ?? 0) - clock.now().getTime()).toBeGreaterThanOrEqual(9000);
    expect((await rowOf(id)).failing_since).not.toBeNull();
    receiver.answer = { status: 204 };
    await attempt(delivery.id);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered', attempts: 2, next_at: null }]);
    expect((await rowOf(id)).failing_since).toBeNull();
    await attempt(delivery.id);
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map((each) => each.headers['webhook-id'])).size).toBe(1);
  });

  const notified = async () =>
    (await db.selectFrom('staff_events').select('subject').where('kind', '=', 'webhook-failed').execute()).length;

  test('is given up after the last attempt, and members are notified once an hour', async () => {
    const { id, delivery } = await fail();
    await db.deleteFrom('staff_events').execute();
    await db.updateTable('webhook_deliveries').set({ attempts: 9 }).where('id', '=', delivery.id).execute();
    await attempt(delivery.id);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'failed', attempts: 10, next_at: null }]);
    expect(await notified()).toBe(1);
    await db.updateTable('webhook_deliveries').set({ status: 'waiting', attempts: 9 }).where('id', '=', delivery.id).execute();
    await attempt(delivery.id);
    expect(await notified()).toBe(1);
    expect((await call('GET', '/admin/notifications', { headers })).body.data).toMatchObject({
      notifications: [{ kind: 'webhook-failed', subject: 'Warehouse' }],
    });
  });

  test('of a webhook that has failed for five days disables it, and members are notified', async () => {
    const { id, delivery } = await fail();
    await db.deleteFrom('staff_events').execute();
    await db
      .updateTable('webhooks')
      .set({ failing_since: new Date(clock.now().getTime() - 5 * 86_400_000) })
      .where('id', '=', id)
      .execute();
    await attempt(delivery.id);
    expect(await rowOf(id)).toMatchObject({ disabled_by: 'failures' });
    expect(await notified()).toBe(1);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'failed' }]);
  });

  test('that answers 410 disables the webhook at once, and what waits is not sent', async () => {
    const { id, delivery } = await fail();
    receiver.answer = { status: 410 };
    await attempt(delivery.id);
    expect(await rowOf(id)).toMatchObject({ disabled_by: 'receiver' });
    await db.updateTable('webhook_deliveries').set({ status: 'waiting' }).where('id', '=', delivery.id).execute();
    await attempt(delivery.id);
    expect(receiver.received).toHaveLength(2);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'failed' }]);
  });
});

test('[admin-09] after a new secret both sign for a day, then the new one alone', async () => {
  const { id, secret } = await subscribe(['person.blocked']);
  await post(`webhooks/${id}/secret`, { seen_former_secret_ends_at: null });
  const signatures = async () => {
    receiver.received.length = 0;
    await post(`webhooks/${id}/test`);
    await runJobs();
    const [received] = receiver.received;
    const signed = `${received?.headers['webhook-id']}.${received?.headers['webhook-timestamp']}.${received?.body}`;
    const former = `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(signed)
      .digest('base64')}`;
    return { all: String(received?.headers['webhook-signature']).split(' '), former };
  };
  const during = await signatures();
  expect(during.all).toHaveLength(2);
  expect(during.all[1]).toBe(during.former);
  clock.advance(24 * 3600 + 1);
  const after = await signatures();
  expect(after.all).toHaveLength(1);
  expect(after.all).not.toContain(after.former);
});

test('[admin-09] a slow receiver holds two workers at most: other deliveries wait', async () => {
  const { id } = await subscribe(['person.blocked']);
  const people = [await buildPerson(db), await buildPerson(db), await buildPerson(db)];
  receiver.answer = 'silence';
  await db.updateTable('people').set({ blocked_at: new Date() }).where('id', 'in', people).execute();
  await runJob('dispatch-webhooks');
  const [one, two, three] = (await deliveriesOf(id)).map((each) => each.id);
  const slow = [attempt(one ?? 0), attempt(two ?? 0)];
  await expect.poll(() => receiver.received.length).toBe(2);
  await attempt(three ?? 0);
  expect(receiver.received).toHaveLength(2);
  expect((await deliveriesOf(id)).map(({ attempts }) => attempts)).toEqual([0, 0, 0]);
  receiver.closeConnections();
  await Promise.all(slow);
  expect((await deliveriesOf(id)).map(({ attempts }) => attempts)).toEqual([1, 1, 0]);
});

test('events and deliveries are deleted after thirty days', async () => {
  const { id } = await subscribe(['person.blocked']);
  await post(`webhooks/${id}/test`);
  await runJobs();
  await db
    .updateTable('webhook_events')
    .set({ created_at: new Date(clock.now().getTime() - 31 * 86_400_000) })
    .execute();
  await runJob('delete-old-webhook-events');
  expect([await deliveriesOf(id), await db.selectFrom('webhook_events').select('id').execute()]).toEqual([[], []]);
});
