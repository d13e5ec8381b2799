import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildBasket, newKey, orderBasket } from '../builders/basket.ts';
import { readHeld } from '../builders/full-account.ts';
import { buildShopper } from '../builders/shopper.ts';
import { eraseAs } from '../erase-as.ts';
import { assertInvariants } from '../ledger.ts';
import { useTestApp } from '../test-app.ts';

// Each call takes connections of its own: what is tried here really happens at the same time.
const { call, database } = await useTestApp({
  poolSize: 20,
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
});
const { db, pool } = database;
const { ask, erase } = eraseAs(call);
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());
afterEach(() => assertInvariants(pool));

const rowOf = (id: number) => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('an account that is erased at the same moment', () => {
  test('as an order is placed: either it is placed and the account stays, or nobody ordered', { timeout: 180_000 }, async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 16; round++) {
      const { shopper, ...basket } = await buildBasket(db);
      const otp = await ask(shopper.token);
      const ordering = () => orderBasket(call, { shopper, ...basket });
      const both = round % 2 ? [erase(shopper.token, otp), ordering()] : [ordering(), erase(shopper.token, otp)];
      const statuses = (await Promise.all(both)).map(({ status }) => status);
      const [erased, ordered] = round % 2 ? statuses : statuses.toReversed();
      const orders = await db.selectFrom('orders').select('id').where('person_id', '=', shopper.id).execute();
      const isErased = (await rowOf(shopper.id)).erased_at !== null;
      outcomes.add(`${erased} ${ordered} ${orders.length} ${isErased}`);
    }
    // A person who is erased before the order locks their row is signed out, not answered that the cart is empty.
    for (const outcome of outcomes) expect(outcome).toMatch(/^(409 201 1 false|200 401 0 true)$/);
  });

  test('as an address is added or a plan is bought: nothing of it is left', { timeout: 180_000 }, async () => {
    const plan = { name: JSON.stringify({ en: 'Free' }), price: 0 };
    const { id: planId } = await db.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow();
    const address = { name: 'Asha', phone: '9876543210', area: 'Lake', address_line: '1', address_type: 'home', is_default: true };
    for (let round = 0; round < 8; round++) {
      const { id, token } = await buildShopper(db);
      const otp = await ask(token);
      const headers = { 'idempotency-key': newKey() };
      const [erased] = await Promise.all([
        erase(token, otp),
        call('POST', '/address/store', { token, body: address }),
        call('POST', `/plans/${planId}/purchase`, { token, headers, body: { payment_method: 'cash' } }),
      ]);
      expect(erased.status).toBe(200);
      const running = await db
        .selectFrom('subscriptions')
        .select('id')
        .where('person_id', '=', id)
        .where('status', '=', 'active')
        .execute();
      expect([running, await readHeld(db, id)]).toEqual([[], {}]);
    }
  });
});
