import { Notification } from '@souk/contract/back-office/panel/notifications';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { buildTicketMessage } from '../../../test/builders/ticket.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { deleteStaffEventsBefore } from './queries/notifications.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

const Answer = z.object({ unread: z.int(), notifications: z.array(Notification) });
const read = async (headers: Record<string, string>) => Answer.parse((await call('GET', '/admin/notifications', { headers })).body.data);

async function member(permissions?: Parameters<typeof buildStaff>[1]) {
  const staff = await buildStaff(db, permissions);
  await db
    .updateTable('staff')
    .set({ created_at: new Date(clock.now().getTime() - 1000) })
    .where('person_id', '=', staff.person_id)
    .execute();
  return staff;
}

test('a member is notified of what the role may see; reading is their own', async () => {
  const [owner, support] = [await member(), await member(['support:read'])];
  await db.deleteFrom('staff_events').execute();
  const basket = await buildBasket(db);
  await orderBasket(call, basket);
  const person_id = await buildPerson(db);
  const { ticket_number } = await buildTicketMessage(db, { person_id, from_shopper: true });
  await db.updateTable('staff_events').set({ created_at: clock.now() }).execute();
  const { code } = await db.selectFrom('orders').select('code').where('person_id', '=', basket.shopper.id).executeTakeFirstOrThrow();
  const seen = await read(owner.headers);
  expect(seen).toMatchObject({
    unread: 2,
    notifications: [
      { kind: 'ticket', subject: ticket_number, is_unread: true },
      { kind: 'order', subject: code, is_unread: true },
    ],
  });
  expect(await read(support.headers)).toMatchObject({ unread: 1, notifications: [{ kind: 'ticket' }] });
  const [newest, older] = seen.notifications;
  const mark = (id: number) => call('POST', '/admin/notifications/seen', { headers: owner.headers, body: { id } });
  expect((await mark(older?.id ?? 0)).status).toBe(200);
  expect(await read(owner.headers)).toMatchObject({ unread: 1 });
  await mark(newest?.id ?? 0);
  await mark(older?.id ?? 0);
  expect(await read(owner.headers)).toMatchObject({ unread: 0 });
  expect(await read(support.headers)).toMatchObject({ unread: 1 });
  // An id that does not exist yet marks no later notification.
  await mark(9_000_000_000);
  await buildTicketMessage(db, { person_id, from_shopper: true });
  await db.updateTable('staff_events').set({ created_at: clock.now() }).execute();
  expect(await read(owner.headers)).toMatchObject({ unread: 1 });
});

test('failed refunds and messages are notified of once, and an application by its shop', async () => {
  const owner = await member();
  await db.deleteFrom('staff_events').execute();
  const person_id = await buildPerson(db);
  const message = await db
    .insertInto('messages')
    .values({ kind: 'order-placed', subject_id: 99_001, person_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const status of ['sending', 'given-up']) await db.updateTable('messages').set({ status }).where('id', '=', message.id).execute();
  await db
    .insertInto('shop_applications')
    .values({ owner_name: 'Lina', phone: '919811111111', email: 'l@mail.example', shop_name: 'Lina Loom', locale: 'en' })
    .execute();
  const { notifications } = await read(owner.headers);
  expect(notifications).toMatchObject([
    { kind: 'application', subject: 'Lina Loom' },
    { kind: 'message-failed', subject: String(person_id) },
  ]);
});

test('they are deleted after their retention time, and bad input is named', async () => {
  const owner = await member();
  await deleteStaffEventsBefore(db, new Date(clock.now().getTime() + 1000 * 24 * 3_600_000));
  expect(await read(owner.headers)).toEqual({ unread: 0, notifications: [] });
  expect(await call('POST', '/admin/notifications/seen', { headers: owner.headers, body: { id: 'x' } })).toMatchObject({
    status: 422,
    body: { errors: { id: expect.anything() } },
  });
});
