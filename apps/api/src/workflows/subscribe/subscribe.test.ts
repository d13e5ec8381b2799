import { MySubscription, Subscription } from '@souk/contract/membership';
import type { Insertable } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { Plans } from '../../../db/schema.ts';
import { fillCart, newKey, orderBasket } from '../../../test/builders/basket.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database, clock, runJob } = await useTestApp();
const { db, pool } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
afterEach(() => assertInvariants(pool));

const day = 86_400;

async function buildPlan(over: Partial<Insertable<Plans>> = {}): Promise<number> {
  const name = JSON.stringify({ en: 'Neighbour', ar: 'ابن الحي' });
  const plan = { name, price: 3900, duration_days: 30, discount_basis_points: 1000, free_delivery: true, ...over };
  return (await db.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow()).id;
}

const buy = ({ token }: Shopper, planId: number, over: object = {}, key = newKey()) =>
  call('POST', `/plans/${planId}/purchase`, { token, headers: { 'idempotency-key': key }, body: { payment_method: 'cash', ...over } });
const mine = async ({ token }: Shopper) => MySubscription.parse((await call('GET', '/my-subscription', { token })).body.data);
const cancel = ({ token }: Shopper) => call('POST', '/my-subscription/cancel', { token });
const inDays = (days: number) => new Date(clock.now().getTime() + days * day * 1000).toISOString();

describe('buying a membership', () => {
  test('[account-06] [browse-08] by cash it runs at once, and its payment is to be collected', async () => {
    const [shopper, planId] = [await buildShopper(db), await buildPlan()];
    const answer = await buy(shopper, planId);
    expect(answer).toMatchObject({ status: 201, body: { message: 'Your membership is active', data: { payment_url: null } } });
    const subscription = Subscription.parse(answer.body.data?.subscription);
    expect(subscription).toMatchObject({
      plan: { id: planId, name: 'Neighbour' },
      status: 'active',
      price: 39,
      discount_percentage: 10,
      free_delivery: true,
      starts_at: clock.now().toISOString(),
      ends_at: inDays(30),
      saved_amount: 0,
      payment: { method: 'cash', status: 'Pending' },
    });
    expect(await mine(shopper)).toEqual({ current: subscription, pending: null, history: [] });
    const payments = await db
      .selectFrom('purchases')
      .innerJoin('payments', 'payments.purchase_id', 'purchases.id')
      .select(['kind', 'payable_amount', 'gateway', 'amount', 'status', 'payments.currency'])
      .where('person_id', '=', shopper.id)
      .execute();
    expect(payments).toEqual([{ kind: 'plan', payable_amount: 3900, gateway: 'cash', amount: 3900, status: 'Pending', currency: 'USD' }]);
  });

  test('a plan that costs nothing runs at once, without a payment', async () => {
    const [shopper, planId] = [await buildShopper(db), await buildPlan({ price: 0, duration_days: null })];
    const { token } = shopper;
    const answer = await call('POST', `/plans/${planId}/purchase`, {
      token,
      headers: { 'idempotency-key': newKey() },
      body: { payment_method: 'none' },
    });
    expect(answer).toMatchObject({ status: 201, body: { data: { subscription: { status: 'active', ends_at: null, payment: null } } } });
    expect(await db.selectFrom('purchases').select('id').where('person_id', '=', shopper.id).execute()).toEqual([]);
    expect(await buy(shopper, planId)).toMatchObject({
      status: 409,
      body: { message: 'You already have this plan, and it never expires' },
    });
  });

  test('a key buys once, and belongs to one plan', async () => {
    const [shopper, planId, other] = [await buildShopper(db), await buildPlan(), await buildPlan()];
    const key = newKey();
    const answers = await Promise.all([buy(shopper, planId, {}, key), buy(shopper, planId, {}, key)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const again = await buy(shopper, planId, {}, key);
    expect(again.body).toEqual(answers.find(({ status }) => status === 201)?.body);
    expect(await buy(shopper, other, {}, key)).toMatchObject({
      status: 422,
      body: { errors: { 'idempotency-key': [expect.any(String)] } },
    });
    expect((await mine(shopper)).history).toEqual([]);
  });

  test('the same plan continues after its remaining time, another takes its place at once', async () => {
    const [shopper, planId, other] = [await buildShopper(db), await buildPlan(), await buildPlan({ duration_days: 365 })];
    await buy(shopper, planId);
    clock.advance(10 * day);
    await buy(shopper, planId);
    expect(await mine(shopper)).toMatchObject({ current: { ends_at: inDays(50) }, history: [{ status: 'replaced', ends_at: inDays(0) }] });
    await buy(shopper, other);
    const { current, history } = await mine(shopper);
    expect(current).toMatchObject({ plan: { id: other }, ends_at: inDays(365) });
    expect(history.map(({ status }) => status)).toEqual(['replaced', 'replaced']);
  });

  test('many bought at once leave one that runs', async () => {
    const [shopper, planId] = [await buildShopper(db), await buildPlan()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy(shopper, planId)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await mine(shopper)).toMatchObject({ current: { ends_at: inDays(150) } });
  });

  test.each([
    [{ payment_method: 'demo' }, 'This payment method is not available'],
    [{ payment_method: undefined }, 'The payment method field is required'],
  ])('[call-04] %j is refused', async (over, message) => {
    const answer = await buy(await buildShopper(db), await buildPlan(), over);
    expect(answer).toMatchObject({ status: 422, body: { errors: { payment_method: [message] } } });
  });

  test('[call-03] [call-04] signed out, without a key, an unknown plan and one that is no longer sold', async () => {
    const [shopper, hidden] = [await buildShopper(db), await buildPlan({ active: false })];
    expect(await call('POST', `/plans/${hidden}/purchase`, { body: {} })).toMatchObject({ status: 401 });
    expect(await call('GET', '/my-subscription')).toMatchObject({ status: 401 });
    expect(await call('POST', `/plans/${hidden}/purchase`, { token: shopper.token, body: { payment_method: 'cash' } })).toMatchObject({
      status: 400,
      body: { errors: { 'idempotency-key': [expect.any(String)] } },
    });
    for (const id of [hidden, 99_999]) expect(await buy(shopper, id)).toMatchObject({ status: 404, body: { message: 'Plan not found' } });
  });
});

describe('a membership', () => {
  test('[account-06] counts what it takes off orders, delivery included, and not what is cancelled', async () => {
    const [shopper, planId] = [await buildShopper(db), await buildPlan()];
    const products = [await buildProduct(db), await buildProduct(db)];
    for (const { shop_id } of products) await db.insertInto('delivery_bands').values({ shop_id, from_quantity: 1, charge: 250 }).execute();
    await buy(shopper, planId);
    for (const product of products) await fillCart(db, shopper, product);
    const answer = await orderBasket(call, { shopper, shopIds: products.map(({ shop_id }) => shop_id), payable: 18 });
    expect(answer).toMatchObject({ status: 201 });
    expect((await mine(shopper)).current?.saved_amount).toBe(7);
    const [order] = await db.selectFrom('orders').select('id').where('person_id', '=', shopper.id).execute();
    const shown = await call('GET', `/order-details?order_id=${order?.id}`, { token: shopper.token });
    expect(shown.body.data).toMatchObject({
      order: { amounts: { membership_discount_amount: 1, membership_delivery_saved: 2.5, delivery_charge: 0 } },
    });
    await call('POST', '/orders/cancel', { token: shopper.token, body: { order_id: order?.id, reason: 'No' } });
    expect((await mine(shopper)).current?.saved_amount).toBe(3.5);
  });

  test('ends on time, before its row is updated', async () => {
    const [shopper, planId] = [await buildShopper(db), await buildPlan()];
    await buy(shopper, planId);
    clock.advance(30 * day);
    expect(await mine(shopper)).toMatchObject({ current: null, history: [{ status: 'expired' }] });
    const statusOf = () => db.selectFrom('subscriptions').select('status').where('person_id', '=', shopper.id).execute();
    expect(await statusOf()).toEqual([{ status: 'active' }]);
    await runJob('expire-subscriptions');
    expect(await statusOf()).toEqual([{ status: 'expired' }]);
    await buy(shopper, planId);
    expect((await mine(shopper)).current?.ends_at).toBe(inDays(30));
  });

  test('is cancelled at once, and only once', async () => {
    const [shopper, planId] = [await buildShopper(db), await buildPlan()];
    expect(await cancel(shopper)).toMatchObject({ status: 409, body: { message: 'You have no active membership' } });
    await buy(shopper, planId);
    expect(await cancel(shopper)).toMatchObject({
      status: 200,
      body: { message: 'Your membership has ended', data: { current: null, history: [{ status: 'cancelled', ends_at: inDays(0) }] } },
    });
    expect(await cancel(shopper)).toMatchObject({ status: 409 });
    expect(await cancel(await buildShopper(db))).toMatchObject({ status: 409 });
    expect(await call('POST', '/my-subscription/cancel')).toMatchObject({ status: 401 });
  });
});
