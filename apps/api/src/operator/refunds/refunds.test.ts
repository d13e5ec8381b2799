import { expect, test } from 'vitest';
import { buildOnlineOrder, readBooks } from '../../../test/builders/online-order.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useStripeMarket } from '../../../test/use-stripe-market.ts';

const market = await useStripeMarket();
const { call, clock, database, lastSession, tellPaid, cancel, orderOf, runJobs, stripe } = market;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(market, ['refunds', ...args]);

/** An order that was paid and cancelled, whose refund stands so. */
async function buildRefund(status: 'Pending' | 'Failed') {
  const placed = await buildOnlineOrder(market);
  await tellPaid(lastSession());
  await cancel(placed, placed.orderId);
  const refund = await db.selectFrom('refunds').select('id').where('order_id', '=', placed.orderId).executeTakeFirstOrThrow();
  if (status === 'Failed') await db.updateTable('refunds').set({ status, settled_at: clock.now() }).where('id', '=', refund.id).execute();
  const { code } = await orderOf(placed);
  return { ...placed, id: String(refund.id), code: String(code) };
}

test('[account-02] what a gateway refused is given back by hand, once, and the shopper sees it', async () => {
  const refund = await buildRefund('Failed');
  const { said } = await souk('list', '--status', 'Failed');
  expect(said).toMatch(new RegExp(`${refund.id} .* 20\\.00 USD +stripe +Failed +${refund.code} +Person`));
  const erasure = () => call('POST', '/account/send-erasure-otp', { token: refund.shopper.token });
  expect((await erasure()).status).toBe(409);
  expect(await souk('done', refund.id)).toMatchObject({
    code: 2,
    complained: expect.stringContaining(`has got back 20.00 USD for ${refund.code}.`),
  });
  clock.advance(60);
  const done = await souk('done', refund.id, '--reference', 'Bank transfer 118', '--yes');
  expect(done).toMatchObject({ code: 0, said: `The refund ${refund.id} of 20.00 USD is done.\n` });
  expect(await orderOf(refund)).toMatchObject({
    payment: { status: 'Refunded', refund: { status: 'Done', amount: 20, at: clock.now().toISOString() } },
  });
  expect(JSON.parse((await souk('list', '--json')).said)).toMatchObject({
    refunds: expect.arrayContaining([expect.objectContaining({ order_code: refund.code, status: 'Done', reference: 'Bank transfer 118' })]),
  });
  expect(await souk('done', refund.id, '--yes')).toMatchObject({ code: 1, complained: expect.stringContaining('given back already') });
  expect((await erasure()).status).toBe(200);
  await runJobs();
  expect(stripe.refunds).toEqual([]);
  expect(await readBooks(db, refund.orderId)).toMatchObject({ payments: ['Refunded 2000'], refunds: ['Done 2000'] });
});

test('what is still on its way through the gateway is not given a second time', async () => {
  const refund = await buildRefund('Pending');
  expect(await souk('done', refund.id, '--yes')).toMatchObject({ code: 1, complained: expect.stringContaining('would go back twice') });
  await runJobs();
  expect(stripe.refunds.splice(0)).toHaveLength(1);
  expect(await souk('done', '999999', '--yes')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('There is no refund 999999'),
  });
});
