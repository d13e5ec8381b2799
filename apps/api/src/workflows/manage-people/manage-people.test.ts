import { describe, expect, test } from 'vitest';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { SendFailure } from '../../integrations/messages/message-channel.ts';

const { call, carrier, clock, database, messages, runJobs } = await useTestApp();
const { db } = database;
const { headers, person_id: owner } = await buildStaff(db);
const list = async (query: string) => Object((await call('GET', `/admin/people?${query}`, { headers })).body.data);
const change = (id: number, what: string, own = headers) => call('POST', `/admin/people/${id}/${what}`, { headers: own });
const actionsOf = async (id: number) => {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['action', 'person_id'])
    .where('subject_kind', '=', 'person')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(rows.every(({ person_id }) => person_id === owner)).toBe(true);
  return rows.map(({ action }) => action);
};

test('people are found by a part of name, number and mail address', async () => {
  const id = await buildPerson(db, { name: 'Zubaida 100%', email: 'zubaida@example.com' });
  const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', id).executeTakeFirstOrThrow();
  for (const search of ['zubai', '100%25', 'ZUBAIDA@', encodeURIComponent(`+${phone_full}`)])
    expect(await list(`search=${search}`)).toMatchObject({ total: 1, people: [{ id }] });
  expect(await list('search=nobody-like-this')).toEqual({ total: 0, people: [] });
  await change(id, 'block');
  expect(await list('blocked=1')).toMatchObject({ total: 1, people: [{ id, blocked_at: expect.any(String) }] });
});

test('one page shows the orders, sessions and messages of a person', async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const basket = await buildBasket(db);
  await orderBasket(call, basket);
  const { id } = basket.shopper;
  const answer = await call('GET', `/admin/people/${id}`, { headers });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: {
        person: { id },
        orders: { total: 1, newest: [{ status: 'Pending', payable_amount: 20 }] },
        tickets: { total: 0, newest: [] },
        membership: null,
        sessions: [{ device: expect.any(String) }],
      },
    },
  });
  expect((await call('GET', '/admin/people/999999', { headers })).status).toBe(404);
});

describe('the messages of a person', () => {
  const messagesOf = async (id: number) => Object((await call('GET', `/admin/people/${id}`, { headers })).body.data).messages;

  test('show how each was sent, with the masked number or mail address', async () => {
    await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
    const basket = await buildBasket(db);
    await orderBasket(call, basket);
    const { id } = basket.shopper;
    const waiting = { kind: 'order-placed', status: 'waiting', medium: null, sent_to: null, settled_at: null };
    expect(await messagesOf(id)).toMatchObject([waiting]);
    await runJobs();
    const to = String(messages.at(-1)?.to);
    const sent_to = `•••${to.slice(-4)}`;
    const phone = { status: 'sent', medium: 'whatsapp', sent_to, settled_at: clock.now().toISOString() };
    expect(await messagesOf(id)).toMatchObject([phone]);

    const order = await db.selectFrom('orders').select('id').where('person_id', '=', id).executeTakeFirstOrThrow();
    await db
      .updateTable('people')
      .set({ email: 'asha@mail.example', email_verified_at: new Date(), message_medium: 'mail' })
      .where('id', '=', id)
      .execute();
    await call('POST', '/orders/cancel', { token: basket.shopper.token, body: { order_id: order.id, reason: 'Changed my mind' } });
    await runJobs();
    const mail = { kind: 'order-cancelled', status: 'sent', medium: 'mail', sent_to: 'a•••@mail.example' };
    expect(await messagesOf(id)).toMatchObject([mail, phone]);
  });

  test('show which one failed, and the last address that was tried', async () => {
    const basket = await buildBasket(db);
    await db.updateTable('people').set({ message_medium: 'sms' }).where('id', '=', basket.shopper.id).execute();
    carrier.failure = new SendFailure('no such number', { kind: 'permanent', about: 'recipient' });
    await orderBasket(call, basket);
    await runJobs();
    carrier.failure = undefined;
    const failed = { status: 'refused', medium: 'sms', sent_to: expect.stringMatching(/^•••\d{4}$/), settled_at: expect.any(String) };
    expect(await messagesOf(basket.shopper.id)).toMatchObject([failed]);
  });
});

describe('a change of a person', () => {
  test('blocking ends the sessions, and unblocking lets them in again', async () => {
    const { token, person_id } = await buildSession(db);
    expect((await change(person_id, 'block')).status).toBe(200);
    expect((await call('GET', '/account/self', { token })).status).not.toBe(200);
    expect((await change(person_id, 'block')).status).toBe(409);
    expect((await change(person_id, 'unblock')).status).toBe(200);
    expect((await change(person_id, 'unblock')).status).toBe(409);
    expect(await actionsOf(person_id)).toEqual(['person.block', 'person.unblock']);
  });

  test('signing out ends every session', async () => {
    const { person_id } = await buildSession(db);
    await buildSession(db, { person_id });
    expect(await change(person_id, 'sign-out')).toMatchObject({ status: 200, body: { data: { ended: 2 } } });
    const open = await db.selectFrom('sessions').select('id').where('person_id', '=', person_id).where('revoked_at', 'is', null).execute();
    expect(open).toEqual([]);
    expect(await actionsOf(person_id)).toEqual(['person.sign-out']);
  });

  test('the export is the file of the person, and the erasure leaves no personal data', async () => {
    const id = await buildPerson(db, { name: 'Zubaida Export' });
    const exported = await change(id, 'export');
    expect(exported).toMatchObject({ status: 200, body: { data: { content: expect.stringContaining('Zubaida Export') } } });
    expect((await change(id, 'erase')).status).toBe(200);
    expect((await change(id, 'erase')).status).toBe(409);
    const { name, phone_full } = await db
      .selectFrom('people')
      .select(['name', 'phone_full'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([name.includes('Zubaida'), phone_full]).toEqual([false, null]);
    expect(await actionsOf(id)).toEqual(['person.export', 'person.erase']);
  });

  test('nobody signs out, blocks or erases a member who may do more', async () => {
    const support = await buildStaff(db, ['people:write', 'people:erase']);
    for (const what of ['sign-out', 'block', 'erase']) expect((await change(owner, what, support.headers)).status).toBe(403);
    expect(await actionsOf(owner)).toEqual([]);
  });
});
