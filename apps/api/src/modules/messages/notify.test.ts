import { afterEach, describe, expect, test } from 'vitest';
import { buildBasket, fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { payInCash } from '../../../test/builders/move-orders.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { SendFailure } from '../../integrations/messages/message-channel.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from './notify.ts';
import type { MessageCause } from './queries/messages.ts';

const { app, call, carrier, database, clock, messages, runJobs } = await useTestApp({ env: { PUBLIC_URL: 'https://marketplace.example' } });
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
await db
  .insertInto('languages')
  .values([
    { name: 'ar', title: 'العربية', direction: 'rtl' },
    { name: 'ir', title: 'فارسی', direction: 'rtl' },
  ])
  .execute();
afterEach(() => {
  carrier.failure = undefined;
  messages.splice(0);
});

const notifyOf = (cause: MessageCause) => inTransaction(db, (transaction) => notify(transaction, cause, clock.now()));
const statusOf = async (kind: MessageCause['kind'], personId: number) =>
  (await db.selectFrom('messages').select('status').where('kind', '=', kind).where('person_id', '=', personId).executeTakeFirst())?.status;

/** An order of 20.00 whose message is sent already. */
async function buildOrder() {
  const basket = await buildBasket(db);
  expect(await orderBasket(call, basket)).toMatchObject({ status: 201 });
  await runJobs();
  const order = await db.selectFrom('orders').selectAll().where('person_id', '=', basket.shopper.id).executeTakeFirstOrThrow();
  return { ...order, token: basket.shopper.token, told: messages.splice(0) };
}

describe('who orders', () => {
  test('is notified of it at once, and once', async () => {
    const { told, ...order } = await buildOrder();
    expect(told).toMatchObject([
      {
        to: expect.stringMatching(/^\+919\d{9}$/),
        locale: 'en',
        subject: `We received your order ${order.code}`,
        text: expect.stringMatching(
          new RegExp(
            `^Souk: We received your order ${order.code} from Clay & Co. You pay \\$20.00 on delivery. https://marketplace.example/order-link/[\\w-]+$`,
          ),
        ),
        letter: {
          paragraphs: [
            expect.stringMatching(/^Hello Person \d+,$/),
            `We received your order ${order.code} from Clay & Co. You pay $20.00 on delivery.`,
          ],
          rows: [{ label: `Order ${order.code}`, value: 'Clay & Co · $20.00' }],
          link: { label: 'View your order', url: expect.stringMatching(/^https:\/\/marketplace\.example\/order-link\/[\w-]+$/) },
        },
      },
    ]);
    await notifyOf({ kind: 'order-placed', purchase_id: order.purchase_id });
    await runJobs();
    expect(messages).toEqual([]);
  });

  test('from several shops is notified of all in one message', async () => {
    const shopper = await buildShopper(db);
    const [bowl, cup] = [await buildProduct(db), await buildProduct(db, { price: 550 })];
    for (const product of [bowl, cup]) await fillCart(db, shopper, product);
    await orderBasket(call, { shopper, shopIds: [bowl.shop_id, cup.shop_id], payable: 15.5 });
    await runJobs();
    const codes = (await db.selectFrom('orders').select('code').where('person_id', '=', shopper.id).orderBy('id').execute()).map(
      ({ code }) => code,
    );
    expect(messages.map(({ text }) => text.replace(/order-link\/p[\w-]+$/, 'order-link/TOKEN'))).toEqual([
      `Souk: We received your orders ${codes.join(' · ')}. You pay $15.50 on delivery. https://marketplace.example/order-link/TOKEN`,
    ]);
  });

  test('and is refused gets no message', async () => {
    const basket = await buildBasket(db);
    expect(await orderBasket(call, { ...basket, payable: 1 })).toMatchObject({ status: 409 });
    await runJobs();
    expect(messages).toEqual([]);
  });

  test('and cancels before the message is sent is notified of the cancellation only', async () => {
    const basket = await buildBasket(db);
    await orderBasket(call, basket);
    const { id } = await db.selectFrom('orders').select('id').where('person_id', '=', basket.shopper.id).executeTakeFirstOrThrow();
    await call('POST', '/orders/cancel', { token: basket.shopper.token, body: { order_id: id, reason: 'Changed my mind' } });
    await runJobs();
    expect(messages.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your order SK-\w+ has been cancelled$/)]);
    expect(await statusOf('order-placed', basket.shopper.id)).toBe('outdated');
  });
});

describe('each occasion', () => {
  test.each<[string, string, string[]]>([
    [
      'en',
      'Souk: ',
      [
        'We received $20.00 for your order CODE. Thank you. https://marketplace.example/order-link/TOKEN',
        'Your order CODE from Clay & Co is on its way. https://marketplace.example/order-link/TOKEN',
        'Your order CODE from Clay & Co has been delivered. https://marketplace.example/order-link/TOKEN',
        'You have a new reply to your ticket NUMBER. https://marketplace.example/support-ticket/NUMBER',
        'Your plan Neighbour is valid until December 24, 2026. https://marketplace.example/my-subscription',
      ],
    ],
    [
      'ar',
      'Souk: ',
      [
        'استلمنا $20.00 عن طلبك CODE. شكرًا لك. https://marketplace.example/order-link/TOKEN',
        'طلبك CODE من طين في الطريق إليك. https://marketplace.example/order-link/TOKEN',
        'تم توصيل طلبك CODE من طين. https://marketplace.example/order-link/TOKEN',
        'وصل رد جديد على تذكرتك NUMBER. https://marketplace.example/support-ticket/NUMBER',
        'باقتك ابن الحي سارية حتى 24 ديسمبر 2026. https://marketplace.example/my-subscription',
      ],
    ],
    [
      'ir',
      'Souk: ',
      [
        '$۲۰٫۰۰ برای سفارش CODE شما دریافت شد. سپاس از شما. https://marketplace.example/order-link/TOKEN',
        'سفارش CODE شما از Clay & Co در راه است. https://marketplace.example/order-link/TOKEN',
        'سفارش CODE شما از Clay & Co تحویل شد. https://marketplace.example/order-link/TOKEN',
        'به تیکت NUMBER شما پاسخ تازه‌ای داده شد. https://marketplace.example/support-ticket/NUMBER',
        'طرح Neighbour شما تا ۳ دی ۱۴۰۵ اعتبار دارد. https://marketplace.example/my-subscription',
      ],
    ],
  ])('is notified in the person’s language: %s', async (locale, name, texts) => {
    const { id, code, purchase_id, person_id } = await buildOrder();
    await db.updateTable('people').set({ locale }).where('id', '=', person_id).execute();
    await payInCash(db, id);
    const { ticket_number, message_id } = await buildTicketMessage(db, { person_id });
    const subscription_id = await buildSubscription(person_id);
    await notifyOf({ kind: 'order-paid', purchase_id });
    await notifyOf({ kind: 'order-shipped', order_id: id });
    await notifyOf({ kind: 'order-shipped', order_id: id });
    await notifyOf({ kind: 'order-delivered', order_id: id });
    await notifyOf({ kind: 'ticket-answered', ticket_message_id: message_id });
    await notifyOf({ kind: 'plan-bought', subscription_id });
    await runJobs();
    const isolates = /[\u2068\u2069]/g;
    const known = (text: string) =>
      text
        .replaceAll(isolates, '')
        .replaceAll(code, 'CODE')
        .replaceAll(ticket_number, 'NUMBER')
        .replace(/order-link\/[\w-]+/, 'order-link/TOKEN');
    expect(messages.map(({ text }) => known(text))).toEqual(texts.map((text) => `${name}${text}`));
    expect(messages.every(({ subject, text }) => /\u2068.*\u2069/.test(`${subject}${text}`) === (locale !== 'en'))).toBe(true);
  });

  test('without news for the person sends nothing: their own message, the payment of a plan', async () => {
    const { id: person_id } = await buildShopper(db);
    const { message_id } = await buildTicketMessage(db, { person_id, from_shopper: true });
    const plan = { person_id, kind: 'plan', payment_method: 'cash', payable_amount: 3900, currency: 'USD' };
    const { id: purchase_id } = await db.insertInto('purchases').values(plan).returning('id').executeTakeFirstOrThrow();
    await notifyOf({ kind: 'ticket-answered', ticket_message_id: message_id });
    await notifyOf({ kind: 'order-paid', purchase_id });
    await runJobs();
    expect(messages).toEqual([]);
  });

  test('of a refund contains the refunded amount', async () => {
    const { id } = await buildOrder();
    await db.updateTable('orders').set({ status: 'Cancelled', payment_status: 'Refunded' }).where('id', '=', id).execute();
    await notifyOf({ kind: 'order-cancelled', order_id: id });
    await runJobs();
    expect(messages.map(({ text }) => text)).toEqual([
      expect.stringContaining('has been cancelled. Your payment of $20.00 will be refunded.'),
    ]);
  });
});

test('the language is the one of the last order', async () => {
  await db
    .insertInto('content_versions')
    .values({ tag: 'settings' })
    .onConflict((conflict) => conflict.column('tag').doUpdateSet({ version: 99 }))
    .execute();
  await expect.poll(async () => (await call('GET', '/texts/xx', { locale: 'ar' })).body.message).toMatch(/\p{Script=Arabic}/u);
  const basket = await buildBasket(db);
  const body = { shop_ids: basket.shopIds, address_id: basket.shopper.address_id, payment_method: 'cash', payable_amount: 20 };
  await call('POST', '/place-order', { token: basket.shopper.token, locale: 'ar', headers: { 'idempotency-key': 'in-arabic' }, body });
  await runJobs();
  expect(messages).toMatchObject([{ locale: 'ar', subject: expect.stringMatching(/^استلمنا طلبك/) }]);
});

describe('a message goes', () => {
  test('to the mailbox of who has no verified number, and nowhere without either', async () => {
    const { id, person_id } = await buildOrder();
    await db.updateTable('people').set({ phone_verified_at: null, email: 'asha@mail.example' }).where('id', '=', person_id).execute();
    await notifyOf({ kind: 'order-delivered', order_id: id });
    await runJobs();
    expect(await statusOf('order-delivered', person_id)).toBe('unreachable');
    await db.updateTable('people').set({ email_verified_at: new Date() }).where('id', '=', person_id).execute();
    await notifyOf({ kind: 'order-shipped', order_id: id });
    await runJobs();
    expect(messages.map(({ to }) => to)).toEqual(['asha@mail.example']);
  });

  test('to nobody whose account is erased', async () => {
    const { id, person_id } = await buildOrder();
    await db.updateTable('people').set({ erased_at: new Date() }).where('id', '=', person_id).execute();
    await notifyOf({ kind: 'order-delivered', order_id: id });
    await runJobs();
    expect([messages, await statusOf('order-delivered', person_id)]).toEqual([[], 'outdated']);
  });
});

describe('a message that could not be sent', () => {
  const fail = (kind: SendFailure['kind']) => new SendFailure('no', { kind, about: 'channel' });
  async function deliver(kind: SendFailure['kind'], attempt = 1) {
    const { id, person_id } = await buildOrder();
    const { id: message_id } = await insertWaiting(id, person_id);
    carrier.failure = fail(kind);
    const outcome = await runOnce(message_id, attempt);
    carrier.failure = undefined;
    const first = await statusOf('order-delivered', person_id);
    expect(await runOnce(message_id, attempt)).toBe(outcome);
    // Where the way is out, nothing is tried before half a minute has passed.
    expect([messages, await statusOf('order-delivered', person_id)]).toEqual([[], first]);
    clock.advance(31);
    await runOnce(message_id, attempt + 1);
    return { outcome, first, second: await statusOf('order-delivered', person_id), sent: messages.length };
  }

  test('for now is tried again', async () => {
    expect(await deliver('temporary')).toEqual({ outcome: 'again', first: 'waiting', second: 'sent', sent: 1 });
  });

  test('has the medium that failed last, also while nothing is tried because the way is out', async () => {
    const { id, person_id } = await buildOrder();
    const { id: message_id } = await insertWaiting(id, person_id);
    carrier.failure = Object.assign(fail('temporary'), { medium: 'sms' as const });
    const mediumOf = async () =>
      (await db.selectFrom('messages').select('medium').where('id', '=', message_id).executeTakeFirstOrThrow()).medium;
    await runOnce(message_id, 1);
    const failed = await mediumOf();
    await db.updateTable('messages').set({ medium: 'sms' }).where('id', '=', message_id).execute();
    await runOnce(message_id, 2);
    carrier.failure = undefined;
    expect([failed, await mediumOf()]).toEqual(['whatsapp', 'sms']);
    clock.advance(31);
  });

  test('for a day is given up', async () => {
    expect(await deliver('temporary', 12)).toEqual({ outcome: 'done', first: 'given-up', second: 'given-up', sent: 0 });
  });

  test('for good is not tried again', async () => {
    expect(await deliver('permanent')).toEqual({ outcome: 'done', first: 'refused', second: 'refused', sent: 0 });
  });

  test('or may have been, is not sent again', async () => {
    expect(await deliver('unclear')).toEqual({ outcome: 'done', first: 'unclear', second: 'unclear', sent: 0 });
  });

  test('because the process died at it is not sent again', async () => {
    const { id, person_id } = await buildOrder();
    const { id: message_id } = await insertWaiting(id, person_id);
    await db.updateTable('messages').set({ status: 'sending' }).where('id', '=', message_id).execute();
    expect(await runOnce(message_id, 2)).toBe('done');
    expect([messages, await statusOf('order-delivered', person_id)]).toEqual([[], 'unclear']);
  });
});

function insertWaiting(orderId: number, personId: number) {
  const message = { kind: 'order-delivered', subject_id: orderId, person_id: personId };
  return db.insertInto('messages').values(message).returning('id').executeTakeFirstOrThrow();
}

/** Runs the job as the queue does, and returns whether the queue would retry it. */
async function runOnce(message_id: number, attempt: number): Promise<'done' | 'again'> {
  const job = app.jobs.find(({ name }) => name === 'send-message');
  return (
    job?.perform({ message_id }, { log: app.server.log, attempt }).then(
      () => 'done' as const,
      () => 'again' as const,
    ) ?? 'done'
  );
}

async function buildSubscription(person_id: number): Promise<number> {
  const plan = { name: JSON.stringify({ en: 'Neighbour', ar: 'ابن الحي' }), price: 3900, duration_days: 30 };
  const { id: plan_id } = await db.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow();
  const terms = { price: 3900, discount_basis_points: 0, free_delivery: true, status: 'active', ends_at: new Date('2026-12-24T12:00:00Z') };
  const subscription = { person_id, plan_id, ...terms };
  return (await db.insertInto('subscriptions').values(subscription).returning('id').executeTakeFirstOrThrow()).id;
}
