import { describe, expect, test, vi } from 'vitest';
import { payInCash } from '../../../test/builders/move-orders.ts';
import { buildOnlineOrder, readBooks } from '../../../test/builders/online-order.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { useStripeMarketplace } from '../../../test/use-stripe-marketplace.ts';
import { cancelOrderAsOperator } from './cancel-order.ts';
import { refundOrderAsOperator } from './order-payment.ts';

const marketplace = await useStripeMarketplace();
const { stripe, database, clock, lastSession, sendPaidWebhook, orderOf, runJobs } = marketplace;
const { db } = database;
const { log } = marketplace.app.server;
const operating = { db, clock, log, ...commandLine };

const refund = (orderId: number, part?: number) => refundOrderAsOperator(operating, { orderId, part });

/** An order of 20.00 that is paid at Stripe, or two of 20.00 and 7.00. */
async function buildPaid(prices: readonly number[] = [1000]) {
  const placed = await buildOnlineOrder(marketplace, { prices });
  const session = lastSession();
  await sendPaidWebhook(session);
  const backOf = () => stripe.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent).map(({ amount }) => amount);
  return { ...placed, backOf };
}

test('a refund is a line of the log and a row of the security log', async () => {
  const { shopper, ...placed } = await buildPaid([1000, 350]);
  const info = vi.spyOn(log, 'info');
  await refund(placed.orderId, 250);
  await cancelOrderAsOperator(operating, { orderId: placed.orderIds[1] ?? 0, reason: 'Sold out' });
  const lines = info.mock.calls.filter(([, text]) => text === 'security event').map(([line]) => line);
  info.mockRestore();
  const line = { security: 'refund', person_id: shopper.id, address: '' };
  expect(lines).toEqual([line, line]);
  const rows = await db.selectFrom('security_events').select('kind').where('person_id', '=', shopper.id).execute();
  expect(rows).toEqual([{ kind: 'refund' }, { kind: 'refund' }]);
});

describe('giving money back', () => {
  test('[cart-14] goes in parts to the cent, never beyond what was paid, and the last part closes the payment', async () => {
    const placed = await buildPaid();
    expect(await refund(placed.orderId, 1)).toEqual({ amount: 1, left: 1999 });
    expect(await refund(placed.orderId, 549)).toEqual({ amount: 549, left: 1450 });
    const awaited = { payment_status: 'Paid', payment: { refund: { amount: 5.5, status: 'Pending' } } };
    expect(await orderOf(placed)).toMatchObject(awaited);
    await runJobs();
    expect(placed.backOf()).toEqual([1, 549]);
    expect(await orderOf(placed)).toMatchObject({ payment_status: 'Paid', payment: { refund: { amount: 5.5, status: 'Done' } } });
    await expect(refund(placed.orderId, 1451)).rejects.toThrow('Only 14.50 of the paid amount is left to refund.');
    expect(await refund(placed.orderId)).toEqual({ amount: 1450, left: 0 });
    await runJobs();
    expect(placed.backOf()).toEqual([1, 549, 1450]);
    expect(await orderOf(placed)).toMatchObject({ status: 'Pending', payment_status: 'Refunded', payment: { refund: { amount: 20 } } });
    expect(await readBooks(db, placed.orderId)).toMatchObject({
      payments: ['Refunded 2000'],
      refunds: ['Done 1', 'Done 549', 'Done 1450'],
    });
    await expect(refund(placed.orderId)).rejects.toThrow(/is refunded in full already/);
  });

  test('of many parts at once no more goes back than was paid', async () => {
    const placed = await buildPaid();
    const given = await Promise.allSettled(Array.from({ length: 9 }, () => refund(placed.orderId, 450)));
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    await runJobs();
    expect(placed.backOf()).toEqual([450, 450, 450, 450]);
  });

  test('of one order leaves the others of its payment alone', async () => {
    const placed = await buildPaid([1000, 350]);
    const [first = 0, second = 0] = placed.orderIds;
    await refund(second, 100);
    await refund(first);
    await runJobs();
    expect(placed.backOf().toSorted((one, other) => one - other)).toEqual([100, 2000]);
    expect(await readBooks(db, first)).toMatchObject({ orders: ['Pending Refunded', 'Pending Paid'], payments: ['Paid 2700'] });
  });

  test('a cancellation afterwards gives back the rest', async () => {
    const placed = await buildPaid();
    await refund(placed.orderId, 500);
    await cancelOrderAsOperator(operating, { orderId: placed.orderId, reason: 'Sold out' });
    await runJobs();
    expect(placed.backOf().toSorted((one, other) => one - other)).toEqual([500, 1500]);
    expect(await orderOf(placed)).toMatchObject({
      status: 'Cancelled',
      payment: { status: 'Refunded', refund: { amount: 20, status: 'Done' } },
    });
  });

  test('goes back once where the gateway is away for a while, and is seen as on its way', async () => {
    const placed = await buildPaid();
    await refund(placed.orderId, 700);
    stripe.failure = 'down';
    await expect(runJobs()).rejects.toThrow();
    stripe.failure = undefined;
    expect(await orderOf(placed)).toMatchObject({ payment: { refund: { amount: 7, status: 'Pending' } } });
    await database.pool.query('update graphile_worker._private_jobs set run_at = now(), locked_at = null');
    clock.advance(700);
    await marketplace.runJob('ask-gateways');
    await runJobs();
    expect(placed.backOf()).toEqual([700]);
  });

  test('what is not paid cannot go back', async () => {
    const placed = await buildOnlineOrder(marketplace);
    await expect(refund(placed.orderId)).rejects.toThrow(/is not paid, so nothing can be refunded/);
  });

  test('cash goes back by hand: it is written down as done', async () => {
    const placed = await buildOnlineOrder(marketplace, { gateway: 'cash' });
    await payInCash(db, placed.orderId);
    await refund(placed.orderId, 250);
    expect(await orderOf(placed)).toMatchObject({ payment_status: 'Paid', payment: { refund: { amount: 2.5, status: 'Done' } } });
  });
});
