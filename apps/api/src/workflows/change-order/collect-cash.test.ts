import { Statement } from '@souk/contract/seller/money/statement';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { buildOnlineOrder, readBooks, readPlaced } from '../../../test/builders/online-order.ts';
import { commandLine } from '../../../test/builders/operator.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addParcel, deliverParcel, shipParcel } from '../send-parcels/send-parcels.ts';
import { cancelOrderAsOperator } from './cancel-order.ts';
import { moveLockedOrder, moveOrder } from './move-order.ts';
import { collectCash, lockOrderAndPurchase, refundOrderAsOperator } from './order-payment.ts';
import { refundLines } from './refund-lines.ts';

const marketplace = await useTestApp({ poolSize: 20 });
const { call, clock, database } = marketplace;
const { db, pool } = database;
const operating = { db, clock, log: marketplace.app.server.log, ...commandLine };
beforeAll(async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  await db
    .insertInto('commission_rules')
    .values({ position: 0, applies_to: 'items', basis_points: 1000, tax_basis_points: 2000 })
    .execute();
});
afterEach(() => assertInvariants(pool));

const deliver = async (orderId: number) => {
  for (const status of ['Confirm', 'On The Way', 'Delivered'] as const) await moveOrder(operating, { orderId, status, note: null });
};
const cancel = (orderId: number) => cancelOrderAsOperator(operating, { orderId, reason: 'Sold out' });

/** Orders of 20.00 and 10.00, and with `third` one of 6.00, of as many shops, in one purchase that is paid in cash. */
async function buildPurchase({ third = false } = {}) {
  const { orderIds, shopper, products } = await buildOnlineOrder(marketplace, {
    gateway: 'cash',
    prices: [1000, 500, ...(third ? [300] : [])],
  });
  const [first = 0, second = 0, last = 0] = orderIds;
  return { first, second, last, shopper, products, orderIds };
}

async function lineOf(orderId: number): Promise<number> {
  return (await db.selectFrom('order_lines').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()).id;
}

const orderOf = async (shopper: { token: string }, id: number) =>
  Object((await call('GET', `/order-details?order_id=${id}`, { token: shopper.token })).body.data).order;

describe('[seller-06] cash of a purchase of several shops', () => {
  test('is received for an order when it is delivered, and stays due for the others', async () => {
    const { first, second, shopper } = await buildPurchase();
    await deliver(second);
    expect(await readBooks(db, first)).toMatchObject({
      orders: ['Pending Pending', 'Delivered Paid'],
      payments: ['Pending 2000', 'Paid 1000'],
    });
    expect(await orderOf(shopper, second)).toMatchObject({ payment_status: 'Paid', payment: { paid_at: clock.now().toISOString() } });
    expect(await orderOf(shopper, first)).toMatchObject({ payment_status: 'Pending', payment: { paid_at: null } });
    const then = clock.now().toISOString();
    clock.advance(3600);
    await deliver(first);
    expect(await readBooks(db, first)).toMatchObject({
      orders: ['Delivered Paid', 'Delivered Paid'],
      payments: ['Paid 2000', 'Paid 1000'],
    });
    expect(await orderOf(shopper, first)).toMatchObject({ payment: { paid_at: clock.now().toISOString() } });
    expect(await orderOf(shopper, second)).toMatchObject({ payment: { paid_at: then } });
  });

  test('is received when the last parcel is delivered', async () => {
    const { first } = await buildPurchase();
    await moveOrder(operating, { orderId: first, status: 'Confirm', note: null });
    const lines = [{ line_id: await lineOf(first), quantity: 2 }];
    await addParcel(operating, { orderId: first, carrier: 'DHL', tracking_number: null, tracking_url: null, lines });
    const { id: parcelId } = await db.selectFrom('parcels').select('id').where('order_id', '=', first).executeTakeFirstOrThrow();
    await shipParcel(operating, { orderId: first, parcelId });
    await deliverParcel(operating, { orderId: first, parcelId });
    expect(await readBooks(db, first)).toMatchObject({
      orders: ['Delivered Paid', 'Pending Pending'],
      payments: ['Pending 1000', 'Paid 2000'],
    });
  });

  test('is refunded for a delivered order while another is on its way, whatever becomes of that one', async () => {
    const { first, second } = await buildPurchase();
    await deliver(first);
    const wanted = { orderId: first, lines: [{ line_id: await lineOf(first), quantity: 1 }], delivery: false, restock: false };
    expect(await refundLines(operating, wanted)).toEqual({ amount: 1000, left: 1000 });
    await cancel(second);
    expect(await readBooks(db, first)).toEqual({
      orders: ['Delivered Paid', 'Cancelled Pending'],
      payments: ['Failed 0', 'Paid 2000'],
      refunds: ['Done 1000'],
      isAwaited: false,
    });
    expect(await refundOrderAsOperator(operating, { orderId: first, part: undefined })).toEqual({ amount: 1000, left: 0 });
    expect(await readBooks(db, first)).toMatchObject({
      orders: ['Delivered Refunded', 'Cancelled Pending'],
      payments: ['Failed 0', 'Refunded 2000'],
    });
  });

  test('is refunded by order: the full refund of one leaves the other paid', async () => {
    const { first, second, shopper } = await buildPurchase();
    for (const id of [first, second]) await deliver(id);
    const received = clock.now().toISOString();
    clock.advance(3600);
    await refundOrderAsOperator(operating, { orderId: first, part: undefined });
    expect(await orderOf(shopper, first)).toMatchObject({ payment_status: 'Refunded', payment: { paid_at: received } });
    expect(await orderOf(shopper, second)).toMatchObject({ payment_status: 'Paid', payment: { paid_at: received } });
    expect(await readBooks(db, first)).toMatchObject({
      orders: ['Delivered Refunded', 'Delivered Paid'],
      payments: ['Paid 1000', 'Refunded 2000'],
    });
    await expect(refundOrderAsOperator(operating, { orderId: first, part: 1 })).rejects.toThrow('refunded in full already');
    await expect(refundOrderAsOperator(operating, { orderId: second, part: 1001 })).rejects.toThrow('Only 10');
    await refundOrderAsOperator(operating, { orderId: second, part: 1000 });
    expect(await readBooks(db, first)).toMatchObject({ payments: ['Refunded 1000', 'Refunded 2000'] });
  });

  test('of three: one delivered, one cancelled, the last delivered', async () => {
    const { first, second, last, shopper } = await buildPurchase({ third: true });
    await deliver(first);
    await cancel(second);
    expect(await readBooks(db, first)).toMatchObject({ payments: ['Pending 600', 'Paid 2000'] });
    await deliver(last);
    expect(await readBooks(db, first)).toMatchObject({
      orders: ['Delivered Paid', 'Cancelled Pending', 'Delivered Paid'],
      payments: ['Paid 600', 'Paid 2000'],
    });
    expect(await orderOf(shopper, second)).toMatchObject({ status: 'Cancelled', payment: { paid_at: null } });
  });

  test('is due no more when the last order that is left is cancelled', async () => {
    const { first, second } = await buildPurchase();
    await cancel(first);
    await cancel(second);
    expect(await readBooks(db, first)).toMatchObject({ orders: ['Cancelled Pending', 'Cancelled Pending'], payments: ['Failed 0'] });
  });

  test('an order without a price is paid with its delivery, also after the others were cancelled', async () => {
    const shopper = await buildShopper(db);
    const [free, dear] = [await buildProduct(db, { price: 500 }), await buildProduct(db, { price: 700 })];
    for (const product of [free, dear]) await fillCart(db, shopper, product, 1);
    const voucher = await buildVoucher(db, { shop_id: free.shop_id, discount_type: 'Amount', discount: 500 });
    const basket = { shopper, shopIds: [free.shop_id, dear.shop_id], payable: 7 };
    const [first, second] = readPlaced(await orderBasket(call, basket, { coupon_code: voucher.code })).orders.map(({ id }) => id);
    await cancel(second ?? 0);
    expect(await readBooks(db, first ?? 0)).toMatchObject({ payments: ['Pending 0'] });
    await deliver(first ?? 0);
    expect(await readBooks(db, first ?? 0)).toMatchObject({ orders: ['Delivered Paid', 'Cancelled Pending'], payments: ['Paid 0'] });
  });

  test('shows the operator the payment of each order with its own amount', async () => {
    const { first, second } = await buildPurchase();
    await deliver(first);
    const paymentsOf = async (orderId: number) => {
      const { rows } = await pool.query<{ row: string }>(
        `select y.status || ' ' || y.amount as row from payment_orders c join payments y on y.id = c.payment_id where c.order_id = $1`,
        [orderId],
      );
      return rows.map(({ row }) => row);
    };
    expect(await paymentsOf(first)).toEqual(['Paid 2000']);
    expect(await paymentsOf(second)).toEqual(['Pending 1000']);
  });

  test('is settled in the statement of each shop on its own', async () => {
    const [one, other] = [await buildSeller(db), await buildSeller(db)];
    const shopper = await buildShopper(db);
    for (const { shop_id } of [one, other]) await fillCart(db, shopper, await buildProduct(db, { shop_id, price: 1000 }), 2);
    const basket = { shopper, shopIds: [one.shop_id, other.shop_id], payable: 40 };
    const [first = 0] = readPlaced(await orderBasket(call, basket)).orders.map(({ id }) => id);
    await deliver(first);
    await refundLines(operating, {
      orderId: first,
      lines: [{ line_id: await lineOf(first), quantity: 1 }],
      delivery: false,
      restock: false,
    });
    const month = clock.now().toISOString().slice(0, 7);
    const totalsOf = async ({ headers }: { headers: Record<string, string> }) =>
      Statement.parse((await call('GET', `/seller/statement?month=${month}`, { headers })).body.data).totals;
    expect(await totalsOf(one)).toMatchObject({ paid: 20, refunded: 10, commission: 2, reversed_commission: 1, cash: 10, due: -1.2 });
    expect(await totalsOf(other)).toMatchObject({ paid: 20, refunded: 0, commission: 2, reversed_commission: 0, cash: 20, due: -2.4 });
  });
});

describe('at the same time', () => {
  const rounds = Array.from({ length: 8 }, (_, round) => round);
  const ready = async () => {
    const purchase = await buildPurchase();
    for (const orderId of [purchase.first, purchase.second])
      for (const status of ['Confirm', 'On The Way'] as const) await moveOrder(operating, { orderId, status, note: null });
    return purchase;
  };
  const hand = (orderId: number) => moveOrder(operating, { orderId, status: 'Delivered', note: null });

  test('both orders are delivered: each is paid once', { timeout: 60_000 }, async () => {
    for (const _ of rounds) {
      const { first, second } = await ready();
      await Promise.all([hand(first), hand(second)]);
      const { orders, payments } = await readBooks(db, first);
      expect(orders).toEqual(['Delivered Paid', 'Delivered Paid']);
      expect(payments.toSorted()).toEqual(['Paid 1000', 'Paid 2000']);
    }
  });

  test('one order is delivered by many: its cash is received once', { timeout: 60_000 }, async () => {
    for (const _ of rounds) {
      const { first } = await ready();
      const moved = await Promise.allSettled(Array.from({ length: 5 }, () => hand(first)));
      expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await readBooks(db, first)).payments).toEqual(['Pending 1000', 'Paid 2000']);
    }
  });

  test('one order is delivered and the other cancelled: the one is paid, and nothing is due', { timeout: 60_000 }, async () => {
    for (const _ of rounds) {
      const { first, second } = await ready();
      await Promise.all([hand(first), cancel(second)]);
      const { orders, payments } = await readBooks(db, first);
      expect(orders).toEqual(['Delivered Paid', 'Cancelled Pending']);
      expect([['Paid 2000'], ['Failed 0', 'Paid 2000']]).toContainEqual(payments);
    }
  });

  test('a delivery that fails before its commit leaves the cash due', async () => {
    const { first } = await ready();
    const before = await readBooks(db, first);
    const now = clock.now();
    const failing = inTransaction(db, async (transaction) => {
      const order = await lockOrderAndPurchase(transaction, { orderId: first });
      await moveLockedOrder(transaction, order, { status: 'Delivered', note: null, now });
      await collectCash(transaction, order, now);
      throw new Error('The connection was lost');
    });
    await expect(failing).rejects.toThrow('The connection was lost');
    expect(await readBooks(db, first)).toEqual(before);
  });
});

describe('the database refuses', () => {
  test.each([
    ['a second payment of an order in cash', "'cash', 2000, 'USD', 'Paid', now(), id", 'payments_one_success'],
    ['an order of a payment at a gateway', "'demo', 2000, 'USD', 'Paid', now(), id", 'payments_split_order_id_limit_check'],
  ])('%s', async (_what, values, constraint) => {
    const { first } = await buildPurchase();
    await deliver(first);
    const insert = `insert into payments (purchase_id, gateway, amount, currency, status, settled_at, split_order_id)
      select purchase_id, ${values} from orders where id = ${first}`;
    await expect(pool.query(insert)).rejects.toMatchObject({ constraint });
  });

  test('a second payment of the rest of a purchase', async () => {
    const { first, second } = await buildPurchase();
    for (const id of [first, second]) await deliver(id);
    const insert = `insert into payments (purchase_id, gateway, amount, currency, status)
      select purchase_id, 'cash', 1000, 'USD', 'Paid' from orders where id = ${first}`;
    await expect(pool.query(insert)).rejects.toMatchObject({ constraint: 'payments_one_success' });
  });
});
