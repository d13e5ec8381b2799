import { permissions } from '@souk/contract/back-office/permissions';
import { isOpenToKeys } from '@souk/contract/back-office/programs/api-keys';
import { type AnyCallName, allCalls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { buildApiKey } from '../builders/api-key.ts';
import { buildSession } from '../builders/session.ts';
import { buildStaff } from '../builders/staff.ts';
import { useTestApp } from '../test-app.ts';
import { exampleCall, isRegistered } from './example-call.ts';
import { readEverything } from './read-everything.ts';

const { app, call, database } = await useTestApp();
const { db, pool } = database;

const isCall = (name: string): name is AnyCallName => Object.hasOwn(allCalls, name);
const adminCalls = Object.keys(allCalls).filter((name): name is AnyCallName => isCall(name) && allCalls[name].access === 'admin');
/** The permissions of which the call needs one. */
const needsOf = (name: AnyCallName): readonly string[] => {
  const { needs, needsAny }: Endpoint = allCalls[name];
  return needsAny ?? [needs ?? ''];
};
const guarded = adminCalls.filter((name) => needsOf(name)[0] !== 'session');

function make(name: AnyCallName, headers: Record<string, string>) {
  const { method, path, body, headers: own } = exampleCall(name);
  return call(method, path, { ...(body && { body }), headers: { ...own, ...headers } });
}

test('every call of the panel is served below /api/admin and is the only one there', () => {
  expect(adminCalls.filter((name) => !isRegistered(app.server, name))).toEqual([]);
  for (const name of Object.keys(allCalls).filter(isCall))
    expect([name, name.includes(' /admin/')]).toEqual([
      name,
      adminCalls.includes(name) || /^POST \/admin\/(send-code|sign-in|second-factor(\/passkey)?)$/.test(name),
    ]);
});

describe('who has no session of the back office', () => {
  test.each(adminCalls)('%s answers 401, also to a shopper and without naming fields', async (name) => {
    const shopper = await buildSession(db);
    const { method, path } = exampleCall(name);
    for (const headers of [
      {},
      { authorization: `Bearer ${shopper.token}` },
      { cookie: `souk_admin=${shopper.token}` },
      { cookie: 'souk_admin=x' },
    ]) {
      const answer = await call(method, path, { ...(method === 'POST' && { body: { nonsense: 1 } }), headers });
      expect([answer.status, answer.body]).toEqual([401, { message: 'Please login first!' }]);
    }
  });
});

describe('[admin-03] roles', () => {
  test.each(guarded)('%s without its permission is a 403 and changes no row', async (name) => {
    const needed = needsOf(name);
    const { headers } = await buildStaff(
      db,
      permissions.filter((each) => !needed.includes(each)),
    );
    const before = await readEverything(pool);
    expect(await make(name, headers)).toMatchObject({ status: 403, body: { message: 'Your role does not allow this.' } });
    expect(await readEverything(pool)).toBe(before);
  });

  test.each(guarded)('%s is open to a role with its permission alone', async (name) => {
    for (const needed of permissions.filter((each) => needsOf(name).includes(each))) {
      const { headers } = await buildStaff(db, [needed]);
      const answer = await make(name, headers);
      expect([name, answer.status, answer.body.message === 'Your role does not allow this.']).toEqual([name, expect.any(Number), false]);
      expect(answer.status).not.toBe(401);
      expect(answer.status).toBeLessThan(500);
    }
  });

  test.each(adminCalls)('[admin-09] %s with an API key needs its scope, or is closed to keys', async (name) => {
    const endpoint: Endpoint = allCalls[name];
    const needed = needsOf(name);
    const without = await buildApiKey(db, { scopes: permissions.filter((each) => !needed.includes(each)) });
    const before = await readEverything(pool);
    const refused = await make(name, without.headers);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      isOpenToKeys(endpoint) ? 'Your role does not allow this.' : 'An API key cannot make this call.',
    ]);
    expect(await readEverything(pool)).toBe(before);
    const key = await buildApiKey(db, { scopes: permissions.filter((each) => needed.includes(each)) });
    const answer = await make(name, key.headers);
    expect([name, answer.status === 403 && answer.body.message === 'An API key cannot make this call.']).toEqual([
      name,
      !isOpenToKeys(endpoint),
    ]);
    expect(answer.status).not.toBe(401);
    expect(answer.status).toBeLessThan(500);
  });

  test('every permission of the catalogue is used by a call, or is named here', () => {
    const used = new Set(guarded.flatMap(needsOf));
    expect(permissions.filter((each) => !used.has(each))).toEqual(unusedPermissions);
  });
});

/** Permissions of screens that do not exist yet. The list may only become shorter. */
const unusedPermissions: string[] = [];
