import { expect, test } from 'vitest';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db, ['support:read', 'support:write', 'audit:read']);
const read = (query = '') => call('GET', `/admin/contact-messages${query}`, { headers });

test('[admin-02] the messages of the contact form are listed newest first, in pages', async () => {
  expect((await read()).body.data).toEqual({ total: 0, counts: { all: 0, waiting: 0, answered: 0 }, messages: [] });
  const message = { phone: '+919876543210', email: null, message: 'Do you ship abroad?\nThanks', address: '' };
  for (const name of ['Asha', 'Ravi'])
    await db
      .insertInto('contact_messages')
      .values({ ...message, name, subject: `From ${name}` })
      .execute();
  const { data } = (await read()).body;
  expect(data).toMatchObject({ total: 2, messages: [{ name: 'Ravi', subject: 'From Ravi', email: null }, { name: 'Asha' }] });
  expect((await read('?page=2&per_page=1')).body.data).toMatchObject({ total: 2, messages: [{ name: 'Asha' }] });
  expect((await read('?page=9')).body.data).toMatchObject({ total: 2, messages: [] });
});

test('the messages are closed to others', async () => {
  const other = await buildStaff(db, ['orders:read']);
  expect((await call('GET', '/admin/contact-messages')).status).toBe(401);
  expect((await call('GET', '/admin/contact-messages', { headers: other.headers })).status).toBe(403);
  expect((await read('?nonsense=1')).status).toBe(422);
});

const buildMessage = async (over: object = {}) => {
  const values = {
    name: 'Meera',
    phone: '+91 98765-00077',
    email: 'meera@example.com',
    subject: 'Wholesale',
    message: 'Do you sell by the box?',
  };
  return (
    await db
      .insertInto('contact_messages')
      .values({ ...values, address: '', ...over })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
};
const mark = (id: number, is_answered: boolean, seen_answered: boolean, other = headers) =>
  call('POST', `/admin/contact-messages/${id}/answered`, { headers: other, body: { is_answered, seen_answered } });
const stored = (id: number) =>
  db.selectFrom('contact_messages').select(['answered_at', 'answered_by']).where('id', '=', id).executeTakeFirst();

test('[admin-02] a message is marked as answered, with the time and the member, and that is undone', async () => {
  const id = await buildMessage();
  const before = await stored(id);
  const { status, body } = await mark(id, true, false);
  expect([status, body.data]).toMatchObject([200, { message: { id, answered: { at: expect.any(String), by: expect.any(String) } } }]);
  expect(await stored(id)).toMatchObject({ answered_at: expect.any(Date), answered_by: expect.any(Number) });
  const entry = await db.selectFrom('audit_entries').select(['id', 'action', 'before']).orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ action: 'contact-message.answer', before: { answered_at: null, answered_by: null } });

  const answered = await stored(id);
  expect((await mark(id, false, true)).body.data).toMatchObject({ message: { answered: null } });
  const reopened = await db.selectFrom('audit_entries').select(['id', 'action']).orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(reopened.action).toBe('contact-message.reopen');
  expect((await call('POST', `/admin/audit/${reopened.id}/undo`, { headers })).status).toBe(200);
  expect(await stored(id)).toEqual(answered);
  expect((await mark(id, false, true)).status).toBe(200);
  expect(await stored(id)).toEqual(before);
});

test('what another member changed meanwhile is a conflict, and the change is closed to others', async () => {
  const id = await buildMessage();
  expect((await mark(id, true, false)).status).toBe(200);
  expect((await mark(id, true, false)).status).toBe(409);
  expect((await mark(999_999, true, false)).status).toBe(404);
  const reader = await buildStaff(db, ['support:read']);
  expect((await mark(id, false, true, reader.headers)).status).toBe(403);
  const body = { is_answered: 'yes', seen_answered: true };
  expect((await call('POST', `/admin/contact-messages/${id}/answered`, { headers, body })).status).toBe(422);
  expect((await call('POST', `/admin/contact-messages/${id}/answered`, { body: { is_answered: true, seen_answered: true } })).status).toBe(
    401,
  );
});

test('messages are found by state, and by words and digits of any field', async () => {
  const id = await buildMessage({ name: 'Zoya', subject: 'Kilns 100%', phone: '+91 91234-55555' });
  for (const search of ['zoya', 'KILNS', '100%25', '12345555', 'by the box'])
    expect(Object((await read(`?search=${search}`)).body.data).messages[0]).toMatchObject({ id });
  expect((await read('?search=nobody')).body.data).toMatchObject({ total: 0, counts: { all: 0 } });
  await mark(id, true, false);
  expect((await read('?search=zoya&state=answered')).body.data).toMatchObject({ total: 1, counts: { all: 1, waiting: 0, answered: 1 } });
  expect((await read('?search=zoya&state=waiting')).body.data).toMatchObject({ total: 0, messages: [] });
  expect((await read('?state=lost')).status).toBe(422);
});
