import { beforeAll, describe, expect, test } from 'vitest';
import { type DatabaseClock, openDatabaseClock } from '../../src/platform/clock/clock.ts';
import { createAnotherApp } from '../another-app.ts';
import { fillCart, newKey } from '../builders/basket.ts';
import { buildFlashSale, buildProduct, buildVoucher } from '../builders/goods.ts';
import { buildOnlineOrder, offerGateways, readBooks } from '../builders/online-order.ts';
import { buildPerson } from '../builders/person.ts';
import { buildShopper } from '../builders/shopper.ts';
import { useTestApp } from '../test-app.ts';

// Two processes on one database: the first has the right time, the machine of the second is ten minutes fast, or far slow.
const env = { APP_SECRET: 'a secret that both processes have been given' };
const testApp = await useTestApp({ env, poolSize: 20 });
const { database, call } = testApp;
const { db } = database;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

let clock: DatabaseClock;
const machine = { ahead: 0 };

describe.each([
  ['ten minutes fast', 600_000],
  ['ten minutes slow', -600_000],
  ['fast, and set back by an hour meanwhile', 600_000, -3_600_000],
])('a process on a machine that is %s', (_machine, ahead, step = 0) => {
  let other: Awaited<ReturnType<typeof createAnotherApp>>;
  beforeAll(async () => {
    machine.ahead = ahead;
    clock = await openDatabaseClock(database.pool, { monotonic: () => performance.now(), wall: () => Date.now() + machine.ahead });
    other = await createAnotherApp(database, clock, { env });
    machine.ahead += step;
    return () => other.close();
  });

  test('cancels no order that still may be paid, and one whose time is over', async () => {
    await offerGateways(db, 'demo');
    const [waiting, late] = [await buildOnlineOrder(testApp, { gateway: 'demo' }), await buildOnlineOrder(testApp, { gateway: 'demo' })];
    await setExpiry(waiting.orderId, minutes(5));
    await setExpiry(late.orderId, minutes(-5));
    await other.runJob('expire-unpaid');
    expect(await readBooks(db, waiting.orderId)).toMatchObject({ orders: ['Pending Pending'], isAwaited: true });
    expect(await readBooks(db, late.orderId)).toMatchObject({ orders: ['Cancelled Failed'], isAwaited: false });
  });

  test('sells neither at a future price nor at one that is over, and takes no voucher before or after its time', async () => {
    const shopper = await buildShopper(db);
    const product = await buildProduct(db);
    await buildFlashSale(db, { product_id: product.id, price: 100, quantity: 5, starts_at: minutes(5), ends_at: minutes(60) });
    await buildFlashSale(db, { product_id: product.id, price: 200, quantity: 5, starts_at: minutes(-60), ends_at: minutes(-5) });
    const early = await buildVoucher(db, { shop_id: product.shop_id, starts_at: minutes(5), ends_at: minutes(60) });
    const over = await buildVoucher(db, { shop_id: product.shop_id, starts_at: minutes(-60), ends_at: minutes(-5) });
    await fillCart(db, shopper, product, 1);
    const body = { shop_ids: [product.shop_id], address_id: shopper.address_id, payment_method: 'cash', payable_amount: 10 };
    for (const { code } of [early, over]) {
      expect((await other.post('/place-order', { ...body, voucher: code }, shopper.token, newKey())).status).toBe(422);
    }
    expect((await other.post('/place-order', body, shopper.token, newKey())).status).toBe(201);
  });

  test('takes a code within its time and refuses one after it', async () => {
    for (const [age, status] of [
      [4, 200],
      [6, 422],
    ] as const) {
      const id = await buildPerson(db, {});
      const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', id).executeTakeFirstOrThrow();
      const sent = await call('POST', '/send-login-otp', { body: { phone: phone_full } });
      await makeOlder(String(phone_full), age);
      const answer = await other.post('/login', { phone: phone_full, otp: sent.body.data?.otp });
      expect([age, answer.status]).toEqual([age, status]);
    }
  });

  test('ends no session before its time, and gives a repeated request the first answer', async () => {
    const { basketBody, token } = await newBasket();
    const key = newKey();
    const first = await other.post('/place-order', basketBody, token, key);
    const again = await call('POST', '/place-order', { token, headers: { 'idempotency-key': key }, body: basketBody });
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    await db
      .updateTable('idempotency')
      .set({ created_at: minutes(5 - 24 * 60) })
      .where('key', '=', key)
      .execute();
    await db
      .updateTable('sessions')
      .set({ expires_at: minutes(5) })
      .execute();
    await other.runJob('forget-answers');
    await other.runJob('forget-ended-sign-ins');
    expect((await other.post('/place-order', basketBody, token, key)).body).toEqual(first.body);
  });

  test('sends pages the time of the database', async () => {
    const { headers } = await other.inject({ url: '/api/settings', headers: { 'accept-language': 'en' } });
    const sent = Number(/^now;desc="(\d+)"$/.exec(String(headers['server-timing']))?.[1]);
    expect(Math.abs(sent - Date.now())).toBeLessThan(1000);
    expect(Math.abs(Date.parse(String(headers.date)) - Date.now())).toBeLessThan(2000);
  });
});

async function setExpiry(orderId: number, expires_at: Date): Promise<void> {
  const { purchase_id } = await db.selectFrom('orders').select('purchase_id').where('id', '=', orderId).executeTakeFirstOrThrow();
  await db.updateTable('purchases').set({ expires_at }).where('id', '=', purchase_id).execute();
}

async function makeOlder(phone: string, age: number): Promise<void> {
  await db
    .updateTable('codes')
    .set({ expires_at: minutes(5 - age), created_at: minutes(-age) })
    .where('destination', 'like', `%${phone.slice(-9)}`)
    .execute();
}

async function newBasket() {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db);
  await fillCart(db, shopper, product, 1);
  const basketBody = { shop_ids: [product.shop_id], address_id: shopper.address_id, payment_method: 'cash', payable_amount: 10 };
  return { basketBody, token: shopper.token };
}
