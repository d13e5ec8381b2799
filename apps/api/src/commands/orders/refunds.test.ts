import { expect, test } from 'vitest';
import { buildOnlineOrder, readBooks } from '../../../test/builders/online-order.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useStripeMarketplace } from '../../../test/use-stripe-marketplace.ts';

const marketplace = await useStripeMarketplace();
const { call, clock, database, lastSession, sendPaidWebhook, cancel, orderOf, runJobs, stripe } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, ['refunds', ...args]);

/** A paid order that was cancelled, and its refund in the given status. */
async function buildRefund(status: 'Pending' | 'Failed') {
  const placed = await buildOnlineOrder(marketplace);
  await sendPaidWebhook(lastSession());
  await cancel(placed, placed.orderId);
  const refund = await db.selectFrom('refunds').select('id').where('order_id', '=', placed.orderId).executeTakeFirstOrThrow();
  if (status === 'Failed') await db.updateTable('refunds').set({ status, settled_at: clock.now() }).where('id', '=', refund.id).execute();
  const { code } = await orderOf(placed);
  return { ...placed, id: String(refund.id), code: String(code) };
}

test('[account-02] a refund that a gateway rejected is completed by hand once, and the shopper sees it', async () => {
  const refund = await buildRefund('Failed');
  const { stdout } = await souk('list', '--status', 'Failed');
  expect(stdout).toMatch(new RegExp(`${refund.id} .* 20\\.00 USD +stripe +Failed +${refund.code} +Person`));
  const erasure = () => call('POST', '/account/send-erasure-otp', { token: refund.shopper.token });
  expect((await erasure()).status).toBe(409);
  expect(await souk('complete', refund.id)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`got back 20.00 USD for ${refund.code}.`),
  });
  clock.advance(60);
  const done = await souk('complete', refund.id, '--reference', 'Bank transfer 118', '--yes');
  expect(done).toMatchObject({ code: 0, stdout: `The refund ${refund.id} of 20.00 USD is done.\n` });
  expect(await orderOf(refund)).toMatchObject({
    payment: { status: 'Refunded', refund: { status: 'Done', amount: 20, at: clock.now().toISOString() } },
  });
  expect(JSON.parse((await souk('list', '--json')).stdout)).toMatchObject({
    refunds: expect.arrayContaining([expect.objectContaining({ order_code: refund.code, status: 'Done', reference: 'Bank transfer 118' })]),
  });
  expect(await souk('complete', refund.id, '--yes')).toMatchObject({ code: 1, stderr: expect.stringContaining('is done already') });
  expect((await erasure()).status).toBe(200);
  await runJobs();
  expect(stripe.refunds).toEqual([]);
  expect(await readBooks(db, refund.orderId)).toMatchObject({ payments: ['Refunded 2000'], refunds: ['Done 2000'] });
});

test('a refund that the gateway is still processing cannot be completed by hand', async () => {
  const refund = await buildRefund('Pending');
  expect(await souk('complete', refund.id, '--yes')).toMatchObject({ code: 1, stderr: expect.stringContaining('would be refunded twice') });
  await runJobs();
  expect(stripe.refunds.splice(0)).toHaveLength(1);
  expect(await souk('complete', '999999', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no refund 999999'),
  });
});
