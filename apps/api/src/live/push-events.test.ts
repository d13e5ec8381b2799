import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { buildProduct } from '../../test/builders/goods.ts';
import { buildSession } from '../../test/builders/session.ts';
import { buildShopper, type Shopper } from '../../test/builders/shopper.ts';
import { createPusherStandIn, pusherEnv } from '../../test/pusher-stand-in.ts';
import { useTestApp } from '../../test/test-app.ts';
import { readConfig } from '../config.ts';
import { createPusher } from '../integrations/pusher/create-pusher.ts';
import { recordPusher } from '../modules/settings/record-pusher.ts';
import { runJobs } from '../platform/jobs/run-jobs.ts';

const standIn = createPusherStandIn();
const address = await new Promise<string>((resolve) => {
  standIn.server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${Object(standIn.server.address()).port}`));
});
const env = pusherEnv(address);
const { pusher: settings } = readConfig(env);
const { app, call, clock, database, ...market } = await useTestApp({ env });
const { db } = database;

beforeAll(() => recordPusher(db, settings));
afterEach(() => Object.assign(standIn, { accepted: [], fault: undefined }));
afterAll(() => void standIn.server.close());

const Told = z.object({ id: z.int(), key: z.uuid() });
/** What was published: the name of each event, the sessions it went to, and the id to fetch again. */
const told = () => standIn.accepted.map(({ name, channels, data }) => ({ name, channels, id: Told.parse(JSON.parse(data)).id }));
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
  test('is told to each session that stands, by the names of the events, with the id to fetch again', async () => {
    const shopper = await buildShopper(db);
    const first = await sessionOf(shopper);
    await buildSession(db, { person_id: shopper.id });
    const second = await sessionOf(shopper);
    await buildSession(db, { person_id: shopper.id, revoked_at: clock.now() });
    await buildSession(db, { person_id: shopper.id, expires_at: new Date(clock.now().getTime() - 1000) });
    await addToCart(shopper);
    await market.runJobs();
    expect(told()).toEqual([{ name: 'cart', channels: expect.anything(), id: shopper.id }]);
    expect(standIn.accepted[0]?.channels.toSorted()).toEqual([`private-session-${first}`, `private-session-${second}`].toSorted());
  });

  test('many times before anybody was told is told once, and what was undone never', async () => {
    const shopper = await buildShopper(db);
    for (const _time of [1, 2, 3]) await addToCart(shopper);
    const undone = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('cart_lines').set({ quantity: 2 }).where('person_id', '=', shopper.id).execute();
      throw new Error('undone');
    });
    await undone.catch(() => undefined);
    await market.runJobs();
    expect(told()).toEqual([expect.objectContaining({ name: 'cart', id: shopper.id })]);
  });

  test('reaches nobody who is signed in nowhere, and asks Pusher nothing', async () => {
    const shopper = await buildShopper(db);
    await addToCart(shopper);
    await call('GET', '/logout', { token: shopper.token });
    await market.runJobs();
    expect(told()).toEqual([]);
  });

  test.each([
    ['Pusher is down', 503],
    ['the key is wrong for a while', 401],
    ['the quota is used up', 403],
  ] as const)('is told later when %s', async (_why, fault) => {
    standIn.fault = fault;
    await addToCart(await buildShopper(db));
    const queue = startQueue();
    await vi.waitFor(() => expect(queue.outcomes).toEqual(['failed']), { timeout: 5000 });
    expect(told()).toEqual([]);
    standIn.fault = undefined;
    await tryAgainNow();
    await vi.waitFor(() => expect(queue.outcomes).toEqual(['failed', 'done']), { timeout: 5000 });
    await queue.close();
    await market.runJobs();
    expect(told()).toHaveLength(1);
  });

  test('bears one key at both attempts when the answer to the first was lost', async () => {
    standIn.fault = 'lost';
    await addToCart(await buildShopper(db));
    const queue = startQueue();
    await vi.waitFor(() => expect(queue.outcomes).toEqual(['failed']), { timeout: 5000 });
    standIn.fault = undefined;
    await tryAgainNow();
    await vi.waitFor(() => expect(queue.outcomes).toEqual(['failed', 'done']), { timeout: 5000 });
    await queue.close();
    const keys = standIn.accepted.map(({ data }) => Told.parse(JSON.parse(data)).key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('that Pusher will never take is not tried again', async () => {
    standIn.fault = 413;
    await addToCart(await buildShopper(db));
    await market.runJobs();
    standIn.fault = undefined;
    await market.runJobs();
    expect(told()).toEqual([]);
  });

  test('is not told by who does not have the secret', async () => {
    const forger = settings && createPusher({ ...settings, secret: 'guessed' }, clock);
    await expect(forger?.publish({ name: 'order', channels: ['private-session-1'], data: {} })).rejects.toThrow(/401: Invalid signature/);
    expect(told()).toEqual([]);
  });

  test('waits for nobody where Pusher is not set up', async () => {
    await recordPusher(db, undefined);
    await addToCart(await buildShopper(db));
    const { rows } = await database.pool.query("select from graphile_worker.jobs where task_identifier = 'push-event'");
    expect(rows).toHaveLength(0);
    await recordPusher(db, settings);
  });
});

/** A page's connection, by the protocol and no library. */
async function connect() {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/app/${env.PUSHER_KEY}?protocol=7&client=js&version=8.6.0`);
  const heard: { event: string; channel?: string; data: unknown }[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
  await vi.waitFor(() => expect(heard[0]?.event).toBe('pusher:connection_established'));
  const { socket_id } = z.object({ socket_id: z.string() }).parse(JSON.parse(String(heard[0]?.data)));
  const join = (channel: string, auth: string) => socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  return { socket, socket_id, join, heard: () => heard.map(({ event }) => event) };
}

describe('[account-05] [call-03] a page', () => {
  const authorize = async ({ token }: Pick<Shopper, 'token'>, socket_id: string) => {
    const { body } = await call('POST', '/events/authorize', { token, body: { socket_id } });
    return z.object({ channel_name: z.string(), auth: z.string() }).parse(body.data);
  };

  test('is let into the channel of its session, and hears there within a second', async () => {
    const shopper = await buildShopper(db);
    const page = await connect();
    const { channel_name, auth } = await authorize(shopper, page.socket_id);
    page.join(channel_name, auth);
    await vi.waitFor(() => expect(page.heard()).toContain('pusher_internal:subscription_succeeded'));
    const running = runJobs({ pool: database.pool, jobs: app.jobs, log: app.server.log });
    await addToCart(shopper);
    await vi.waitFor(() => expect(page.heard()).toContain('cart'), { timeout: 1000 });
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
    await vi.waitFor(() => expect(page.heard().filter((event) => event === 'pusher:subscription_error')).toHaveLength(3));
    expect(standIn.listeners()).toEqual([]);
    for (const { socket } of [page, second]) socket.close();
  });

  test('needs a session and says its connection', async () => {
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
