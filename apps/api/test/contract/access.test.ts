import { type CallName, calls } from '@souk/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '../../src/modules/identity/domain/token.ts';
import { buildSession } from '../builders/session.ts';
import { useTestApp } from '../test-app.ts';
import { accessTable } from './access-table.ts';
import { exampleCall, isRegistered } from './example-call.ts';

const { app, call, database, clock } = await useTestApp();

const isCallName = (name: string): name is CallName => Object.hasOwn(accessTable, name) && Object.hasOwn(calls, name);
const served = Object.keys(calls).filter((name): name is CallName => isCallName(name) && isRegistered(app.server, name));
const forAnybody = served.filter((name) => accessTable[name] === 'anybody');
const forSignedIn = served.filter((name) => accessTable[name] !== 'anybody');

const visitors: Record<string, Record<string, string>> = {
  'no token': {},
  'an empty header': { authorization: '' },
  'a token of another kind': { authorization: 'Basic dXNlcjpwYXNz' },
  'a malformed token': { authorization: 'Bearer ../../etc/passwd' },
  'two tokens': { authorization: `Bearer ${newToken()}, Bearer ${newToken()}` },
  'an unknown token': { authorization: `Bearer ${newToken()}` },
};

const make = (name: CallName, headers: Record<string, string>) => {
  const { method, path, body, form, headers: own } = exampleCall(name);
  return call(method, path, { ...(body && { body }), ...(form && { form }), headers: { ...own, ...headers } });
};

beforeAll(async () => {
  const expired = await buildSession(database.db, { expires_at: new Date(clock.now().getTime() - 1000) });
  const revoked = await buildSession(database.db, { revoked_at: clock.now() });
  const erased = await buildSession(database.db);
  await database.db.updateTable('people').set({ erased_at: clock.now() }).where('id', '=', erased.person_id).execute();
  visitors['an expired token'] = { authorization: `Bearer ${expired.token}` };
  visitors['a revoked token'] = { authorization: `Bearer ${revoked.token}` };
  visitors['the token of an erased person'] = { authorization: `Bearer ${erased.token}` };
});

test('[call-03] every call has its row, and every row its call', () => {
  expect(Object.keys(accessTable).sort()).toEqual(Object.keys(calls).sort());
  expect(served).toHaveLength(Object.keys(calls).length);
});

describe('[call-03] who is not signed in', () => {
  test.each(forSignedIn)('%s answers 401 with a message, and nothing else', async (name) => {
    for (const [visitor, headers] of Object.entries(visitors)) {
      const { status, body } = await make(name, headers);
      expect([visitor, status, body]).toEqual([visitor, 401, { message: 'Please login first!' }]);
    }
    expect(Object.keys(visitors)).toHaveLength(9);
  });

  test.each(forSignedIn)('%s does not reveal whether its fields are valid', async (name) => {
    const { method, path } = exampleCall(name);
    const answer = await call(
      method,
      `${path}${path.includes('?') ? '&' : '?'}nonsense=1`,
      method === 'POST' ? { body: { nonsense: 1 } } : {},
    );
    expect(answer.status).toBe(401);
  });

  test.each(forAnybody)('%s answers alike with a bad token as with none', async (name) => {
    const plain = await make(name, {});
    for (const [visitor, headers] of Object.entries(visitors)) {
      const { status } = await make(name, headers);
      expect([visitor, status]).not.toEqual([visitor, 401]);
      // Codes are sent so many times, then no more.
      if (name.startsWith('GET ')) expect([visitor, status]).toEqual([visitor, plain.status]);
    }
    expect(plain.status).toBeLessThan(500);
  });
});

describe('[call-03] who is signed in', () => {
  test.each(served)('%s lets them in', async (name) => {
    const { token } = await buildSession(database.db);
    const { status } = await make(name, { authorization: `Bearer ${token}` });
    expect(status).not.toBe(401);
    expect(status).toBeLessThan(500);
  });

  test('GET /logout ends that session alone', async () => {
    const one = await buildSession(database.db);
    const other = await buildSession(database.db, { person_id: one.person_id });
    const head = await app.server.inject({ method: 'HEAD', url: '/api/logout', headers: { authorization: `Bearer ${one.token}` } });
    expect(head.statusCode).toBe(404);
    expect((await call('GET', '/logout', { token: one.token })).status).toBe(200);
    expect((await call('GET', '/profile', { token: one.token })).status).toBe(401);
    expect((await call('GET', '/profile', { token: other.token })).status).toBe(200);
  });

  test('a session ends when its time is over', async () => {
    const { token } = await buildSession(database.db, { expires_at: new Date(clock.now().getTime() + 60_000) });
    expect((await call('GET', '/profile', { token })).status).toBe(200);
    clock.advance(61);
    expect((await call('GET', '/profile', { token })).status).toBe(401);
  });
});

test('an error of the server is never a 401: with the database away it is a 503', async () => {
  const { token } = await buildSession(database.db);
  await database.pool.end();
  for (const name of [...forSignedIn, 'GET /product-cards'] as const) {
    const answer = await make(name, { authorization: `Bearer ${token}` });
    expect([name, answer.status, answer.headers['retry-after']]).toEqual([name, 503, '2']);
  }
});
