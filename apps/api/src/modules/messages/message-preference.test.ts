import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { createTestApp, useTestApp } from '../../../test/test-app.ts';
import { SendFailure } from '../../integrations/messages/message-channel.ts';

const { call, carrier, database, messages, runJobs } = await useTestApp();
const { db } = database;
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());
beforeEach(() => {
  messages.splice(0);
  carrier.failure = undefined;
});

const read = (token: string) => call('GET', '/message-preference', { token });
const choose = (token: string, medium: unknown) => call('POST', '/message-preference', { token, body: { medium } });
const email = (id: number) => `told-${id}@mail.example`;

/** Somebody who has proved a mail address besides their number, about to order. */
async function buildReachable() {
  const basket = await buildBasket(db);
  const { id, token } = basket.shopper;
  await db
    .updateTable('people')
    .set({ email: email(id), email_verified_at: new Date() })
    .where('id', '=', id)
    .execute();
  const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', id).executeTakeFirstOrThrow();
  return { id, token, phone: `+${phone_full}`, basket };
}
async function order({ basket }: Awaited<ReturnType<typeof buildReachable>>) {
  expect((await orderBasket(call, basket)).status).toBe(201);
  await runJobs();
  return messages.map(({ to, prefer }) => ({ to, prefer }));
}

describe('the medium of order messages', () => {
  test('is the default of the marketplace until the person chooses', async () => {
    const person = await buildReachable();
    const { id, phone } = person;
    expect((await read(person.token)).body.data).toEqual({
      media: [
        { medium: 'whatsapp', to: phone },
        { medium: 'sms', to: phone },
        { medium: 'mail', to: email(id) },
      ],
      chosen: null,
      cart_reminders: false,
    });
    expect(await order(person)).toEqual([{ to: phone, prefer: undefined }]);
  });

  test('is what they choose', async () => {
    const byMail = await buildReachable();
    expect(await choose(byMail.token, 'mail')).toMatchObject({
      status: 200,
      body: { message: 'Preference saved', data: { chosen: 'mail' } },
    });
    expect((await read(byMail.token)).body.data).toMatchObject({ chosen: 'mail' });
    expect(await order(byMail)).toEqual([{ to: email(byMail.id), prefer: 'mail' }]);

    messages.splice(0);
    const bySms = await buildReachable();
    await choose(bySms.token, 'sms');
    expect(await order(bySms)).toEqual([{ to: bySms.phone, prefer: 'sms' }]);
    expect((await choose(bySms.token, null)).body.data).toMatchObject({ chosen: null });
  });

  test('falls back where that does not take it', async () => {
    const person = await buildReachable();
    await choose(person.token, 'mail');
    carrier.failure = new SendFailure('no such mailbox', { kind: 'permanent', about: 'recipient' });
    await order(person);
    const { status } = await db.selectFrom('messages').select('status').where('person_id', '=', person.id).executeTakeFirstOrThrow();
    // Both were tried, and both refused it.
    expect([status, messages]).toEqual(['refused', []]);
    const later = await buildReachable();
    await choose(later.token, 'mail');
    await db.updateTable('people').set({ email_verified_at: null }).where('id', '=', later.id).execute();
    carrier.failure = undefined;
    expect(await order(later)).toEqual([{ to: later.phone, prefer: 'mail' }]);
  });

  test('is nothing that is not verified, or not known', async () => {
    const { token } = await buildShopper(db);
    expect((await read(token)).body.data).toMatchObject({ media: [{}, {}, { medium: 'mail', to: null }] });
    expect(await choose(token, 'mail')).toMatchObject({ status: 422, body: { errors: { medium: ['Please verify your email first.'] } } });
    const unproved = await buildShopper(db, { phone_verified_at: null });
    expect((await choose(unproved.token, 'sms')).body.errors).toEqual({ medium: ['Please verify your number first.'] });
    for (const medium of ['pigeon', 7, undefined]) expect((await choose(token, medium)).status).toBe(422);
    expect((await read(token)).body.data).toMatchObject({ chosen: null });
  });

  test('[call-03] is read and set by signed-in persons only, each for themselves', async () => {
    expect((await call('GET', '/message-preference')).status).toBe(401);
    expect((await call('POST', '/message-preference', { body: { medium: null } })).status).toBe(401);
    const [one, other] = [await buildReachable(), await buildReachable()];
    await choose(one.token, 'mail');
    expect((await read(other.token)).body.data).toMatchObject({ chosen: null });
  });
});

test('a marketplace that reaches phones only offers nothing else', async () => {
  const marketplace = await createTestApp({ ways: ['phone'] });
  const { token } = await buildShopper(marketplace.database.db);
  expect((await marketplace.call('GET', '/message-preference', { token })).body.data).toMatchObject({
    media: [{ medium: 'whatsapp' }, { medium: 'sms' }],
  });
  expect(await marketplace.call('POST', '/message-preference', { token, body: { medium: 'mail' } })).toMatchObject({
    status: 422,
    body: { errors: { medium: ['This contact method is not available.'] } },
  });
  await marketplace.close();
});
