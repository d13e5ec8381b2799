import { SavedView } from '@souk/contract/back-office/panel/views';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;
const [me, other] = [await buildStaff(db, ['orders:read', 'audit:read']), await buildStaff(db, ['orders:read'])];
const Saved = z.object({ view: SavedView, entry: z.int() });

type Member = Pick<typeof me, 'headers'>;
const list = async ({ headers }: Member, name = 'orders') => {
  const { body } = await call('GET', `/admin/views?list=${name}`, { headers });
  return z.object({ views: z.array(SavedView) }).parse(body.data).views;
};
const names = async (member: Member) => (await list(member)).map(({ name }) => name);
const add = ({ headers }: Member, body: object) => call('POST', '/admin/views', { headers, body: { list: 'orders', ...body } });
const toConfirm = { name: 'To confirm', query: 'status=pending', is_shared: false };
async function addOne(member: Member, fields: object = {}) {
  return Saved.parse((await add(member, { ...toConfirm, ...fields })).body.data);
}
const undo = (entry: number) => call('POST', `/admin/audit/${entry}/undo`, { headers: me.headers });

test('a view is saved, renamed, shared, made the default and removed; each change is undone by the log', async () => {
  const { view, entry } = await addOne(me);
  expect(view).toMatchObject({ ...toConfirm, is_own: true, is_default: false });
  expect(await list(other)).toEqual([]);
  expect(await list(me, 'people')).toEqual([]);
  const fields = { name: 'To confirm', query: 'status=pending', is_shared: true };
  const change = (body: object, member: Member = me) => call('POST', `/admin/views/${view.id}`, { headers: member.headers, body });
  const shared = Saved.parse((await change({ ...fields, seen: toConfirm })).body.data);
  expect(await list(other)).toMatchObject([{ name: 'To confirm', is_own: false, is_shared: true }]);
  expect((await change({ ...fields, name: 'Mine', seen: toConfirm })).status).toBe(409);
  expect((await change({ ...fields, seen: fields }, other)).status).toBe(404);

  const choose = (view_id: number | null, { headers }: Member) =>
    call('POST', '/admin/views/default', { headers, body: { list: 'orders', view_id } });
  for (const member of [me, other]) expect((await choose(view.id, member)).status).toBe(200);
  expect(await list(other)).toMatchObject([{ is_default: true }]);
  expect((await undo(shared.entry)).status).toBe(200);
  expect(await list(other)).toEqual([]);
  expect((await choose(view.id, other)).status).toBe(404);
  expect(await list(me)).toMatchObject([{ is_default: true, is_shared: false }]);
  expect((await choose(null, me)).status).toBe(200);
  expect(await list(me)).toMatchObject([{ is_default: false }]);

  const remove = ({ headers }: Member) => call('DELETE', `/admin/views/${view.id}`, { headers });
  expect((await remove(other)).status).toBe(404);
  const removed = z.object({ entry: z.int() }).parse((await remove(me)).body.data);
  expect(await list(me)).toEqual([]);
  expect((await undo(removed.entry)).status).toBe(200);
  expect(await list(me)).toMatchObject([toConfirm]);
  expect((await undo(entry)).status).toBe(409);
});

test('a name is free once for each member and list', async () => {
  await addOne(me, { name: 'Unpaid' });
  expect((await add(me, { ...toConfirm, name: 'unpaid' })).status).toBe(409);
  await addOne(other, { name: 'Unpaid', is_shared: true });
  expect(await names(me)).toEqual(expect.arrayContaining(['Unpaid']));
  expect((await list(me)).filter(({ name }) => name === 'Unpaid').map(({ is_own }) => is_own)).toEqual([true, false]);
});

test('an added view is undone, and bad input is named', async () => {
  const { entry } = await addOne(me, { name: 'For a moment' });
  expect((await undo(entry)).status).toBe(200);
  expect(await names(me)).not.toContain('For a moment');
  for (const [field, body] of [
    ['name', { ...toConfirm, name: ' ' }],
    ['list', { ...toConfirm, list: '../etc' }],
    ['query', { ...toConfirm, query: 'x'.repeat(401) }],
  ] as const)
    expect(await add(me, body)).toMatchObject({ status: 422, body: { errors: { [field]: expect.anything() } } });
  expect((await call('GET', '/admin/views?list=orders')).status).toBe(401);
});
