import { type AddressInfo, isIPv4 } from 'node:net';
import { AccountExport } from '@souk/contract/account-export';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { createFakePushService } from '../../../test/fakes/fake-push-service.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { type FailureKind, SendFailure } from '../../integrations/messages/message-channel.ts';

const service = createFakePushService((server) => addressOf(server.address()));
await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
const [host] = addressOf(service.server.address()).split('/').slice(2);
const { app, call, carrier, clock, database, messages, runJobs } = await useTestApp({ env: { PUSH_SERVICES: `${host},*.push.example` } });
const { db } = database;

beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());
beforeEach(() => {
  messages.splice(0);
  service.pushed.splice(0);
  service.failure = undefined;
  service.unclear = 0;
  carrier.failure = undefined;
});
afterAll(() => service.server.close());

function addressOf(address: string | AddressInfo | null): string {
  return typeof address === 'object' && address && isIPv4(address.address) ? `http://${address.address}:${address.port}` : '';
}

async function turnOn(token: string) {
  const { body } = await call('GET', '/push-device', { token });
  const subscription = service.subscribe(String(body.data?.public_key));
  expect(await call('POST', '/push-device', { token, body: subscription })).toMatchObject({
    status: 201,
    body: { data: { endpoint: subscription.endpoint } },
  });
  return subscription;
}

/** A shopper with a filled cart whose browser shows notifications. */
async function buildSubscriber() {
  const basket = await buildBasket(db);
  return { basket, ...basket.shopper, subscription: await turnOn(basket.shopper.token) };
}

async function order({ basket }: { basket: Awaited<ReturnType<typeof buildBasket>> }) {
  expect((await orderBasket(call, basket)).status).toBe(201);
  await runJobs();
  return { pushed: service.pushed.length, sent: messages.length };
}

const endpointOf = async (token: string) => (await call('GET', '/push-device', { token })).body.data?.endpoint;

async function messageStatus(person_id: number) {
  return (await db.selectFrom('messages').select('status').where('person_id', '=', person_id).executeTakeFirstOrThrow()).status;
}

describe('a message about an order', () => {
  test('is pushed to the browser, encrypted and signed, and not sent a second time by phone', async () => {
    const subscriber = await buildSubscriber();
    expect(await order(subscriber)).toEqual({ pushed: 1, sent: 0 });
    expect(JSON.parse(service.pushed[0]?.text ?? '')).toEqual({
      title: expect.stringMatching(/^We received your order SK-\w+$/),
      body: expect.stringMatching(/^We received your order SK-\w+ from Clay & Co\. You pay \$20\.00 on delivery\.$/),
      url: expect.stringContaining('/order-link/'),
      tag: expect.stringMatching(/^message-\d+-\d+$/),
      lang: 'en',
      dir: 'ltr',
    });
    expect([service.refused, await messageStatus(subscriber.id)]).toEqual([[], 'sent']);
  });

  test('is pushed to every browser of the person', async () => {
    const subscriber = await buildSubscriber();
    await turnOn((await buildSession(db, { person_id: subscriber.id })).token);
    expect(await order(subscriber)).toEqual({ pushed: 2, sent: 0 });
  });

  test('goes to the phone where the browser does not exist any more, and the device is removed', async () => {
    const subscriber = await buildSubscriber();
    service.unsubscribe(subscriber.subscription.endpoint);
    expect(await order(subscriber)).toEqual({ pushed: 0, sent: 1 });
    expect(await endpointOf(subscriber.token)).toBeNull();
  });

  test.each([
    [404, { pushed: 0, sent: 1 }, null],
    [413, { pushed: 0, sent: 1 }, 'remains'],
    [429, { pushed: 0, sent: 1 }, 'remains'],
    [503, { pushed: 0, sent: 1 }, 'remains'],
    // It may have been shown.
    [500, { pushed: 0, sent: 0 }, 'remains'],
    ['lost' as const, { pushed: 0, sent: 0 }, 'remains'],
  ])('that the push service answers with %s is sent at most once', async (failure, counts, device) => {
    const subscriber = await buildSubscriber();
    service.failure = failure;
    expect(await order(subscriber)).toEqual(counts);
    expect(await endpointOf(subscriber.token)).toBe(device === null ? null : subscriber.subscription.endpoint);
    expect(await messageStatus(subscriber.id)).toBe(counts.sent === 1 ? 'sent' : 'unclear');
  });

  test('is unreachable without a phone, a mail address and a browser that exists', async () => {
    const subscriber = await buildSubscriber();
    await db.updateTable('people').set({ phone_verified_at: null }).where('id', '=', subscriber.id).execute();
    service.unsubscribe(subscriber.subscription.endpoint);
    await order(subscriber);
    expect(await messageStatus(subscriber.id)).toBe('unreachable');
  });
});

const attempt = fc.record({
  push: fc.constantFrom<number | 'lost' | undefined>(undefined, 404, 429, 500, 503, 'lost'),
  phone: fc.constantFrom<FailureKind | undefined>(undefined, 'temporary', 'permanent', 'unclear'),
});

test('whatever push services and channels answer, no message can arrive twice', { timeout: 120_000 }, async () => {
  const job = app.jobs.find(({ name }) => name === 'send-message');
  const property = fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 4 }), async (attempts) => {
    const subscriber = await buildSubscriber();
    expect((await orderBasket(call, subscriber.basket)).status).toBe(201);
    const query = db.selectFrom('messages').select(['id', 'status']).where('person_id', '=', subscriber.id);
    const { id } = await query.executeTakeFirstOrThrow();
    messages.splice(0);
    service.pushed.splice(0);
    service.unclear = 0;
    for (const [index, { push, phone }] of attempts.entries()) {
      service.failure = push;
      carrier.failure = phone && new SendFailure('no', { kind: phone, about: 'channel' });
      await job?.perform({ message_id: id }, { log: app.server.log, attempt: index + 1 }).catch(() => undefined);
      clock.advance(31);
    }
    const { status } = await query.executeTakeFirstOrThrow();
    const phoneIsUnclear = status === 'unclear' && service.unclear === 0 ? 1 : 0;
    expect(service.pushed.length + service.unclear + messages.length + phoneIsUnclear).toBeLessThanOrEqual(1);
    expect(status === 'sent').toBe(service.pushed.length + messages.length === 1);
    await db.deleteFrom('messages').where('id', '=', id).execute();
  });
  await fc.assert(property, { numRuns: 40 });
});

test('a warning about a changed account goes to the phone, not to a browser', async () => {
  const subscriber = await buildSubscriber();
  const password = { password: 'blue-kettle-91', password_confirmation: 'blue-kettle-91' };
  await call('POST', '/change-password', { token: subscriber.token, body: { current_password: '', ...password } });
  await runJobs();
  await runJobs();
  expect([service.pushed.length, messages.map(({ text }) => text.split('.')[0])]).toEqual([
    0,
    ['Souk: The password of your account was changed'],
  ]);
});

describe('a browser', () => {
  test('can be turned off and on again', async () => {
    const subscriber = await buildSubscriber();
    const off = await call('DELETE', '/push-device', { token: subscriber.token });
    expect(off).toMatchObject({ status: 200, body: { data: { endpoint: null } } });
    expect((await call('DELETE', '/push-device', { token: subscriber.token })).status).toBe(200);
    const again = await turnOn(subscriber.token);
    expect(await endpointOf(subscriber.token)).toBe(again.endpoint);
    await turnOn(subscriber.token);
    expect((await db.selectFrom('push_devices').select('id').where('endpoint', '=', again.endpoint).execute()).length).toBe(0);
  });

  test('is removed by signing out, here or from another device', async () => {
    const subscriber = await buildSubscriber();
    const other = await buildSession(db, { person_id: subscriber.id });
    await turnOn(other.token);
    await call('POST', '/sessions/end-others', { token: subscriber.token });
    expect((await order(subscriber)).pushed).toBe(1);
    expect((await call('GET', '/logout', { token: subscriber.token })).status).toBe(200);
    expect(await db.selectFrom('push_devices').select('id').where('endpoint', '=', subscriber.subscription.endpoint).execute()).toEqual([]);
  });

  test('does not get messages after the sign-in has expired', async () => {
    const subscriber = await buildSubscriber();
    await db.updateTable('sessions').set({ expires_at: clock.now() }).where('person_id', '=', subscriber.id).execute();
    const { token } = await buildSession(db, { person_id: subscriber.id });
    expect(await order({ basket: { ...subscriber.basket, shopper: { ...subscriber.basket.shopper, token } } })).toEqual({
      pushed: 0,
      sent: 1,
    });
  });

  test('belongs to the person who signed in there last', async () => {
    const [first, second] = [await buildSubscriber(), await buildShopper(db)];
    await call('POST', '/push-device', { token: second.token, body: first.subscription });
    expect([await endpointOf(first.token), await endpointOf(second.token)]).toEqual([null, first.subscription.endpoint]);
    expect(await order(first)).toEqual({ pushed: 0, sent: 1 });
  });

  test('of an unknown push service or with broken keys is refused', async () => {
    const { token } = await buildShopper(db);
    const { body } = await call('GET', '/push-device', { token });
    const valid = service.subscribe(String(body.data?.public_key));
    const refusal = (field: string) => ({
      status: 422,
      body: { errors: { [field]: ['This browser cannot receive notifications from us.'] } },
    });
    const endpoints = ['https://example.org/push', 'http://169.254.169.254/', 'ftp://a.push.example', 'no address', `http://me@${host}/`];
    for (const endpoint of endpoints)
      expect(await call('POST', '/push-device', { token, body: { ...valid, endpoint } })).toMatchObject(refusal('endpoint'));
    const keys = [
      { ...valid.keys, p256dh: 'AAAA' },
      { ...valid.keys, auth: 'AAAA' },
    ];
    for (const each of keys)
      expect(await call('POST', '/push-device', { token, body: { ...valid, keys: each } })).toMatchObject(refusal('keys'));
    for (const missing of [{}, { endpoint: valid.endpoint }, { ...valid, endpoint: 7 }]) {
      expect((await call('POST', '/push-device', { token, body: missing })).status).toBe(422);
    }
    const below = { ...valid, endpoint: 'https://eu.push.example/abc' };
    expect((await call('POST', '/push-device', { token, body: below })).status).toBe(201);
  });

  test('[call-03] is read and set by signed-in persons only, each for themselves', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) expect((await call(method, '/push-device', { body: {} })).status).toBe(401);
    const [first, other] = [await buildSubscriber(), await buildShopper(db)];
    expect(await endpointOf(other.token)).toBeNull();
    await call('DELETE', '/push-device', { token: other.token });
    expect(await endpointOf(first.token)).toBe(first.subscription.endpoint);
  });
});

test('a browser is in the export of an account, and its erasure removes it', async () => {
  const subscriber = await buildSubscriber();
  const { token, id } = subscriber;
  const { otp } = (await call('POST', '/account/send-export-otp', { token })).body.data ?? {};
  const url = `/api/account/export?otp=${otp}`;
  const exported = await app.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(AccountExport.parse(exported.json()).push_devices).toMatchObject([{ endpoint: subscriber.subscription.endpoint }]);
  clock.advance(61);
  const { otp: code } = (await call('POST', '/account/send-erasure-otp', { token })).body.data ?? {};
  expect((await call('DELETE', '/account', { token, body: { otp: code } })).status).toBe(200);
  const left = db.selectFrom('push_devices').innerJoin('sessions', 'sessions.id', 'push_devices.session_id').select('push_devices.id');
  expect(await left.where('sessions.person_id', '=', id).execute()).toEqual([]);
});

test('the key of the marketplace is generated once', async () => {
  const { token } = await buildShopper(db);
  const key = (await call('GET', '/push-device', { token })).body.data?.public_key;
  const stored = await db.selectFrom('push_keys').select(['public_key', 'private_key']).execute();
  expect(stored).toEqual([{ public_key: key, private_key: expect.stringMatching(/^[\w-]{43}$/) }]);
});
