import { afterEach, expect, test } from 'vitest';
import { newKey } from '../../../test/builders/basket.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
afterEach(() => assertInvariants(database.pool));
const souk = (...args: string[]) => runSoukOn(marketplace, ['memberships', ...args]);

async function buyPlan(price: number) {
  const shopper = await buildShopper(db);
  const plan = { name: JSON.stringify({ en: 'Neighbour' }), price, duration_days: 30 };
  const { id: planId } = await db.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow();
  const buying = { token: shopper.token, headers: { 'idempotency-key': newKey() }, body: { payment_method: 'cash' } };
  expect((await call('POST', `/plans/${planId}/purchase`, buying)).status).toBe(201);
  const { id } = await db.selectFrom('subscriptions').select('id').where('person_id', '=', shopper.id).executeTakeFirstOrThrow();
  return { shopper, id: String(id), mine: async () => (await call('GET', '/my-subscription', { token: shopper.token })).body.data };
}

test('[account-06] a membership that was bought for cash is marked as paid once', async () => {
  const { shopper, id, mine } = await buyPlan(3900);
  expect(await mine()).toMatchObject({ current: { payment: { method: 'cash', status: 'Pending' } } });
  const { stdout } = await souk('list', '--unpaid');
  expect(stdout).toMatch(new RegExp(`^ *${id} +Person \\d+ \\(${shopper.id}\\) +Neighbour +active .* 39\\.00 +Pending, cash$`, 'm'));
  expect(await souk('mark-paid', id)).toMatchObject({ code: 2, stderr: expect.stringContaining('paid 39.00 in cash for Neighbour.') });
  expect(await souk('mark-paid', id, '--yes')).toMatchObject({ code: 0, stdout: `The membership ${id} is paid.\n` });
  expect(await mine()).toMatchObject({ current: { status: 'active', payment: { status: 'Paid' } } });
  expect(JSON.parse((await souk('list', '--unpaid', '--json')).stdout)).toMatchObject({ total: 0 });
  expect(await souk('mark-paid', id, '--yes')).toMatchObject({ code: 1, stderr: expect.stringContaining('has no open cash payment') });
});

test('a free membership cannot be marked as paid, and an unknown one is reported', async () => {
  const free = await buyPlan(0);
  expect(await souk('mark-paid', free.id, '--yes')).toMatchObject({ code: 1, stderr: `The membership ${free.id} is free.\n` });
  expect(await souk('mark-paid', '999999', '--yes')).toMatchObject({ code: 1, stderr: expect.stringContaining('no membership 999999') });
});

test('the operator ends a membership like its member, with a refund', async () => {
  const { id, mine } = await buyPlan(3900);
  await souk('mark-paid', id, '--yes');
  expect(await souk('end', id)).toMatchObject({ code: 2 });
  expect(await souk('end', id, '--yes')).toMatchObject({
    code: 0,
    stdout: `The membership ${id} is cancelled; its payment is Refunded.\n`,
  });
  expect(await mine()).toMatchObject({ current: null, history: [{ status: 'cancelled', payment: { status: 'Refunded' } }] });
  expect(await souk('end', id, '--yes')).toMatchObject({ code: 1, stderr: expect.stringContaining('no active membership') });
});
