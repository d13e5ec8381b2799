import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { readBooks, readPlaced } from '../../../test/builders/online-order.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import type { MovingStatus } from '../../modules/orders/domain/order-path.ts';
import { cancelOrderAsOperator } from './cancel-order.ts';
import { moveOrder } from './move-order.ts';

const marketplace = await useTestApp();
const { call, clock, database, messages, runJobs } = marketplace;
const { db, pool } = database;
const { log } = marketplace.app.server;
const operating = { db, clock, log, ...commandLine };
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());
afterEach(() => assertInvariants(pool));

const move = (orderId: number, status: MovingStatus, note: string | null = null) => moveOrder(operating, { orderId, status, note });

/** An order of 20.00 in cash; its messages are sent. */
async function buildOrder() {
  const { shopper, product } = await buildBasket(db);
  const placed = readPlaced(await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 20 }));
  await runJobs();
  messages.splice(0);
  return { shopper, id: placed.orders[0]?.id ?? 0 };
}

const orderOf = async ({ shopper, id }: { shopper: { token: string }; id: number }) =>
  Object((await call('GET', `/order-details?order_id=${id}`, { token: shopper.token })).body.data).order;

/** How an order comes to a status. */
const ways: Record<string, readonly MovingStatus[]> = {
  Pending: [],
  Cancelled: [],
  Confirm: ['Confirm'],
  'On The Way': ['Confirm', 'On The Way'],
  Delivered: ['Confirm', 'On The Way', 'Delivered'],
};

describe('moving an order', () => {
  test('sets each status, notifies once of shipping and once of delivery, and marks cash as paid', async () => {
    const order = await buildOrder();
    await move(order.id, 'Confirm');
    await move(order.id, 'Processing');
    clock.advance(60);
    await move(order.id, 'Pickup', 'Packed by Zeynep');
    await move(order.id, 'On The Way');
    await runJobs();
    expect(messages.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your order SK-\w+ is on its way$/)]);
    await move(order.id, 'Delivered');
    await runJobs();
    expect(messages.map(({ subject }) => subject)).toEqual([expect.anything(), expect.stringMatching(/ has been delivered$/)]);
    expect(await orderOf(order)).toMatchObject({
      status: 'Delivered',
      payment_status: 'Paid',
      payment: { paid_at: clock.now().toISOString() },
      can_review: true,
      can_cancel: false,
      timeline: [
        { status: 'Pending' },
        { status: 'Confirm', note: null },
        { status: 'Processing' },
        { status: 'Pickup', note: 'Packed by Zeynep' },
        { status: 'On The Way' },
        { status: 'Delivered', created_at: clock.now().toISOString() },
      ],
    });
    expect(await readBooks(db, order.id)).toEqual({ orders: ['Delivered Paid'], payments: ['Paid 2000'], refunds: [], isAwaited: false });
  });

  test.each([
    ['Pending', 'Delivered', /is Pending: its next status can be Confirm\.$/],
    ['On The Way', 'Confirm', /is On The Way: its next status can be Delivered\.$/],
    ['Delivered', 'On The Way', /is Delivered: it has no next status\.$/],
    ['Cancelled', 'Confirm', /is Cancelled: it has no next status\.$/],
    ['Confirm', 'Confirm', /is Confirm already\.$/],
  ] as const)('what is %s does not become %s', async (from, to, message) => {
    const order = await buildOrder();
    for (const step of ways[from] ?? []) await move(order.id, step);
    if (from === 'Cancelled') await cancelOrderAsOperator(operating, { orderId: order.id, reason: 'No' });
    const before = await orderOf(order);
    await expect(move(order.id, to)).rejects.toThrow(message);
    expect(await orderOf(order)).toEqual(before);
  });

  test('of many who move it at once one does', async () => {
    const order = await buildOrder();
    const moved = await Promise.allSettled(Array.from({ length: 8 }, () => move(order.id, 'Confirm')));
    expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await orderOf(order)).timeline).toHaveLength(2);
  });

  test('an order that does not exist is an error', async () => {
    await expect(move(999_999, 'Confirm')).rejects.toThrow('Order not found');
  });
});

describe('cancelling for the shop', () => {
  test('is possible until the order is delivered, releases its stock and notifies the shopper', async () => {
    const order = await buildOrder();
    const stockOf = async () => (await pool.query('select sum(stock)::int as stock from product_variants')).rows[0].stock;
    const before = await stockOf();
    for (const status of ['Confirm', 'On The Way'] as const) await move(order.id, status);
    await runJobs();
    messages.splice(0);
    await cancelOrderAsOperator(operating, { orderId: order.id, reason: 'Nobody opened the door' });
    expect(await stockOf()).toBe(before + 2);
    expect(await orderOf(order)).toMatchObject({ status: 'Cancelled', cancel_reason: 'Nobody opened the door', payment_status: 'Pending' });
    expect(await readBooks(db, order.id)).toMatchObject({ payments: ['Failed 0'] });
    await runJobs();
    expect(messages.map(({ subject }) => subject)).toEqual([expect.stringMatching(/ has been cancelled$/)]);
    await expect(cancelOrderAsOperator(operating, { orderId: order.id, reason: 'Again' })).rejects.toThrow(
      /is Cancelled: it can no longer be cancelled/,
    );
  });

  test('does not change the language of messages to the shopper', async () => {
    const order = await buildOrder();
    await db.updateTable('people').set({ locale: 'ar' }).where('id', '=', order.shopper.id).execute();
    await cancelOrderAsOperator(operating, { orderId: order.id, reason: 'Sold out' });
    const { locale } = await db.selectFrom('people').select('locale').where('id', '=', order.shopper.id).executeTakeFirstOrThrow();
    expect(locale).toBe('ar');
  });

  test('ends where it has arrived', async () => {
    const { shopper, id } = await buildOrder();
    for (const status of ['Confirm', 'On The Way', 'Delivered'] as const) await move(id, status);
    await expect(cancelOrderAsOperator(operating, { orderId: id, reason: 'Late' })).rejects.toThrow(
      /is Delivered: it can no longer be cancelled/,
    );
    expect(await orderOf({ shopper, id })).toMatchObject({ status: 'Delivered', payment_status: 'Paid' });
  });
});
