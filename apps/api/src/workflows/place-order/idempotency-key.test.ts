import { afterEach, expect, test } from 'vitest';
import { type Basket, buildBasket, fillCart, newKey, orderBasket } from '../../../test/builders/basket.ts';
import type { Shopper } from '../../../test/builders/shopper.ts';
import { assertInvariants, countWaiting } from '../../../test/ledger.ts';
import { type TestAnswer, useTestApp } from '../../../test/test-app.ts';

const { call, database, clock } = await useTestApp();
const { db, pool } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
afterEach(() => assertInvariants(pool));

const order = (basket: Basket, over: object = {}, key = newKey()) => orderBasket(call, basket, over, key);
const placed = (answer: TestAnswer) => expect(answer).toMatchObject({ status: 201, body: { data: { orders: [{ status: 'Pending' }] } } });
const countOrders = async ({ id }: Shopper) => (await db.selectFrom('orders').select('id').where('person_id', '=', id).execute()).length;

test('[cart-12] a key returns the stored answer exactly, also after later changes', async () => {
  const basket = await buildBasket(db);
  const key = newKey();
  const first = await order(basket, {}, key);
  placed(first);
  await db.updateTable('products').set({ price: 5 }).where('id', '=', basket.product.id).execute();
  const again = await order(basket, {}, key);
  expect([again.status, JSON.stringify(again.body)]).toEqual([201, JSON.stringify(first.body)]);
  expect(await countOrders(basket.shopper)).toBe(1);
});

test('a key is refused while its first request is under way', async () => {
  const basket = await buildBasket(db);
  const key = newKey();
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from product_variants where id = $1 for update', [basket.product.variant_id]);
  const first = order(basket, {}, key);
  await expect.poll(() => countWaiting(pool), { timeout: 4000 }).toBe(1);
  const second = await order(basket, {}, key);
  await holder.query('rollback');
  holder.release();
  expect(second).toMatchObject({ status: 409, body: { message: 'This request is already being processed' } });
  placed(await first);
  expect(await order(basket, {}, key)).toEqual({ ...(await first), headers: expect.anything() });
});

test('a key is refused for another body', async () => {
  const basket = await buildBasket(db);
  const key = newKey();
  placed(await order(basket, {}, key));
  const answer = await order(basket, { note: 'other' }, key);
  expect(answer).toMatchObject({ status: 422, body: { errors: { 'idempotency-key': ['This key was already used for another request'] } } });
});

test('a key belongs to one person', async () => {
  const [one, other] = [await buildBasket(db), await buildBasket(db)];
  const key = newKey();
  placed(await order(one, {}, key));
  placed(await order(other, {}, key));
});

test('the key of a refused order stays free', async () => {
  const basket = await buildBasket(db);
  const key = newKey();
  expect(await order(basket, { payment_method: 'card' }, key)).toMatchObject({ status: 422 });
  placed(await order(basket, {}, key));
});

test('a key is forgotten after a day', async () => {
  const basket = await buildBasket(db);
  const key = newKey();
  placed(await order(basket, {}, key));
  clock.advance(86_400);
  await fillCart(db, basket.shopper, basket.product);
  placed(await order({ ...basket, payable: 10 }, {}, key));
  expect(await countOrders(basket.shopper)).toBe(2);
});

test.each([undefined, 'short', 'with spaces in it', 'x'.repeat(101)])('[call-04] the key %s is refused with its name', async (key) => {
  const { shopper, shopIds } = await buildBasket(db);
  const body = { shop_ids: shopIds, address_id: shopper.address_id, payment_method: 'cash', payable_amount: 20 };
  const answer = await call('POST', '/place-order', {
    token: shopper.token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  expect(answer).toMatchObject({
    status: key === undefined ? 400 : 422,
    body: { errors: { 'idempotency-key': [expect.any(String)] } },
  });
  expect(await countOrders(shopper)).toBe(0);
});
