import { describe, expect, test } from 'vitest';
import { orderBasket } from '../../../test/builders/basket.ts';
import { buildVoucher } from '../../../test/builders/goods.ts';
import { buildOnlineOrder, readBooks, readPlaced } from '../../../test/builders/online-order.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useStripeMarketplace } from '../../../test/use-stripe-marketplace.ts';

const marketplace = await useStripeMarketplace();
const { stripe, call, database, clock, lastSession, sendPaidWebhook, orderOf, payAgain, cancel, runJobs, messages } = marketplace;
const { db } = database;

const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
const paidOnce = { orders: ['Pending Paid'], payments: ['Paid 2000'], refunds: [], isAwaited: false };

describe('paying at Stripe', () => {
  test('[cart-14] an order waits for its payment; the signed message alone makes it paid', async () => {
    const placed = await buildOnlineOrder(marketplace, { prices: [1000, 350] });
    const session = lastSession();
    expect(placed.url).toBe(session.url);
    expect(session).toMatchObject({
      amount_total: 2700,
      currency: 'usd',
      success_url: `http://localhost:80/order-confirm/${placed.orderId}`,
      cancel_url: `http://localhost:80/order-confirm/${placed.orderId}?payment=cancelled`,
      expires_at: Math.floor(clock.now().getTime() / 1000) + 3600,
    });
    const awaited = { payment_status: 'Pending', can_pay: true, payment: { method: 'stripe', pay_until: inSeconds(3600), refund: null } };
    expect(await orderOf(placed)).toMatchObject(awaited);
    // The shopper returns before Stripe sends an event: that means nothing.
    stripe.pay(session);
    expect(await orderOf(placed)).toMatchObject(awaited);
    expect(await sendPaidWebhook(session)).toBe(200);
    const books = { orders: ['Pending Paid', 'Pending Paid'], payments: ['Paid 2700'], refunds: [], isAwaited: false };
    expect(await readBooks(db, placed.orderId)).toEqual(books);
    expect(await orderOf(placed)).toMatchObject({ can_pay: false, payment: { status: 'Paid', paid_at: inSeconds(0), pay_until: null } });
    const list = await call('GET', '/orders', { token: placed.shopper.token });
    expect(list.body.data).toMatchObject({ orders: [{ payment_status: 'Paid', can_pay: false }, { payment_status: 'Paid' }] });
    await runJobs();
    expect(marketplace.messages.filter(({ text }) => text.includes('27.00')).length).toBeGreaterThan(0);
  });

  test('[cart-14] a page is opened once, and again once its time is over', async () => {
    const placed = await buildOnlineOrder(marketplace);
    const first = lastSession();
    expect(await payAgain(placed)).toMatchObject({ status: 200, body: { data: { order_payment_url: first.url } } });
    clock.advance(3550);
    const answer = await payAgain(placed);
    expect(lastSession().id).not.toBe(first.id);
    expect(answer.body.data).toEqual({ order_payment_url: lastSession().url });
    await runJobs();
    expect(first.status).toBe('expired');
    await sendPaidWebhook(lastSession());
    expect(await readBooks(db, placed.orderId)).toEqual({ ...paidOnce, payments: ['Failed 2000', 'Paid 2000'] });
    expect(await payAgain(placed)).toMatchObject({ status: 409, body: { message: 'Payment is no longer possible' } });
  });

  test('[cart-14] another gateway can be taken instead, and the first page is closed', async () => {
    const placed = await buildOnlineOrder(marketplace);
    const answer = await payAgain(placed, 'demo');
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { order_payment_url: expect.stringMatching(/\/demo-payment\/[\w-]{36}$/) } },
    });
    await runJobs();
    expect(lastSession().status).toBe('expired');
    expect(await readBooks(db, placed.orderId)).toMatchObject({ payments: ['Failed 2000', 'Pending 2000'], isAwaited: true });
  });

  test('[cart-14] an attempt that expired at Stripe can be paid again', async () => {
    const placed = await buildOnlineOrder(marketplace);
    const session = Object.assign(lastSession(), { status: 'expired' });
    await marketplace.sendWebhook(stripe.event('checkout.session.expired', session, { at: clock.now() }));
    expect(await orderOf(placed)).toMatchObject({ payment_status: 'Failed', can_pay: true });
    expect(await payAgain(placed)).toMatchObject({ status: 200 });
    expect(await orderOf(placed)).toMatchObject({ payment_status: 'Pending' });
    await sendPaidWebhook(lastSession());
    expect(await orderOf(placed)).toMatchObject({ payment_status: 'Paid' });
  });

  test('what vouchers pay whole is paid without a gateway, and no message speaks of money', async () => {
    const { shopper, products, basket } = await buildOnlineOrder(marketplace);
    const shop_id = products[0]?.shop_id ?? 0;
    const { code } = await buildVoucher(db, { shop_id, discount_type: 'Amount', discount: 9999 });
    const asked = stripe.asked.length;
    await call('POST', '/cart/store', { token: shopper.token, body: { product_id: products[0]?.id, quantity: 1 } });
    const answer = await orderBasket(call, { ...basket, payable: 0 }, { payment_method: 'stripe', coupon_code: code });
    const placed = readPlaced(answer);
    expect([placed.order_payment_url, stripe.asked.length]).toEqual([null, asked]);
    const orderId = placed.orders[0]?.id ?? 0;
    await runJobs();
    expect(await readBooks(db, orderId)).toEqual({ ...paidOnce, payments: ['Paid 0'] });
    expect(await call('POST', '/orders/cancel', { token: shopper.token, body: { order_id: orderId, reason: 'No' } })).toMatchObject({
      status: 200,
      body: { data: { order: { payment_status: 'Refunded' } } },
    });
    await runJobs();
    const { code: name } = await db.selectFrom('orders').select('code').where('id', '=', orderId).executeTakeFirstOrThrow();
    const received = messages.filter(({ text }) => text.includes(name));
    expect(received.map(({ letter }) => letter?.paragraphs[1])).toEqual([
      expect.stringMatching(/^We received your order /),
      expect.stringMatching(/ has been cancelled\.$/),
    ]);
    expect(JSON.stringify(received.map(({ subject, text, letter }) => [subject, text, letter?.paragraphs]))).not.toContain('$');
  });
});

describe('a cancelled order', () => {
  test('[cart-14] that is paid has its share given back, and the others stay paid', async () => {
    const placed = await buildOnlineOrder(marketplace, { prices: [1000, 350] });
    await sendPaidWebhook(lastSession());
    expect(await cancel(placed, placed.orderId)).toMatchObject({
      status: 200,
      body: { data: { order: { payment_status: 'Refunded', payment: { refund: { amount: 20, status: 'Pending', at: null } } } } },
    });
    expect(stripe.refunds).toEqual([]);
    await runJobs();
    const [refund] = stripe.refunds.splice(0);
    expect(refund).toMatchObject({ amount: 2000, payment_intent: lastSession().payment_intent });
    expect(await orderOf(placed)).toMatchObject({ payment: { refund: { status: 'Done', at: inSeconds(0) } } });
    expect(await readBooks(db, placed.orderId)).toMatchObject({ orders: ['Cancelled Refunded', 'Pending Paid'], payments: ['Paid 2700'] });
    await cancel(placed, placed.orderIds[1] ?? 0);
    await runJobs();
    expect(stripe.refunds.splice(0)).toMatchObject([{ amount: 700 }]);
    expect(await readBooks(db, placed.orderId)).toMatchObject({ payments: ['Refunded 2700'], refunds: ['Done 2000', 'Done 700'] });
  });

  test('that is not paid closes its page, and the rest is requested again', async () => {
    const placed = await buildOnlineOrder(marketplace, { prices: [1000, 350] });
    const first = lastSession();
    await cancel(placed, placed.orderId);
    await runJobs();
    expect(first.status).toBe('expired');
    const rest = { shopper: placed.shopper, orderId: placed.orderIds[1] ?? 0 };
    expect(await payAgain(rest)).toMatchObject({ status: 200 });
    expect(lastSession()).toMatchObject({ amount_total: 700 });
    await sendPaidWebhook(lastSession());
    expect(await readBooks(db, placed.orderId)).toEqual({
      orders: ['Cancelled Pending', 'Pending Paid'],
      payments: ['Failed 2700', 'Paid 700'],
      refunds: [],
      isAwaited: false,
    });
  });

  test('whose page was paid meanwhile has its share given back', async () => {
    const placed = await buildOnlineOrder(marketplace, { prices: [1000, 350] });
    const session = lastSession();
    await cancel(placed, placed.orderId);
    await sendPaidWebhook(session);
    await runJobs();
    expect(await readBooks(db, placed.orderId)).toEqual({
      orders: ['Cancelled Refunded', 'Pending Paid'],
      payments: ['Paid 2700'],
      refunds: ['Done 2000'],
      isAwaited: false,
    });
    expect(stripe.refunds.splice(0)).toMatchObject([{ amount: 2000 }]);
  });

  test('a refund is tried until Stripe answers, and goes out once', async () => {
    const placed = await buildOnlineOrder(marketplace);
    await sendPaidWebhook(lastSession());
    await cancel(placed, placed.orderId);
    stripe.failure = 'down';
    await expect(runJobs()).rejects.toThrow('Jobs failed');
    expect(await readBooks(db, placed.orderId)).toMatchObject({ refunds: ['Pending 2000'] });
    stripe.failure = undefined;
    // The answer is lost: Stripe has the refund, the marketplace does not know.
    await db.updateTable('refunds').set({ status: 'Pending', reference: null }).where('amount', '=', 2000).execute();
    const refund = await db.selectFrom('refunds').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const job = marketplace.app.jobs.find(({ name }) => name === 'refund-payment');
    const attempt = () => job?.perform({ refund_id: refund.id }, { log: marketplace.app.server.log, attempt: 2 });
    await attempt();
    await db.updateTable('refunds').set({ status: 'Pending' }).where('id', '=', refund.id).execute();
    await attempt();
    expect(stripe.refunds.splice(0)).toHaveLength(1);
    expect(await readBooks(db, placed.orderId)).toMatchObject({ refunds: ['Done 2000'], payments: ['Refunded 2000'] });
  });

  test('a refund whose process died is taken up again after ten minutes', async () => {
    const placed = await buildOnlineOrder(marketplace);
    await sendPaidWebhook(lastSession());
    await cancel(placed, placed.orderId);
    await database.pool.query("delete from graphile_worker._private_jobs where payload::jsonb ? 'refund_id'");
    await marketplace.runJob('ask-gateways');
    expect(stripe.refunds).toEqual([]);
    clock.advance(600);
    await marketplace.runJob('ask-gateways');
    expect(stripe.refunds.splice(0)).toHaveLength(1);
    expect(await readBooks(db, placed.orderId)).toMatchObject({ refunds: ['Done 2000'] });
  });

  test('a refund that Stripe refuses is marked to be paid by hand', async () => {
    const placed = await buildOnlineOrder(marketplace);
    await sendPaidWebhook(lastSession());
    await cancel(placed, placed.orderId);
    stripe.failure = { status: 400, body: { error: { type: 'invalid_request_error', code: 'refund_disputed_payment', message: 'No' } } };
    await runJobs();
    expect(await orderOf(placed)).toMatchObject({ payment: { refund: { status: 'Failed' } } });
  });
});

describe('while Stripe is down', () => {
  test('[cart-14] the order remains, and is paid later', async () => {
    stripe.failure = 'down';
    const placed = await buildOnlineOrder(marketplace);
    expect(placed.url).toBe(null);
    expect(await orderOf(placed)).toMatchObject({ status: 'Pending', payment_status: 'Pending', can_pay: true });
    const message = 'The payment page could not be opened. Please try again in a moment.';
    expect(await payAgain(placed)).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { message } });
    stripe.failure = { status: 401, body: { error: { type: 'invalid_request_error', message: 'No such key' } } };
    expect(await payAgain(placed)).toMatchObject({ status: 503, body: { message } });
    stripe.failure = undefined;
    expect(await payAgain(placed)).toMatchObject({ status: 200, body: { data: { order_payment_url: lastSession().url } } });
    await sendPaidWebhook(lastSession());
    expect(await readBooks(db, placed.orderId)).toEqual(paidOnce);
  });

  test('[cart-12] the same request sent again finds the orders and their page', async () => {
    stripe.failure = 'down';
    const placed = await buildOnlineOrder(marketplace);
    stripe.failure = undefined;
    const again = readPlaced(await orderBasket(call, placed.basket, { payment_method: 'stripe' }, placed.key));
    expect([again.orders[0]?.id, again.order_payment_url]).toEqual([placed.orderId, lastSession().url]);
    const once = stripe.sessions.size;
    expect(readPlaced(await orderBasket(call, placed.basket, { payment_method: 'stripe' }, placed.key))).toEqual(again);
    expect(stripe.sessions.size).toBe(once);
  });
});

describe('where an order is paid', () => {
  test('[call-03] [call-04] is returned to its owner only, and only for an offered gateway', async () => {
    const placed = await buildOnlineOrder(marketplace);
    expect(await call('GET', `/order-payment/${placed.orderId}/stripe`)).toMatchObject({ status: 401 });
    const stranger = await buildShopper(db);
    const unknown = { status: 404, body: { message: 'Order not found' } };
    expect(await payAgain({ ...placed, shopper: stranger })).toMatchObject(unknown);
    expect(await payAgain({ ...placed, orderId: 99_999_999 })).toMatchObject(unknown);
    for (const gateway of ['cash', 'paypal']) {
      const refusal = { status: 422, body: { errors: { gateway: ['This payment method is not available'] } } };
      expect(await payAgain(placed, gateway)).toMatchObject(refusal);
    }
    expect(await payAgain(placed, 'No Such')).toMatchObject({ status: 422, body: { errors: { gateway: [expect.any(String)] } } });
    await db.updateTable('payment_gateways').set({ active: false }).where('name', '=', 'stripe').execute();
    expect(await payAgain(placed)).toMatchObject({ status: 422 });
    await db.updateTable('payment_gateways').set({ active: true }).where('name', '=', 'stripe').execute();
  });

  test('cash is paid on delivery, and nowhere else', async () => {
    const placed = await buildOnlineOrder(marketplace, { gateway: 'cash' });
    expect(placed.url).toBe(null);
    expect(await orderOf(placed)).toMatchObject({ can_pay: false });
    expect(await payAgain(placed)).toMatchObject({ status: 409, body: { message: 'Payment is no longer possible' } });
  });
});
