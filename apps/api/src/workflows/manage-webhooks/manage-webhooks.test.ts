import { Webhook, WebhookDelivery } from '@souk/contract/back-office/programs/webhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useWebhookReceiver } from '../../../test/fakes/webhook-receiver.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database, runJobs } = await useTestApp({ env: { WEBHOOK_LOOPBACK: 'on' } });
const { db, pool } = database;
const receiver = await useWebhookReceiver();
const { headers, person_id: owner } = await buildStaff(db);

type Headers = Record<string, string>;
const fields = (changes: object = {}) => ({ name: 'Warehouse', url: receiver.url, events: ['order.placed'], is_active: true, ...changes });
const post = (path: string, body: object = {}, own: Headers = headers) => call('POST', `/admin/${path}`, { headers: own, body });
const create = async (changes: object = {}) => {
  const { body } = await post('webhooks', fields(changes));
  return { webhook: Webhook.parse(body.data?.webhook), secret: String(body.data?.secret) };
};
const show = async (id: number) => Webhook.parse((await call('GET', `/admin/webhooks/${id}`, { headers })).body.data);
const deliveries = async (id: number) => {
  const { body } = await call('GET', `/admin/webhooks/${id}/deliveries`, { headers });
  return WebhookDelivery.array().parse(body.data?.deliveries);
};
const entriesOf = (id: number) =>
  db
    .selectFrom('audit_entries')
    .select(['id', 'action', 'before', 'after'])
    .where('subject_kind', '=', 'webhook')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
const undoLast = async (id: number) => post(`audit/${(await entriesOf(id)).at(-1)?.id}/undo`);

beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = { status: 200, body: 'thanks' };
  await db.deleteFrom('webhooks').execute();
});

describe('[admin-09] a webhook', () => {
  test('is created with a secret that is shown once and stored encrypted', async () => {
    const { webhook, secret } = await create();
    expect(webhook).toMatchObject({
      name: 'Warehouse',
      url: receiver.url,
      events: ['order.placed'],
      is_active: true,
      owner: { id: owner },
    });
    expect(secret).toMatch(/^whsec_/);
    const listed = await call('GET', '/admin/webhooks', { headers });
    expect(JSON.stringify([listed.body, await show(webhook.id), await entriesOf(webhook.id)])).not.toContain(secret);
    expect(Object(listed.body.data).events).toContainEqual({ type: 'order.placed', needs: 'orders:read' });
    const { rows } = await pool.query<{ secret: Buffer }>('select secret from webhooks');
    expect(rows[0]?.secret.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
    expect((await entriesOf(webhook.id)).at(-1)).toMatchObject({ action: 'webhook.add', after: fields() });
  });

  test.each([
    ['a private address', { url: 'http://10.0.0.1/' }, 'url'],
    ['the metadata of a cloud', { url: 'http://169.254.169.254/' }, 'url'],
    ['another protocol', { url: 'ftp://shop.example/' }, 'url'],
    ['no event', { events: [] }, 'events'],
    ['an unknown event', { events: ['order.eaten'] }, 'events'],
    ['no name', { name: '' }, 'name'],
  ])('with %s is a 422', async (_, changes, field) => {
    const { status, body } = await post('webhooks', fields(changes));
    expect([status, Object.keys(body.errors ?? {})[0]?.split('.')[0]]).toEqual([422, field]);
  });

  test('is limited to the events that the role of its creator allows', async () => {
    const member = await buildStaff(db, ['keys', 'orders:read']);
    expect((await post('webhooks', fields(), member.headers)).status).toBe(200);
    expect((await post('webhooks', fields({ events: ['person.registered'] }), member.headers)).status).toBe(403);
  });

  test('is saved over the version that was seen, by an operator who may receive all of it, and the change is undone', async () => {
    const { webhook } = await create({ events: ['person.blocked'] });
    const path = `webhooks/${webhook.id}`;
    const member = await buildStaff(db, ['keys', 'orders:read']);
    const body = { ...fields({ name: 'Printer', events: ['person.blocked'] }), version: webhook.version };
    expect((await post(path, body, member.headers)).status).toBe(403);
    expect((await post(path, body)).status).toBe(200);
    expect((await post(path, body)).status).toBe(409);
    expect((await post('webhooks/999999', body)).status).toBe(404);
    expect((await undoLast(webhook.id)).status).toBe(200);
    expect(await show(webhook.id)).toMatchObject({ name: 'Warehouse', events: ['person.blocked'] });
  });

  test('is switched off and on, which forgets its failures', async () => {
    const { webhook } = await create();
    await db.updateTable('webhooks').set({ failing_since: clock.now() }).execute();
    await post(`webhooks/${webhook.id}`, { ...fields({ is_active: false }), version: webhook.version });
    const off = await show(webhook.id);
    expect(off).toMatchObject({ is_active: false, disabled_by: 'operator' });
    await post(`webhooks/${webhook.id}`, { ...fields(), version: off.version });
    expect(await show(webhook.id)).toMatchObject({ is_active: true, disabled_by: null, failing_since: null });
  });

  test('is removed, and returns with its secret by an undo', async () => {
    const { webhook } = await create();
    const { secret: stored } = await db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow();
    expect((await call('DELETE', `/admin/webhooks/${webhook.id}`, { headers })).status).toBe(200);
    expect((await call('GET', `/admin/webhooks/${webhook.id}`, { headers })).status).toBe(404);
    expect((await call('DELETE', `/admin/webhooks/${webhook.id}`, { headers })).status).toBe(404);
    expect((await undoLast(webhook.id)).status).toBe(200);
    expect((await show(webhook.id)).name).toBe('Warehouse');
    expect((await db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow()).secret).toEqual(stored);
    expect((await undoLast(webhook.id)).status).toBe(200);
    expect((await call('GET', `/admin/webhooks/${webhook.id}`, { headers })).status).toBe(404);
  });

  test('gets a new secret once, although two operators ask for it, and the former one ends a day later', async () => {
    const { webhook, secret } = await create();
    const path = `webhooks/${webhook.id}/secret`;
    const { status, body } = await post(path, { seen_former_secret_ends_at: null });
    expect([status, body.data?.secret === secret]).toEqual([200, false]);
    const ends = new Date((await show(webhook.id)).former_secret_ends_at ?? '').getTime();
    expect(ends - clock.now().getTime()).toBe(24 * 3_600_000);
    expect((await post(path, { seen_former_secret_ends_at: null })).status).toBe(409);
    expect((await post('webhooks/999999/secret', { seen_former_secret_ends_at: null })).status).toBe(404);
  });
});

describe('[admin-09] a test event', () => {
  test('reaches the receiver, and its delivery is in the log', async () => {
    const { webhook } = await create();
    const { status, body } = await post(`webhooks/${webhook.id}/test`);
    await runJobs();
    expect(status).toBe(200);
    expect(receiver.received.map((each) => JSON.parse(each.body))).toMatchObject([
      { type: 'webhook.test', data: { webhook_id: webhook.id } },
    ]);
    const [delivery] = await deliveries(webhook.id);
    expect(delivery).toMatchObject({ id: body.data?.delivery_id, type: 'webhook.test', status: 'delivered' });
    expect(delivery?.attempts).toMatchObject([{ status: 200, error: null, excerpt: 'thanks' }]);
    expect((await show(webhook.id)).last_delivery?.status).toBe('delivered');
  });

  test('is tried once, also where the webhook is off, and does not count as a failure of it', async () => {
    const { webhook } = await create({ is_active: false });
    receiver.answer = { status: 500, body: 'down' };
    await post(`webhooks/${webhook.id}/test`);
    await runJobs();
    expect(await deliveries(webhook.id)).toMatchObject([{ status: 'failed', next_at: null, attempts: [{ status: 500, excerpt: 'down' }] }]);
    expect(await show(webhook.id)).toMatchObject({ failing_since: null, disabled_by: 'operator' });
    expect((await post('webhooks/999999/test')).status).toBe(404);
  });
});

describe('[admin-09] a replay', () => {
  test('sends the same id and body again, and is recorded', async () => {
    const { webhook } = await create();
    await post(`webhooks/${webhook.id}/test`);
    await runJobs();
    const [first] = await deliveries(webhook.id);
    clock.advance(120);
    expect((await post(`webhook-deliveries/${first?.id}/replay`)).status).toBe(200);
    const [waiting] = await deliveries(webhook.id);
    expect((await post(`webhook-deliveries/${waiting?.id}/replay`)).status).toBe(409);
    await runJobs();
    const [one, two] = receiver.received;
    expect([two?.body, two?.headers['webhook-id']]).toEqual([one?.body, one?.headers['webhook-id']]);
    expect(two?.headers['webhook-timestamp']).not.toBe(one?.headers['webhook-timestamp']);
    expect((await deliveries(webhook.id)).map(({ is_replay, status }) => [is_replay, status])).toEqual([
      [true, 'delivered'],
      [false, 'delivered'],
    ]);
    expect((await entriesOf(webhook.id)).at(-1)).toMatchObject({ action: 'webhook.replay', after: { type: 'webhook.test' } });
    expect((await post('webhook-deliveries/999999/replay')).status).toBe(404);
  });

  test('of a webhook that is off is a 409', async () => {
    const { webhook } = await create({ is_active: false });
    await post(`webhooks/${webhook.id}/test`);
    await runJobs();
    const [delivery] = await deliveries(webhook.id);
    expect((await post(`webhook-deliveries/${delivery?.id}/replay`)).status).toBe(409);
  });
});

test('deliveries are filtered by status', async () => {
  const { webhook } = await create();
  await post(`webhooks/${webhook.id}/test`);
  const { body } = await call('GET', `/admin/webhooks/${webhook.id}/deliveries?status=failed`, { headers });
  expect(body.data).toMatchObject({ total: 0, deliveries: [] });
  expect((await call('GET', `/admin/webhooks/${webhook.id}/deliveries?status=lost`, { headers })).status).toBe(422);
  expect((await call('GET', '/admin/webhooks/999999/deliveries', { headers })).status).toBe(404);
});
