import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnotherApp } from '../../../../test/another-app.ts';
import { buildProduct } from '../../../../test/builders/goods.ts';
import { buildPerson } from '../../../../test/builders/person.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { openDatabaseProxy } from '../../../../test/fakes/database-proxy.ts';
import { recordStatements } from '../../../../test/record-statements.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { createPool } from '../../../platform/database/pool.ts';
import type { PersonEvents } from '../../../platform/events/person-events.ts';
import { createSessionCache } from './session-cache.ts';

const { call, clock, database } = await useTestApp({ poolSize: 20 });
const { db } = database;
const other = await createAnotherApp(database, clock);
afterAll(() => other.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const statusHere = async (token: string) => (await call('GET', '/profile', { token })).status;
const statusThere = async (token: string) => (await other.inject({ url: '/api/profile', headers: bearer(token) })).statusCode;
const lookups = async (work: () => Promise<unknown>) => (await recordStatements(work)).filter((text) => text.includes('token_hash'));

/** Both processes answer without looking the session up. */
async function untilInMemory(token: string): Promise<void> {
  for (const ask of [statusHere, statusThere]) {
    await vi.waitFor(async () => expect(await lookups(async () => expect(await ask(token)).toBe(200))).toEqual([]), { timeout: 5000 });
  }
}

test('a session is looked up once, in each process', async () => {
  const { token } = await buildSession(db);
  await untilInMemory(token);
  expect(await lookups(() => Promise.all(Array.from({ length: 5 }, () => statusHere(token))))).toEqual([]);
});

describe('a session that ended is refused at once here, and in another process with the notification', () => {
  async function expectRefused(token: string): Promise<void> {
    expect(await statusHere(token)).toBe(401);
    await vi.waitFor(async () => expect(await statusThere(token)).toBe(401), { timeout: 1000, interval: 5 });
  }

  test('[auth-10] after a logout', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await buildSession(db);
      await untilInMemory(token);
      expect((await call('GET', '/logout', { token })).status).toBe(200);
      await expectRefused(token);
    }
  });

  test('after another device ended it, or all others', async () => {
    const person_id = await buildPerson(db);
    const here = await buildSession(db, { person_id });
    const ended = [await buildSession(db, { person_id }), await buildSession(db, { person_id })];
    for (const { token } of [here, ...ended]) await untilInMemory(token);
    const { body } = await call('GET', '/sessions', { token: here.token });
    const first = Object(body.data).sessions.find((session: { is_current: boolean }) => !session.is_current);
    expect((await call('DELETE', `/sessions/${first.id}`, { token: here.token })).status).toBe(200);
    const after = await Promise.all(ended.map(({ token }) => statusHere(token)));
    expect(after.toSorted()).toEqual([200, 401]);
    expect((await call('POST', '/sessions/end-others', { token: here.token })).status).toBe(200);
    for (const { token } of ended) await expectRefused(token);
    expect(await statusHere(here.token)).toBe(200);
  });

  test('after a change of the password, but for the one that changed it', async () => {
    const person_id = await buildPerson(db);
    const [here, there] = [await buildSession(db, { person_id }), await buildSession(db, { person_id })];
    for (const { token } of [here, there]) await untilInMemory(token);
    const password = 'a-long-new-password-7';
    const body = { current_password: '', password, password_confirmation: password };
    expect((await call('POST', '/change-password', { token: here.token, body })).status).toBe(200);
    await expectRefused(there.token);
    expect([await statusHere(here.token), await statusThere(here.token)]).toEqual([200, 200]);
  });

  test('after the erasure of the account', async () => {
    const person_id = await buildPerson(db, { phone: '9812399001' });
    const { token } = await buildSession(db, { person_id });
    await untilInMemory(token);
    const sent = await call('POST', '/account/send-erasure-otp', { token });
    expect((await call('DELETE', '/account', { token, body: { otp: sent.body.data?.otp } })).status).toBe(200);
    await expectRefused(token);
  });

  test.each([
    ['blocked', { blocked_at: new Date() }],
    ['erased', { erased_at: new Date() }],
  ])('after its person was %s by hand', async (_what, change) => {
    const { token, person_id } = await buildSession(db);
    await untilInMemory(token);
    await db.updateTable('people').set(change).where('id', '=', person_id).execute();
    for (const ask of [statusHere, statusThere])
      await vi.waitFor(async () => expect(await ask(token)).toBe(401), { timeout: 1000, interval: 5 });
  });

  test('while many requests use it', async () => {
    const { token } = await buildSession(db);
    await untilInMemory(token);
    let isOut = false;
    let late = 0;
    const ask = async () => {
      while (!isOut) await statusHere(token);
      if ((await statusHere(token)) !== 401) late += 1;
    };
    const asking = Array.from({ length: 8 }, ask);
    expect((await call('GET', '/logout', { token })).status).toBe(200);
    isOut = true;
    await Promise.all(asking);
    expect(late).toBe(0);
  });
});

test('a session expires in memory too', async () => {
  const { token } = await buildSession(db, { expires_at: new Date(clock.now().getTime() + 60_000) });
  await untilInMemory(token);
  clock.advance(61);
  expect([await statusHere(token), await statusThere(token)]).toEqual([401, 401]);
});

test('the time of the last use is stored to five minutes', async () => {
  const { token, person_id } = await buildSession(db, { last_used_at: clock.now() });
  const lastUse = () => db.selectFrom('sessions').select('last_used_at').where('person_id', '=', person_id).executeTakeFirst();
  await untilInMemory(token);
  const before = await lastUse();
  clock.advance(4 * 60);
  await statusHere(token);
  expect(await lastUse()).toEqual(before);
  clock.advance(2 * 60);
  await Promise.all([statusHere(token), statusHere(token)]);
  expect(await lastUse()).toEqual({ last_used_at: clock.now() });
});

describe('while events may be missing', () => {
  let monotonic = 0;
  const sync = vi.fn(async () => undefined);
  let send: Parameters<PersonEvents['subscribeToAll']>[0] = () => undefined;
  const events = {
    subscribeToAll(listener: typeof send) {
      send = listener;
    },
    sync,
  };
  const cache = createSessionCache({ db, clock, events, monotonic: () => monotonic });
  const isLookedUp = async (token: string) => (await lookups(() => cache.findActor(`Bearer ${token}`))).length > 0;
  beforeEach(async () => {
    sync.mockReset().mockResolvedValue(undefined);
    monotonic += 100_000;
    await cache.sync();
  });

  async function buildStored(): Promise<string> {
    const { token } = await buildSession(db);
    await cache.findActor(`Bearer ${token}`);
    expect(await isLookedUp(token)).toBe(false);
    return token;
  }

  test('the database is asked after three seconds without a confirmation', async () => {
    const token = await buildStored();
    sync.mockRejectedValue(new Error('Connection terminated'));
    monotonic += 2900;
    expect(await isLookedUp(token)).toBe(false);
    monotonic += 200;
    expect(await isLookedUp(token)).toBe(true);
    sync.mockResolvedValue(undefined);
    await isLookedUp(token);
    expect(await isLookedUp(token)).toBe(false);
  });

  test('a confirmation that does not come is not waited for, nor requested again', async () => {
    const token = await buildStored();
    const answer = Promise.withResolvers<undefined>();
    sync.mockReset().mockReturnValue(answer.promise);
    monotonic += 3100;
    expect([await isLookedUp(token), await isLookedUp(token)]).toEqual([true, true]);
    expect(sync).toHaveBeenCalledTimes(1);
    answer.resolve(undefined);
    await answer.promise;
    expect(await isLookedUp(token)).toBe(false);
  });

  test('the database is asked after a call that ended sessions and was not confirmed in time', async () => {
    const token = await buildStored();
    sync.mockReturnValue(new Promise(() => undefined));
    await cache.sync();
    expect(await isLookedUp(token)).toBe(true);
  });

  test('nothing that was read before a lost connection is used after it', async () => {
    const token = await buildStored();
    send('missed');
    await cache.sync();
    expect(await isLookedUp(token)).toBe(true);
    expect(await isLookedUp(token)).toBe(false);
  });

  test('a session that was read while another one ended is not stored', async () => {
    const { token } = await buildSession(db);
    const reading = cache.findActor(`Bearer ${token}`);
    send({ personId: 0, name: 'session-ended' });
    expect(await reading).not.toBeNull();
    expect(await isLookedUp(token)).toBe(true);
    expect(await isLookedUp(token)).toBe(false);
  });

  test('a session is read again after a minute', async () => {
    const token = await buildStored();
    monotonic += 60_001;
    await cache.sync();
    expect(await isLookedUp(token)).toBe(true);
  });
});

test('a process that no event reaches refuses an ended session within three seconds', async () => {
  const proxy = await openDatabaseProxy(database.url);
  const pool = createPool({ url: database.url, size: 3 });
  // Its statements reach the database, its listeners do not.
  const unreached = await createAnotherApp({ ...database, url: proxy.url, pool }, clock);
  const { token } = await buildSession(db);
  const status = async () => (await unreached.inject({ url: '/api/profile', headers: bearer(token) })).statusCode;
  await vi.waitFor(async () => expect(await lookups(status)).toEqual([]), { timeout: 5000 });
  proxy.freeze();
  expect((await call('GET', '/logout', { token })).status).toBe(200);
  const endedAt = performance.now();
  await vi.waitFor(async () => expect(await status()).toBe(401), { timeout: 4000, interval: 20 });
  expect(performance.now() - endedAt).toBeLessThan(3500);
  proxy.thaw();
  await unreached.close();
  await pool.end();
  await proxy.close();
});

test('a write needs no look-up either', async () => {
  const { token } = await buildSession(db);
  const { id } = await buildProduct(db);
  await untilInMemory(token);
  const texts = await lookups(() => call('POST', '/cart/store', { token, body: { product_id: id, quantity: 1 } }));
  expect(texts).toEqual([]);
});
