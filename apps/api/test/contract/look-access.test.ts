import { type AnyCallName, allCalls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { buildLook } from '../builders/look.ts';
import { buildSeller } from '../builders/seller.ts';
import { buildStaff } from '../builders/staff.ts';
import { useTestApp } from '../test-app.ts';
import { exampleCall } from './example-call.ts';
import { readEverything } from './read-everything.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;

const isCall = (name: string): name is AnyCallName => Object.hasOwn(allCalls, name);
const endpointOf = (name: AnyCallName): Endpoint => allCalls[name];
const sellerCalls = Object.keys(allCalls).filter((name): name is AnyCallName => isCall(name) && endpointOf(name).access === 'seller');
const isReading = (name: AnyCallName) => name.startsWith('GET ') || endpointOf(name).onlyCalculates === true;
const writing = sellerCalls.filter((name) => !isReading(name) && endpointOf(name).closesSession === undefined);
const reading = sellerCalls.filter(isReading);

function make(name: AnyCallName, headers: Record<string, string>) {
  const { method, path, body, form, headers: own } = exampleCall(name);
  return call(method, path, { ...(body && { body }), ...(form && { form }), headers: { ...own, ...headers } });
}

/** The members of the staff who may look at panels: by a role for it alone, or as owners, also of the shop itself. */
const lookers = {
  'a member whose role only looks': async () => ({ staff: await buildStaff(db, ['shops:look']), shop: await buildSeller(db) }),
  'an owner of the marketplace': async () => ({ staff: await buildStaff(db), shop: await buildSeller(db) }),
  'an owner of the marketplace who sells for the shop': async () => {
    const staff = await buildStaff(db);
    return { staff, shop: await buildSeller(db, { person_id: staff.person_id }) };
  },
};

describe.each(Object.entries(lookers))('[seller-05] %s', (_who, buildLooker) => {
  test.each(writing)('is refused %s while looking, and no row changes', async (name) => {
    const { staff, shop } = await buildLooker();
    const headers = await buildLook(call, staff, shop.shop_id);
    const before = await readEverything(pool);
    expect(await make(name, headers)).toMatchObject({
      status: 403,
      body: { message: 'You only look at the panel of this shop, so you cannot change anything.', data: { code: 'only-looking' } },
    });
    expect(await readEverything(pool)).toBe(before);
  });
});

test('a GET that writes only previews and rolls back, or records an export unless somebody only looks', () => {
  expect(reading.filter((name) => endpointOf(name).writes)).toEqual([
    'GET /seller/order-export',
    'GET /seller/orders/{code}/bearers',
    'GET /seller/returns/{code}/refund',
  ]);
});

test.each(reading)('%s is open to somebody who looks, and changes no row', async (name) => {
  const [staff, shop] = [await buildStaff(db, ['shops:look']), await buildSeller(db)];
  const headers = await buildLook(call, staff, shop.shop_id);
  const before = await readEverything(pool);
  const { status } = await make(name, headers);
  expect([401, 403]).not.toContain(status);
  expect(status).toBeLessThan(500);
  expect(await readEverything(pool)).toBe(before);
});
