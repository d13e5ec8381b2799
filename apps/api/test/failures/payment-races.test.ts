import { describe, expect, test } from 'vitest';
import { storePaymentPage } from '../../src/modules/payments/queries/attempts.ts';
import { orderBasket } from '../builders/basket.ts';
import { buildOnlineOrder, type OnlineOrder, readBooks, readPlaced } from '../builders/online-order.ts';
import { countWaiting, readLedger } from '../ledger.ts';
import { useStripeMarketplace } from '../use-stripe-marketplace.ts';

// Each call takes connections of its own out of forty: what is tried here really happens at the same time.
const testApp = await useStripeMarketplace({ poolSize: 40 });
const { app, stripe, call, database, clock, lastSession, sendWebhook, payAgain, cancel, runJob, runJobs } = testApp;
const { db, pool } = database;

const rounds = 12;
const placedMany = async () => {
  const many: { placed: OnlineOrder; event: ReturnType<typeof stripe.event> }[] = [];
  for (let round = 0; round < rounds; round++) {
    const placed = await buildOnlineOrder(testApp, { prices: [1000, 350] });
    many.push({ placed, event: stripe.event('checkout.session.completed', stripe.pay(lastSession()), { at: clock.now() }) });
  }
  return many;
};
/** Delivers an event as Stripe does: again until it is accepted. */
const deliverUntilAccepted = async (event: ReturnType<typeof stripe.event>) => {
  while ((await sendWebhook(event)) !== 200);
};
const deadlocks = async () => {
  const { rows } = await pool.query<{ deadlocks: number }>('select deadlocks from pg_stat_database where datname = current_database()');
  return Number(rows[0]?.deadlocks);
};
const given = () => stripe.refunds.splice(0).reduce((sum, { amount }) => sum + amount, 0);
const returned = { orders: ['Cancelled Refunded', 'Cancelled Refunded'], payments: ['Refunded 2700'], isAwaited: false };

describe('at the same time', () => {
  test('[cart-14] an event delivered five times pays once', { timeout: 180_000 }, async () => {
    const many = await placedMany();
    await Promise.all(many.flatMap(({ event }) => Array.from({ length: 5 }, () => deliverUntilAccepted(event))));
    for (const { placed } of many) {
      expect(await readBooks(db, placed.orderId)).toMatchObject({ orders: ['Pending Paid', 'Pending Paid'], payments: ['Paid 2700'] });
    }
    await runJobs();
    expect(given()).toBe(0);
  });

  test('[cart-14] a message and a cancellation of one order: paid, and its share goes back', { timeout: 180_000 }, async () => {
    const many = await placedMany();
    const [ledger, before] = [await readLedger(pool), await deadlocks()];
    const answers = await Promise.all(
      many.flatMap(({ placed, event }) => [deliverUntilAccepted(event), cancel(placed, placed.orderId).then(({ status }) => status)]),
    );
    expect(answers.filter((status) => status !== undefined)).toEqual(Array.from({ length: rounds }, () => 200));
    expect(await deadlocks()).toBe(before);
    expect(await readLedger(pool)).toEqual(ledger);
    await runJobs();
    for (const { placed } of many) {
      expect(await readBooks(db, placed.orderId)).toEqual({
        orders: ['Cancelled Refunded', 'Pending Paid'],
        payments: ['Paid 2700'],
        refunds: ['Done 2000'],
        isAwaited: false,
      });
    }
    expect(given()).toBe(rounds * 2000);
  });

  test('[cart-14] a message and the cancellation of everything: all goes back, once', { timeout: 180_000 }, async () => {
    const many = await placedMany();
    await Promise.all(
      many.flatMap(({ placed, event }) => [deliverUntilAccepted(event), ...placed.orderIds.map((id) => cancel(placed, id))]),
    );
    await runJobs();
    for (const { placed } of many) expect(await readBooks(db, placed.orderId)).toMatchObject(returned);
    expect(given()).toBe(rounds * 2700);
  });

  test('[cart-14] a message and the end of the time: paid, or all goes back', { timeout: 180_000 }, async () => {
    const many = await placedMany();
    // Stripe does not report the payment when its page is closed: only the event does.
    for (const { placed } of many) {
      await db
        .updateTable('payments')
        .set({ session: null })
        .where('id', '=', await paymentOf(placed))
        .execute();
    }
    const ledger = await readLedger(pool);
    clock.advance(3600 - 250);
    const events = many.map(({ event }) => event);
    clock.advance(250);
    const late = events.map(({ payload }) =>
      stripe.event('checkout.session.completed', JSON.parse(payload).data.object, { at: clock.now() }),
    );
    await Promise.all([...late.map(deliverUntilAccepted), runJob('expire-unpaid'), runJob('expire-unpaid')]);
    await runJobs();
    expect(await readLedger(pool)).toEqual(ledger);
    let [paid, refunded] = [0, 0];
    for (const { placed } of many) {
      const books = await readBooks(db, placed.orderId);
      if (books.payments[0] === 'Paid 2700') paid += 1;
      else refunded += 1;
      expect(books).toMatchObject(books.payments[0] === 'Paid 2700' ? { orders: ['Pending Paid', 'Pending Paid'] } : returned);
    }
    expect(paid + refunded).toBe(rounds);
    expect(given()).toBe(refunded * 2700);
  });

  test('[cart-14] two gateways are chosen at once: one page is open, the other one closed', { timeout: 180_000 }, async () => {
    const placed = await buildOnlineOrder(testApp);
    await Promise.all(Array.from({ length: 8 }, (_each, index) => payAgain(placed, index % 2 ? 'demo' : 'stripe')));
    await runJobs();
    const open = await db
      .selectFrom('payments')
      .select('gateway')
      .where('status', '=', 'Pending')
      .where('purchase_id', '=', (eb) => eb.selectFrom('orders').select('purchase_id').where('id', '=', placed.orderId))
      .execute();
    expect(open).toHaveLength(1);
    const sessions = [...stripe.sessions.values()].filter(({ success_url }) => success_url.endsWith(`/order-confirm/${placed.orderId}`));
    expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(open[0]?.gateway === 'stripe' ? 1 : 0);
  });

  test('[cart-14] an address that is stored while its attempt is cancelled belongs to a closed page', { timeout: 180_000 }, async () => {
    const placed = await buildOnlineOrder(testApp);
    const { id: session, url } = lastSession();
    if (url === null) throw new Error('The page is not open');
    const id = await paymentOf(placed);
    await db.updateTable('payments').set({ session: null, url: null }).where('id', '=', id).execute();
    const noting = await db.startTransaction().execute();
    await storePaymentPage(noting, id, { session, url, expiresAt: clock.now() });
    const elsewhere = payAgain(placed, 'demo');
    await expect.poll(() => countWaiting(pool), { timeout: 15_000 }).toBe(1);
    await noting.commit().execute();
    expect(await elsewhere).toMatchObject({ status: 200 });
    await runJobs();
    expect(stripe.sessions.get(session)).toMatchObject({ status: 'expired' });
  });

  test('[cart-12] the same order sent many times is one order with one page', { timeout: 180_000 }, async () => {
    stripe.failure = 'down';
    const placed = await buildOnlineOrder(testApp);
    stripe.failure = undefined;
    const again = () => orderBasket(call, placed.basket, { payment_method: 'stripe' }, placed.key);
    const answers = (await Promise.all(Array.from({ length: 10 }, again))).filter(({ status }) => status === 201).map(readPlaced);
    expect(new Set(answers.map(({ order_payment_url }) => order_payment_url)).size).toBe(1);
    expect(answers.every(({ orders }) => orders[0]?.id === placed.orderId)).toBe(true);
    const open = () =>
      [...stripe.sessions.values()].filter(
        ({ success_url, status }) => status === 'open' && success_url.endsWith(`/order-confirm/${placed.orderId}`),
      );
    // A job closes the other pages, so a server that ends after its answer leaves none open.
    await runJobs();
    expect(open()).toHaveLength(1);
  });
});

async function paymentOf({ orderId }: OnlineOrder): Promise<number> {
  const row = await db.selectFrom('payment_orders').select('payment_id').where('order_id', '=', orderId).executeTakeFirstOrThrow();
  return row.payment_id;
}

test('a refund is sent once, however many processes try', async () => {
  const placed = await buildOnlineOrder(testApp);
  await sendWebhook(stripe.event('checkout.session.completed', stripe.pay(lastSession()), { at: clock.now() }));
  await cancel(placed, placed.orderId);
  const { id: refund_id } = await db.selectFrom('refunds').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const job = app.jobs.find(({ name }) => name === 'refund-payment');
  await Promise.all(Array.from({ length: 6 }, () => job?.perform({ refund_id }, { log: app.server.log, attempt: 1 })));
  expect(given()).toBe(2000);
  await runJobs();
  expect(given()).toBe(0);
});
