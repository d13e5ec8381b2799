import { describe, expect, test } from 'vitest';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildFlashSale, buildProduct, buildVoucher } from '../../../test/builders/goods.ts';
import { moveOrderTo } from '../../../test/builders/move-orders.ts';
import { buildOnlineOrder, readBooks, readPlaced } from '../../../test/builders/online-order.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { readLedger } from '../../../test/ledger.ts';
import { useStripeMarketplace } from '../../../test/use-stripe-marketplace.ts';

const marketplace = await useStripeMarketplace();
const { stripe, call, database, clock, lastSession, messages, sendWebhook, sendPaidWebhook, orderOf, payAgain, runJob, runJobs } =
  marketplace;
const { db, pool } = database;

const hour = 3600;
const expired = { orders: ['Cancelled Failed'], payments: ['Failed 2000'], refunds: [], isAwaited: false };

describe('an order that is not paid in time', () => {
  test('[cart-14] releases stock, flash sale and voucher, notifies the shopper, and can be ordered again', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db, { price: 2000 });
    const voucher = await buildVoucher(db, { shop_id: product.shop_id, discount_type: 'Amount', discount: 100, usage_limit: 1 });
    const sale = await buildFlashSale(db, { product_id: product.id, price: 1000, quantity: 5 });
    await fillCart(db, shopper, product, 3);
    const ledger = await readLedger(pool);
    const basket = { shopper, shopIds: [product.shop_id], payable: 29 };
    const placed = readPlaced(await orderBasket(call, basket, { payment_method: 'stripe', coupon_code: voucher.code }));
    const order = { shopper, orderId: placed.orders[0]?.id ?? 0 };
    const left = async () => [
      await db.selectFrom('product_variants').select('stock').where('id', '=', product.variant_id).executeTakeFirst(),
      await db.selectFrom('vouchers').select('used_count').where('id', '=', voucher.id).executeTakeFirst(),
      await db.selectFrom('flash_sale_products').select('sold').where('flash_sale_id', '=', sale).executeTakeFirst(),
    ];
    expect(await left()).toEqual([{ stock: 7 }, { used_count: 1 }, { sold: 3 }]);
    clock.advance(hour - 1);
    await runJob('expire-unpaid');
    expect(await left()).toEqual([{ stock: 7 }, { used_count: 1 }, { sold: 3 }]);
    clock.advance(1);
    await runJob('expire-unpaid');
    expect(await left()).toEqual([{ stock: 10 }, { used_count: 0 }, { sold: 0 }]);
    expect(await readLedger(pool)).toEqual(ledger);
    expect(lastSession().status).toBe('expired');
    const shown = await call('GET', `/order-details?order_id=${order.orderId}`, { token: shopper.token });
    expect(shown.body.data).toMatchObject({
      order: { status: 'Cancelled', payment_status: 'Failed', can_pay: false, cancel_reason: 'It was not paid in time' },
    });
    expect(await payAgain(order)).toMatchObject({ status: 409, body: { message: 'Payment is no longer possible' } });
    const again = await call('POST', '/place-order/again', { token: shopper.token, body: { order_id: order.orderId } });
    expect(again.body.data).toMatchObject({ cart: { total: 3 } });
    expect(await orderBasket(call, basket, { payment_method: 'stripe', coupon_code: voucher.code })).toMatchObject({ status: 201 });
  });

  test('expires after the time of the setting', async () => {
    await db.updateTable('settings').set({ unpaid_minutes: 5 }).execute();
    const placed = await buildOnlineOrder(marketplace);
    await db.updateTable('settings').set({ unpaid_minutes: 60 }).execute();
    // Stripe's own pages last half an hour at least: ours is closed when the time is over.
    expect(lastSession().expires_at).toBe(Math.floor(clock.now().getTime() / 1000) + 31 * 60);
    clock.advance(300);
    expect(await orderOf(placed)).toMatchObject({ can_pay: false });
    await runJob('expire-unpaid');
    expect(await readBooks(db, placed.orderId)).toEqual(expired);
  });

  test('[cart-14] but was paid while nobody listened is paid: Stripe is asked before anything is given up', async () => {
    const placed = await buildOnlineOrder(marketplace);
    stripe.pay(lastSession());
    clock.advance(hour);
    await runJob('expire-unpaid');
    expect(await readBooks(db, placed.orderId)).toMatchObject({ orders: ['Pending Paid'], payments: ['Paid 2000'] });
  });

  test('[cart-14] and is paid all the same, too late, gets its money back', async () => {
    const placed = await buildOnlineOrder(marketplace);
    const session = lastSession();
    clock.advance(hour);
    await runJob('expire-unpaid');
    await runJobs();
    messages.splice(0);
    await sendPaidWebhook(session);
    await runJobs();
    expect(messages.map(({ text }) => text)).toEqual([
      expect.stringContaining('We received $20.00 from you, but nothing was due. We are refunding it.'),
    ]);
    expect(await readBooks(db, placed.orderId)).toEqual({
      orders: ['Cancelled Refunded'],
      payments: ['Refunded 2000'],
      refunds: ['Done 2000'],
      isAwaited: false,
    });
    expect(stripe.refunds.splice(0)).toMatchObject([{ amount: 2000, payment_intent: session.payment_intent }]);
    expect(await orderOf(placed)).toMatchObject({ status: 'Cancelled', payment: { refund: { amount: 20, status: 'Done' } } });
  });

  test('waits on while its money is under way', async () => {
    const placed = await buildOnlineOrder(marketplace);
    Object.assign(lastSession(), { status: 'complete', payment_intent: 'pi_slow' });
    clock.advance(3 * hour);
    await runJob('expire-unpaid');
    expect(await readBooks(db, placed.orderId)).toMatchObject({ orders: ['Pending Pending'], isAwaited: true });
    await sendPaidWebhook(lastSession());
    expect(await orderOf(placed)).toMatchObject({ payment_status: 'Paid' });
  });

  test('waits on while Stripe cannot be asked, but not for ever', async () => {
    const placed = await buildOnlineOrder(marketplace);
    clock.advance(hour);
    stripe.failure = 'down';
    await runJob('expire-unpaid');
    expect(await readBooks(db, placed.orderId)).toMatchObject({ orders: ['Pending Pending'], isAwaited: true });
    clock.advance(hour + 1);
    await runJob('expire-unpaid');
    expect(await readBooks(db, placed.orderId)).toEqual(expired);
  });

  test('stays where the shop has taken it on', async () => {
    const placed = await buildOnlineOrder(marketplace);
    await moveOrderTo(db, placed.orderId, 'Confirm');
    clock.advance(hour);
    await runJob('expire-unpaid');
    expect(await orderOf(placed)).toMatchObject({ status: 'Confirm', can_pay: false });
  });

  test('does not delay another one that can expire', async () => {
    const stuck = await buildOnlineOrder(marketplace);
    await db.updateTable('payments').set({ session: 'cs_broken' }).where('session', '=', lastSession().id).execute();
    const other = await buildOnlineOrder(marketplace);
    clock.advance(hour);
    await runJob('expire-unpaid');
    expect(await readBooks(db, other.orderId)).toEqual(expired);
    // A page that Stripe does not know cannot be paid.
    expect(await readBooks(db, stuck.orderId)).toEqual(expired);
  });
});

describe('a message that never came', () => {
  test('[cart-14] is asked for after two minutes', async () => {
    const paid = await buildOnlineOrder(marketplace);
    const paidSession = stripe.pay(lastSession());
    const failed = await buildOnlineOrder(marketplace);
    Object.assign(lastSession(), { status: 'expired' });
    const open = await buildOnlineOrder(marketplace);
    const asked = () => stripe.asked.filter((request) => request.startsWith('GET ')).length;
    const before = asked();
    await runJob('ask-gateways');
    expect(asked()).toBe(before);
    clock.advance(120);
    await runJob('ask-gateways');
    expect(await readBooks(db, paid.orderId)).toMatchObject({ orders: ['Pending Paid'] });
    expect(await readBooks(db, failed.orderId)).toMatchObject({ orders: ['Pending Failed'], isAwaited: true });
    expect(await readBooks(db, open.orderId)).toMatchObject({ orders: ['Pending Pending'], isAwaited: true });
    // When it comes after all, it is no news.
    expect(await sendWebhook(stripe.event('checkout.session.completed', paidSession, { at: clock.now() }))).toBe(200);
    expect(await readBooks(db, paid.orderId)).toMatchObject({ payments: ['Paid 2000'], refunds: [] });
  });

  test('is asked for again while Stripe is down', async () => {
    const placed = await buildOnlineOrder(marketplace);
    stripe.pay(lastSession());
    clock.advance(120);
    stripe.failure = 'down';
    await expect(runJob('ask-gateways')).rejects.toThrow(/failed/);
    stripe.failure = undefined;
    await runJob('ask-gateways');
    expect(await orderOf(placed)).toMatchObject({ payment_status: 'Paid' });
  });

  test('is asked for although 50 older ones never get an answer', async () => {
    const placed = await buildOnlineOrder(marketplace);
    const session = lastSession().id;
    stripe.pay(lastSession());
    clock.advance(120);
    const { purchase_id } = await db.selectFrom('payments').select('purchase_id').where('session', '=', session).executeTakeFirstOrThrow();
    const silent = Array.from({ length: 50 }, (_, index) => ({
      purchase_id,
      gateway: 'silent',
      reference: `silent-${index}`,
      amount: 1,
      currency: 'usd',
      session: `silent-${index}`,
      created_at: new Date(0),
    }));
    await db.insertInto('payments').values(silent).execute();
    await runJob('ask-gateways');
    await runJob('ask-gateways');
    await db.deleteFrom('payments').where('gateway', '=', 'silent').execute();
    expect(await orderOf(placed)).toMatchObject({ payment_status: 'Paid' });
  });
});
