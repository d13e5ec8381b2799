import { beforeAll, describe, expect, test } from 'vitest';
import { buildBasket, newKey, orderBasket } from '../../../test/builders/basket.ts';
import { deliverOrders } from '../../../test/builders/full-account.ts';
import { buildOnlineOrder, offerGateways } from '../../../test/builders/online-order.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { eraseAs } from '../../../test/erase-as.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database } = await useTestApp({
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
});
const { db } = database;
const { send, ask, erase } = eraseAs(call);
beforeAll(() => offerGateways(db, 'demo'));

const rowOf = (id: number) => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const wrong = 'The OTP is wrong or has expired. Please check it or request a new one.';

describe('DELETE /account is refused', () => {
  test('while an order is under way, and before a code is sent', async () => {
    const { shopper, ...basket } = await buildBasket(db);
    const otp = await ask(shopper.token);
    expect((await orderBasket(call, { shopper, ...basket })).status).toBe(201);
    const refusal = {
      status: 409,
      body: { message: 'You have open orders. You can delete your account once they are delivered or cancelled.' },
    };
    expect(await erase(shopper.token, otp)).toMatchObject(refusal);
    expect(await send(shopper.token)).toMatchObject(refusal);
    await deliverOrders(db, shopper);
    // The code was not used up by the refusal.
    expect((await erase(shopper.token, otp)).status).toBe(200);
  });

  test('while money is on its way', async () => {
    const { shopper, orderId } = await buildOnlineOrder({ call, database }, { gateway: 'demo' });
    const refusal = {
      status: 409,
      body: { message: 'A payment or refund is still pending. You can delete your account once it is settled.' },
    };
    await call('POST', '/orders/cancel', { token: shopper.token, body: { order_id: orderId, reason: 'No' } });
    expect((await send(shopper.token)).status).toBe(200);
    const plan = { name: JSON.stringify({ en: 'Neighbour' }), price: 3900, duration_days: 30 };
    const { id: planId } = await db.insertInto('plans').values(plan).returning('id').executeTakeFirstOrThrow();
    const waiting = await buildShopper(db);
    const headers = { 'idempotency-key': newKey() };
    const bought = await call('POST', `/plans/${planId}/purchase`, { token: waiting.token, headers, body: { payment_method: 'demo' } });
    expect(bought.status).toBe(201);
    expect(await send(waiting.token)).toMatchObject(refusal);
  });

  test('[auth-15] with a wrong code, a used one, an old one, one of another purpose and somebody else’s', async () => {
    const [mine, other] = [await buildShopper(db), await buildShopper(db)];
    const code = await ask(mine.token);
    const login = await call('POST', '/send-login-otp', { body: { phone: (await rowOf(mine.id)).phone } });
    const answers = [
      await erase(other.token, code),
      await erase(mine.token, code === '0000' ? '0001' : '0000'),
      ...(login.body.data?.otp === code ? [] : [await erase(mine.token, login.body.data?.otp)]),
    ];
    clock.advance(6 * 60);
    answers.push(await erase(mine.token, code));
    for (const { status, body } of answers) expect([status, body]).toEqual([422, { message: wrong, errors: { otp: [wrong] } }]);
    expect((await rowOf(mine.id)).erased_at).toBeNull();
  });

  test('[auth-15] after five tries', async () => {
    const { token } = await buildShopper(db);
    const code = await ask(token);
    for (let guess = 0; guess < 5; guess++) expect((await erase(token, code === '0000' ? '0001' : '0000')).status).toBe(422);
    expect((await erase(token, code)).status).toBe(422);
  });

  test('where no code could be sent', async () => {
    const nowhereToSend = { phone: null, phone_code: null, phone_full: null };
    const { token } = await buildSession(db, { person_id: await buildPerson(db, nowhereToSend) });
    expect(await send(token)).toMatchObject({
      status: 422,
      body: { message: 'Please verify your number or email address first. We send the code there.' },
    });
    expect((await erase(token, '1234')).status).toBe(422);
    const email = 'proved@mail.example';
    const byMail = await buildSession(db, {
      person_id: await buildPerson(db, { ...nowhereToSend, email, email_verified_at: new Date() }),
    });
    expect((await send(byMail.token)).body.data).toMatchObject({ email_or_phone: email });
  });

  test.each([[{}], [{ otp: 7 }], [{ otp: 'abcd' }], [{ otp: '1234', more: 1 }]])('[call-04] %j is a 422', async (body) => {
    const { token } = await buildShopper(db);
    expect((await call('DELETE', '/account', { token, body })).status).toBe(422);
  });

  test('[call-03] to who is not signed in', async () => {
    expect((await call('DELETE', '/account', { body: { otp: '1234' } })).status).toBe(401);
    expect((await call('POST', '/account/send-erasure-otp')).status).toBe(401);
  });
});
