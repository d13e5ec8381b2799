import { SavedReply } from '@souk/contract/back-office/tickets';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db } = database;

type Headers = { headers: Record<string, string> };
const first = { title: 'Packed', message: 'Hello {name}, {order} is packed.' };
const second = { title: 'Sent', message: 'Hello {name}, {order} is on its way.' };

const list = async ({ headers }: Headers) =>
  SavedReply.array().parse((await call('GET', '/seller/saved-replies', { headers })).body.data?.replies);
const save = ({ headers }: Headers, body: object, id?: number) =>
  call('POST', `/seller/saved-replies${id === undefined ? '' : `/${id}`}`, { headers, body });
const remove = ({ headers }: Headers, id: number) => call('DELETE', `/seller/saved-replies/${id}`, { headers });
const add = async (seller: Headers, body: object = first) => SavedReply.parse((await save(seller, body)).body.data?.reply);

describe('[seller-05] the saved replies of a shop', () => {
  test('are added, changed and removed by its members, by title; each change is in the audit log', async () => {
    const seller = await buildSeller(db);
    const { id } = await add(seller, second);
    await add(seller, first);
    expect((await list(seller)).map(({ title }) => title)).toEqual(['Packed', 'Sent']);
    const third = { title: 'Under way', message: 'It is under way.' };
    expect((await save(seller, { ...third, seen: second }, id)).body.data).toEqual({ reply: { id, ...third } });
    expect((await save(seller, { ...first, seen: second }, id)).status).toBe(409);
    const colleague = await buildSeller(db, { shop_id: seller.shop_id });
    expect((await remove(colleague, id)).status).toBe(200);
    expect((await remove(seller, id)).status).toBe(404);
    expect((await list(seller)).map(({ title }) => title)).toEqual(['Packed']);
    const { shop_id } = seller;
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'person_id', 'before', 'after'])
      .where('subject_kind', '=', 'saved-reply')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'saved-reply.add', person_id: seller.person_id, before: null, after: { ...second, shop_id } },
      { action: 'saved-reply.change', person_id: seller.person_id, before: { ...second, shop_id }, after: { ...third, shop_id } },
      { action: 'saved-reply.remove', person_id: colleague.person_id, before: { ...third, shop_id }, after: null },
    ]);
  });

  test('belong to the shop: another shop and the staff neither see nor change them, and sellers none of the staff', async () => {
    const [seller, other, staff] = [await buildSeller(db), await buildSeller(db), await buildStaff(db)];
    const { id } = await add(seller);
    const { body } = await call('POST', '/admin/saved-replies', { headers: staff.headers, body: second });
    const ofStaff = SavedReply.parse(body.data?.reply);
    expect([await list(other), await list(seller)]).toEqual([[], [{ id, ...first }]]);
    for (const [who, missing] of [
      [other, id],
      [seller, ofStaff.id],
    ] as const) {
      expect((await save(who, { ...second, seen: first }, missing)).status).toBe(404);
      expect((await remove(who, missing)).status).toBe(404);
    }
    const asStaff = await call('GET', '/admin/saved-replies', { headers: staff.headers });
    expect(asStaff.body.data?.replies).toEqual([ofStaff]);
    expect((await call('DELETE', `/admin/saved-replies/${id}`, { headers: staff.headers })).status).toBe(404);
  });

  test('are restored by the marketplace from the audit log, in the shop', async () => {
    const [seller, staff] = [await buildSeller(db), await buildStaff(db)];
    const { id } = await add(seller);
    const undo = async () => {
      const entry = await db
        .selectFrom('audit_entries')
        .select('id')
        .where('subject_kind', '=', 'saved-reply')
        .where('subject_id', '=', String(id))
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return (await call('POST', `/admin/audit/${entry.id}/undo`, { headers: staff.headers })).status;
    };
    await save(seller, { ...second, seen: first }, id);
    expect([await undo(), await list(seller)]).toEqual([200, [{ id, ...first }]]);
    await remove(seller, id);
    expect([await undo(), await list(seller)]).toEqual([200, [{ id, ...first }]]);
  });

  test('are at most a hundred', async () => {
    const seller = await buildSeller(db);
    const rows = Array.from({ length: 99 }, (_, index) => ({ shop_id: seller.shop_id, title: `Reply ${index}`, message: 'Yes.' }));
    await db.insertInto('saved_replies').values(rows).execute();
    const statuses = await Promise.all([save(seller, first), save(seller, second)]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test.each([
    ['without a title', { title: ' ' }, 'title'],
    ['with a long title', { title: 'a'.repeat(81) }, 'title'],
    ['without a text', { message: '' }, 'message'],
    ['with a text that no message could have', { message: 'a'.repeat(2001) }, 'message'],
  ])('%s are a 422', async (_title, fields, field) => {
    const { status, body } = await save(await buildSeller(db), { ...first, ...fields });
    expect([status, Object.keys(z.object({ errors: z.record(z.string(), z.unknown()) }).parse(body).errors)]).toEqual([422, [field]]);
  });

  test('are open to members who write messages alone', async () => {
    const seller = await buildSeller(db);
    const accountant = await buildSeller(db, { shop_id: seller.shop_id, role: 'Finance' });
    expect((await call('GET', '/seller/saved-replies', accountant)).status).toBe(403);
    expect((await save(accountant, first)).status).toBe(403);
    expect((await call('GET', '/seller/saved-replies')).status).toBe(401);
  });
});
