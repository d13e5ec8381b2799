import { describe, expect, test } from 'vitest';
import { buildBasket, fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database, clock, messages, runJobs } = await useTestApp({ env: { APP_SECRET: 'a secret of at least thirty-two letters' } });
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
const day = 24 * 3_600_000;

/** Places an order and returns it with the token of the link in its message. */
async function placeOrder() {
  const basket = await buildBasket(db);
  expect(await orderBasket(call, basket)).toMatchObject({ status: 201 });
  const token = await receiveToken();
  const order = await db.selectFrom('orders').selectAll().where('person_id', '=', basket.shopper.id).executeTakeFirstOrThrow();
  return { ...order, shopper: basket.shopper, token };
}

/** The token in the one message that waits to be sent. */
async function receiveToken(): Promise<string> {
  await runJobs();
  const [message] = messages.splice(0);
  return /\/order-link\/([\w-]+)$/.exec(message?.text ?? '')?.[1] ?? '';
}

const open = async (token: string) => {
  const { status, body, headers } = await call('GET', `/order-links/${token}`);
  return { status, data: Object(body.data), message: body.message, cacheControl: headers['cache-control'] };
};

describe('[account-07] the link of a message', () => {
  test('opens its order without signing in, to read and nothing more', async () => {
    const { id, code, token, shopper } = await placeOrder();
    const { status, data, cacheControl } = await open(token);
    expect([status, cacheControl]).toEqual([200, 'no-store']);
    const own = await call('GET', `/order-details?order_id=${id}`, { token: shopper.token });
    const whole = { ...Object(own.body.data).order, invoice_url: null, can_cancel: false, can_review: false };
    expect(data.orders).toEqual([expect.objectContaining({ code, status: 'Pending', order: whole })]);
    expect(Object(own.body.data).order).toMatchObject({ can_cancel: true, invoice_url: expect.any(String) });
    expect(data.expires_at).toBe(new Date(Math.floor((clock.now().getTime() + 30 * day) / 1000) * 1000).toISOString());
  });

  test('opens nothing when it was changed, and not the order of somebody else', async () => {
    const [mine, other] = [await placeOrder(), await placeOrder()];
    const swapped = mine.token.replace(/^o[0-9a-z]+/, /^o[0-9a-z]+/.exec(other.token)?.[0] ?? '');
    for (const token of [swapped, `${mine.token.slice(0, -1)}!`, 'o1-zzzzzz-0123456789012345678901', 'x'.repeat(100)]) {
      expect(await open(token), token).toMatchObject({ status: 404, message: 'This link is not valid' });
    }
    expect((await open('x'.repeat(101))).status).toBe(422);
  });

  test('about a purchase from two shops opens both orders', async () => {
    const basket = await buildBasket(db);
    const other = await buildProduct(db);
    await fillCart(db, basket.shopper, other, 2);
    const both = { ...basket, shopIds: [...basket.shopIds, other.shop_id], payable: 40 };
    expect(await orderBasket(call, both)).toMatchObject({ status: 201 });
    const { data } = await open(await receiveToken());
    const orders = await db.selectFrom('orders').select('code').where('person_id', '=', basket.shopper.id).execute();
    expect(data.orders.map(({ code }: { code: string }) => code).toSorted()).toEqual(orders.map(({ code }) => code).toSorted());
    expect(orders).toHaveLength(2);
  });

  test('opens nothing after the account was erased', async () => {
    const { token, person_id } = await placeOrder();
    await db.updateTable('people').set({ erased_at: clock.now() }).where('id', '=', person_id).execute();
    expect((await open(token)).status).toBe(404);
  });

  // The clock is past the end of all sessions afterwards.
  test('shows only the status once it has expired', async () => {
    const { code, token } = await placeOrder();
    clock.advance(30 * day + 1000);
    const { status, data } = await open(token);
    expect(status).toBe(200);
    expect(data.orders).toEqual([
      {
        code,
        status: 'Pending',
        payment_status: 'Pending',
        can_pay: false,
        created_at: expect.any(String),
        cancel_reason: null,
        timeline: [{ status: 'Pending', note: null, created_at: expect.any(String) }],
        order: null,
      },
    ]);
  });
});
