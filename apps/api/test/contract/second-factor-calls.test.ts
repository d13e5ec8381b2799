import { secondFactorNeeded } from '@souk/contract/back-office/access/staff';
import { type AnyCallName, allCalls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { expect, test } from 'vitest';
import { buildSeller } from '../builders/seller.ts';
import { buildStaff } from '../builders/staff.ts';
import { useTestApp } from '../test-app.ts';
import { exampleCall } from './example-call.ts';
import { readEverything } from './read-everything.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;

const isCall = (name: string): name is AnyCallName => Object.hasOwn(allCalls, name);
const endpointOf = (name: AnyCallName): Endpoint => allCalls[name];
const names = Object.keys(allCalls).filter(isCall);

test.each(names.filter((name) => endpointOf(name).recent))(
  '[admin-03] [seller-05] %s asks for the second factor again, and changes no row without it',
  async (name) => {
    const build = endpointOf(name).access === 'seller' ? buildSeller : buildStaff;
    const { headers, person_id } = await build(db);
    await db.updateTable('sessions').set({ second_factor_at: null }).where('person_id', '=', person_id).execute();
    const before = await readEverything(pool);
    const { method, path, body, headers: own } = exampleCall(name);
    const answer = await call(method, path, { ...(body && { body }), headers: { ...own, ...headers } });
    expect(answer).toMatchObject({ status: 403, body: { data: { code: secondFactorNeeded } } });
    expect(await readEverything(pool)).toBe(before);
  },
);

/** A block is pressed in a hurry, and the roles of the members stay; the others send what was confirmed before. */
const unconfirmed = [
  'POST /admin/shops/{id}/sellers/blocked',
  'POST /admin/webhooks/{id}/test',
  'POST /admin/webhook-deliveries/{id}/replay',
];

test('every change of roles, members and keys asks for the second factor again', () => {
  const changes = names.filter((name) => {
    const { needs = '' } = endpointOf(name);
    return !name.startsWith('GET ') && (['staff', 'keys'].includes(needs) || name.includes('/admin/shops/{id}/sellers'));
  });
  expect(changes.length).toBeGreaterThan(18);
  expect(changes.filter((name) => !endpointOf(name).recent)).toEqual(unconfirmed);
});
