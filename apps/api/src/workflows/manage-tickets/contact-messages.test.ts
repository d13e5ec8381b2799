import { expect, test } from 'vitest';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;
const { headers } = await buildStaff(db, ['support:read']);
const read = (query = '') => call('GET', `/admin/contact-messages${query}`, { headers });

test('[admin-02] the messages of the contact form are listed newest first, in pages', async () => {
  expect((await read()).body.data).toEqual({ total: 0, messages: [] });
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
