import { afterEach, expect, test } from 'vitest';
import { newKey } from '../../../test/builders/basket.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/invariants.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const market = await useTestApp();
const { call, database } = market;
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
afterEach(() => assertInvariants(database.pool));
const souk = (...args: string[]) => runSoukOn(market, ['memberships', ...args]);

async function buyPlan(price: number) {
  const shopper = await buildShopper(db);
  const plan = { name: JSON.stringify({ en: 'Neighbour' }), price, duration_days: 30 };
  const { id: planId } = await db.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow();
  const buying = { token: shopper.token, headers: { 'idempotency-key': newKey() }, body: { payment_method: 'cash' } };
  expect((await call('POST', `/plans/${planId}/purchase`, buying)).status).toBe(201);
  const { id } = await db.selectFrom('subscriptions').select('id').where('person_id', '=', shopper.id).executeTakeFirstOrThrow();
  return { shopper, id: String(id), mine: async () => (await call('GET', '/my-subscription', { token: shopper.token })).body.data };
}

test('[account-06] a membership that was bought for cash is marked as paid, once', async () => {
  const { shopper, id, mine } = await buyPlan(3900);
  expect(await mine()).toMatchObject({ current: { payment: { method: 'cash', status: 'Pending' } } });
  const { said } = await souk('list', '--owed');
  expect(said).toMatch(new RegExp(`^ *${id} +Person \\d+ \\(${shopper.id}\\) +Neighbour +active .* 39\\.00 +Pending, cash$`, 'm'));
  expect(await souk('paid', id)).toMatchObject({ code: 2, complained: expect.stringContaining('has paid 39.00 in cash for Neighbour.') });
  expect(await souk('paid', id, '--yes')).toMatchObject({ code: 0, said: `The membership ${id} is paid.\n` });
  expect(await mine()).toMatchObject({ current: { status: 'active', payment: { status: 'Paid' } } });
  expect(JSON.parse((await souk('list', '--owed', '--json')).said)).toMatchObject({ total: 0 });
  expect(await souk('paid', id, '--yes')).toMatchObject({ code: 1, complained: expect.stringContaining('Nothing is to be collected') });
});

test('what cost nothing is not collected, and what is not there is said', async () => {
  const free = await buyPlan(0);
  expect(await souk('paid', free.id, '--yes')).toMatchObject({ code: 1, complained: `The membership ${free.id} cost nothing\n` });
  expect(await souk('paid', '999999', '--yes')).toMatchObject({ code: 1, complained: expect.stringContaining('no membership 999999') });
});

test('one is ended as its member could, with what was paid given back', async () => {
  const { id, mine } = await buyPlan(3900);
  await souk('paid', id, '--yes');
  expect(await souk('end', id)).toMatchObject({ code: 2 });
  expect(await souk('end', id, '--yes')).toMatchObject({
    code: 0,
    said: `The membership ${id} is cancelled; its payment is Refunded.\n`,
  });
  expect(await mine()).toMatchObject({ current: null, history: [{ status: 'cancelled', payment: { status: 'Refunded' } }] });
  expect(await souk('end', id, '--yes')).toMatchObject({ code: 1, complained: expect.stringContaining('no membership') });
});
