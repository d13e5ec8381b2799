import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildProduct } from '../../test/builders/goods.ts';
import { buildSession } from '../../test/builders/session.ts';
import { buildShopper, type Shopper } from '../../test/builders/shopper.ts';
import { createFakePusher, pusherEnv } from '../../test/fakes/fake-pusher.ts';
import { useTestApp } from '../../test/test-app.ts';
import { readConfig } from '../config/config.ts';
import { createPusher } from '../integrations/pusher/pusher.ts';
import { updatePusherSettings } from '../modules/settings/record-process-settings.ts';
import { runJobs } from '../platform/jobs/run-jobs.ts';

const fake = createFakePusher();
const address = await new Promise<string>((resolve) => {
  fake.server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${Object(fake.server.address()).port}`));
});
const env = pusherEnv(address);
const { pusher: settings } = readConfig(env);
const { app, call, clock, database, ...market } = await useTestApp({ env });
const { db } = database;

beforeAll(() => updatePusherSettings(db, settings));
afterEach(() => Object.assign(fake, { accepted: [], failure: undefined }));
afterAll(() => void fake.server.close());

const Published = z.object({ id: z.int(), key: z.uuid() });
/** The published events: name, channels of the sessions, and the id to fetch again. */
const published = () => fake.accepted.map(({ name, channels, data }) => ({ name, channels, id: Published.parse(JSON.parse(data)).id }));
const sessionOf = async ({ id }: Pick<Shopper, 'id'>) =>
  (await db.selectFrom('sessions').select('id').where('person_id', '=', id).orderBy('id', 'desc').executeTakeFirstOrThrow()).id;

async function addToCart({ token }: Pick<Shopper, 'token'>): Promise<void> {
  const { id } = await buildProduct(db);
  expect(await call('POST', '/cart/store', { token, body: { product_id: id, quantity: 1 } })).toMatchObject({ status: 200 });
}

/** The real queue, and how each attempt ended. */
function startQueue() {
  const outcomes: string[] = [];
  const { close } = runJobs({
    pool: database.pool,
    jobs: app.jobs,
    log: app.server.log,
    onOutcome: (name, outcome) => {
      // Others come by themselves when a minute begins.
      if (name === 'push-event') outcomes.push(outcome);
    },
  });
  return { outcomes, close };
}

/** An attempt that failed is made again after some seconds, which no test waits for. */
async function tryAgainNow(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      'select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where attempts = 1 and locked_at is null), run_at => now())',
    );
    expect(rows).toHaveLength(1);
  });
}

describe('[account-05] where Pusher is set up, what changes', () => {
  test('is sent to each valid session, by the names of the events, with the id to fetch again', async () => {
    const shopper = await buildShopper(db);
    const first = await sessionOf(shopper);
    await buildSession(db, { person_id: shopper.id });
    const second = await sessionOf(shopper);
    await buildSession(db, { person_id: shopper.id, revoked_at: clock.now() });
    await buildSession(db, { person_id: shopper.id, expires_at: new Date(clock.now().getTime() - 1000) });
    await addToCart(shopper);
    await market.runJobs();
    expect(published()).toEqual([{ name: 'cart', channels: expect.anything(), id: shopper.id }]);
    expect(fake.accepted[0]?.channels.toSorted()).toEqual([`private-session-${first}`, `private-session-${second}`].toSorted());
  });

  test('many times before it was sent is sent once, and a rolled back change never', async () => {
    const shopper = await buildShopper(db);
    for (const _time of [1, 2, 3]) await addToCart(shopper);
    const undone = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('cart_lines').set({ quantity: 2 }).where('person_id', '=', shopper.id).execute();
      throw new Error('undone');
    });
    await undone.catch(() => undefined);
    await market.runJobs();
    expect(published()).toEqual([expect.objectContaining({ name: 'cart', id: shopper.id })]);
  });

  test('reaches nobody who is signed in nowhere, and asks Pusher nothing', async () => {
    const shopper = await buildShopper(db);
    await addToCart(shopper);
    await call('GET', '/logout', { token: shopper.token });
    await market.runJobs();
    expect(published()).toEqual([]);
  });

  test.each([
    ['Pusher is down', 503],
    ['the key is wrong for a while', 401],
    ['the quota is used up', 403],
  ] as const)('is sent later when %s', async (_why, simulated) => {
    fake.failure = simulated;
    await addToCart(await buildShopper(db));
    const queue = startQueue();
    await vi.waitFor(() => expect(queue.outcomes).toEqual(['failed']), { timeout: 5000 });
    expect(published()).toEqual([]);
    fake.failure = undefined;
    await tryAgainNow();
    await vi.waitFor(() => expect(queue.outcomes).toEqual(['failed', 'done']), { timeout: 5000 });
    await queue.close();
    await market.runJobs();
    expect(published()).toHaveLength(1);
  });

  test('bears one key at both attempts when the answer to the first was lost', async () => {
    fake.failure = 'lost';
    await addToCart(await buildShopper(db));
    const queue = startQueue();
    await vi.waitFor(() => expect(queue.outcomes).toEqual(['failed']), { timeout: 5000 });
    fake.failure = undefined;
    await tryAgainNow();
    await vi.waitFor(() => expect(queue.outcomes).toEqual(['failed', 'done']), { timeout: 5000 });
    await queue.close();
    const keys = fake.accepted.map(({ data }) => Published.parse(JSON.parse(data)).key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('that Pusher will never take is not tried again', async () => {
    fake.failure = 413;
    await addToCart(await buildShopper(db));
    await market.runJobs();
    fake.failure = undefined;
    await market.runJobs();
    expect(published()).toEqual([]);
  });

  test('is not accepted without the secret', async () => {
    const forger = settings && createPusher({ ...settings, secret: 'guessed' }, clock);
    await expect(forger?.publish({ name: 'order', channels: ['private-session-1'], data: {} })).rejects.toThrow(/401: Invalid signature/);
    expect(published()).toEqual([]);
  });

  test('waits for nobody where Pusher is not set up', async () => {
    await updatePusherSettings(db, undefined);
    await addToCart(await buildShopper(db));
    const { rows } = await database.pool.query("select from graphile_worker.jobs where task_identifier = 'push-event'");
    expect(rows).toHaveLength(0);
    await updatePusherSettings(db, settings);
  });
});

/** A page's connection, by the protocol and no library. */
async function connect() {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/app/${env.PUSHER_KEY}?protocol=7&client=js&version=8.6.0`);
  const received: { event: string; channel?: string; data: unknown }[] = [];
  socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data))));
  await vi.waitFor(() => expect(received[0]?.event).toBe('pusher:connection_established'));
  const { socket_id } = z.object({ socket_id: z.string() }).parse(JSON.parse(String(received[0]?.data)));
  const join = (channel: string, auth: string) => socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  return { socket, socket_id, join, received: () => received.map(({ event }) => event) };
}

describe('[account-05] [call-03] a page', () => {
  const authorize = async ({ token }: Pick<Shopper, 'token'>, socket_id: string) => {
    const { body } = await call('POST', '/events/authorize', { token, body: { socket_id } });
    return z.object({ channel_name: z.string(), auth: z.string() }).parse(body.data);
  };

  test('may subscribe to the channel of its session, and receives events within a second', async () => {
    const shopper = await buildShopper(db);
    const page = await connect();
    const { channel_name, auth } = await authorize(shopper, page.socket_id);
    page.join(channel_name, auth);
    await vi.waitFor(() => expect(page.received()).toContain('pusher_internal:subscription_succeeded'));
    const running = runJobs({ pool: database.pool, jobs: app.jobs, log: app.server.log });
    await addToCart(shopper);
    await vi.waitFor(() => expect(page.received()).toContain('cart'), { timeout: 1000 });
    await running.close();
    page.socket.close();
  });

  test('is let into no other, nor by what was signed for another connection', async () => {
    const [shopper, other] = [await buildShopper(db), await buildShopper(db)];
    const [page, second] = [await connect(), await connect()];
    const mine = await authorize(shopper, page.socket_id);
    const theirs = await authorize(other, second.socket_id);
    page.join(theirs.channel_name, mine.auth);
    page.join(theirs.channel_name, theirs.auth);
    page.join(mine.channel_name, '');
    await vi.waitFor(() => expect(page.received().filter((event) => event === 'pusher:subscription_error')).toHaveLength(3));
    expect(fake.listeners()).toEqual([]);
    for (const { socket } of [page, second]) socket.close();
  });

  test('needs a session and a connection', async () => {
    const { token } = await buildShopper(db);
    expect((await call('POST', '/events/authorize', { body: { socket_id: '1.2' } })).status).toBe(401);
    for (const socket_id of ['', '1', '1.2:private-session-9', 12]) {
      const answer = await call('POST', '/events/authorize', { token, body: { socket_id } });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['socket_id']]);
    }
    expect(await call('POST', '/events/authorize', { token, body: { socket_id: '1.2', channel_name: 'x' } })).toMatchObject({
      status: 422,
    });
  });

  test('reads in the settings where to listen', async () => {
    await vi.waitFor(async () =>
      expect((await call('GET', '/master')).body.data).toMatchObject({
        pusher_app_key: env.PUSHER_KEY,
        pusher_app_cluster: 'mt1',
        pusher_host: address,
      }),
    );
  });
});

test('[account-05] without Pusher there is no leave to ask for', async () => {
  const { call: ask, database: other } = await useTestApp();
  const { token } = await buildShopper(other.db);
  expect(await ask('POST', '/events/authorize', { token, body: { socket_id: '1.2' } })).toMatchObject({ status: 404 });
});
