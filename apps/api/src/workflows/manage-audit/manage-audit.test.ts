import type { AuditEntry } from '@souk/contract/back-office/access/audit';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../test/builders/goods.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildRole, buildStaff } from '../../../test/builders/staff.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { inverses } from './inverses.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db, pool } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, args, { answer: 'yes' });
type Headers = Record<string, string>;

beforeEach(() => db.deleteFrom('staff').execute());

const post = (path: string, headers: Headers, body: object = {}) => call('POST', path, { headers, body });
/** Saves a role over its current version. */
async function saveRole(headers: Headers, id: number, role: object) {
  const { roles } = Object((await call('GET', '/admin/staff', { headers })).body.data);
  return post(`/admin/roles/${id}`, headers, { ...role, version: roles.find((each: { id: number }) => each.id === id).version });
}
const undo = (id: number, headers: Headers) => call('POST', `/admin/audit/${id}/undo`, { headers });

async function list(headers: Headers, query = ''): Promise<AuditEntry[]> {
  return Object((await call('GET', `/admin/audit?${query}`, { headers })).body.data).entries;
}

async function newest(headers: Headers): Promise<AuditEntry> {
  const [entry] = await list(headers, 'per_page=1');
  if (!entry) throw new Error('The log is empty');
  return entry;
}

/** Members, their roles, roles, who is blocked, and which shops are open with which products. */
async function readState() {
  const members = await db.selectFrom('staff').select(['person_id', 'role_id']).orderBy('person_id').execute();
  const roles = await db.selectFrom('roles').selectAll().orderBy('id').execute();
  const blocked = await db.selectFrom('people').select('id').where('blocked_at', 'is not', null).orderBy('id').execute();
  const rows = await db.selectFrom('shops').select(['id', 'active', 'trusted_at']).orderBy('id').execute();
  const shops = rows.map(({ trusted_at, ...shop }) => ({ ...shop, is_trusted: trusted_at !== null }));
  const products = await db.selectFrom('products').select(['id', 'active', 'hidden_with_shop']).orderBy('id').execute();
  return { members, roles, blocked, shops, products };
}

describe('[admin-04] undo', () => {
  const setUp = async () => {
    const owner = await buildStaff(db);
    const member = await buildStaff(db, ['orders:read']);
    const person_id = await buildPerson(db);
    const unused = await buildRole(db, ['refunds']);
    const { shop_id } = await buildProduct(db);
    await buildProduct(db, { shop_id, active: false });
    const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', person_id).executeTakeFirstOrThrow();
    return { headers: owner.headers, member, person_id, shop_id, unused, phone: `+${phone_full}` };
  };
  type Marketplace = Awaited<ReturnType<typeof setUp>>;
  let roles = 0;
  const changes: Record<string, (marketplace: Marketplace) => Promise<unknown>> = {
    'staff.invite': ({ headers, phone, unused }) => post('/admin/staff', headers, { phone, name: 'Asha', role_id: unused.id }),
    'staff.role': ({ headers, member, unused }) =>
      post(`/admin/staff/${member.person_id}/role`, headers, { role_id: unused.id, seen_role_id: member.role_id }),
    'staff.remove': ({ headers, member }) => call('DELETE', `/admin/staff/${member.person_id}`, { headers }),
    'role.add': ({ headers }) => post('/admin/roles', headers, { name: `New ${++roles}`, permissions: ['keys'] }),
    'role.change': ({ headers, unused }) => saveRole(headers, unused.id, { name: `New ${++roles}`, permissions: ['keys'] }),
    'role.remove': ({ headers, unused }) => call('DELETE', `/admin/roles/${unused.id}`, { headers }),
    'person.block': ({ person_id }) => souk('people', 'block', String(person_id)),
    'shop.close': ({ shop_id }) => souk('shops', 'deactivate', String(shop_id)),
    'shop.open': ({ shop_id }) => souk('shops', 'activate', String(shop_id)),
    'shop.trust': ({ headers, shop_id }) => post(`/admin/shops/${shop_id}/trust`, headers, { is_trusted: true }),
    'shop.distrust': ({ shop_id }) => souk('shops', 'distrust', String(shop_id)),
    'person.unblock': async ({ person_id }) => {
      await db.updateTable('people').set({ blocked_at: new Date() }).where('id', '=', person_id).execute();
      return souk('people', 'unblock', String(person_id));
    },
  };

  test('every inverse is tested: here, or next to its operation', () => {
    const others = Object.keys(inverses).filter((action) => !(action in changes));
    expect(others).toEqual([
      'api-key.add',
      'api-key.rename',
      'webhook.add',
      'webhook.change',
      'webhook.remove',
      'product.change',
      'product.import',
      'product.bulk',
      'category.add',
      'category.change',
      'category.order',
      'category.merge',
      'category.remove',
      'term.add',
      'term.change',
      'term.merge',
      'term.remove',
      'shop.add',
      'shop.change',
      'shop.block-sellers',
      'shop.unblock-sellers',
      'seller.invite',
      'seller.revoke',
      'seller.join',
      'seller.add',
      'seller.role',
      'seller.remove',
      'voucher.add',
      'voucher.change',
      'voucher.end',
      'parcel.add',
      'parcel.change',
      'parcel.remove',
      'commission.change',
      'content.add',
      'content.draft',
      'content.publish',
      'content.schedule',
      'content.hide',
      'content.remove',
      'picture.change',
      'picture.replace',
      'picture.remove',
      'film.replace',
      'film.remove',
      'catalog-seo.change',
      'plan.add',
      'plan.change',
      'plan.end',
      'plan.offer',
      'flash-sale.add',
      'flash-sale.change',
      'flash-sale.end',
      'return.inspect',
      'question.answer',
      'question.hide',
      'question.show',
      'review.hide',
      'review.show',
      'review.reply',
      'review.dismiss-reports',
      'review.reopen-reports',
      'ticket.close',
      'ticket.reopen',
      'contact-message.answer',
      'contact-message.reopen',
      'ticket.assign',
      'view.add',
      'view.change',
      'view.remove',
      'saved-reply.add',
      'saved-reply.change',
      'saved-reply.remove',
      'setup.skip',
      'setting.change',
      'currency.default',
      'text.set',
      'text.reset',
      'text.import',
      'delivery.change',
      'synonym.set',
      'synonym.remove',
      'gateway.change',
      'currency.add',
      'currency.change',
      'currency.remove',
      'language.add',
      'language.change',
      'language.remove',
      'tax.add',
      'tax.change',
      'tax.remove',
    ]);
  });

  test.each(Object.entries(changes))('%s: the former state returns, and a second time is refused', async (action, change) => {
    const marketplace = await setUp();
    const { headers } = marketplace;
    if (action === 'person.unblock')
      await db.updateTable('people').set({ blocked_at: new Date() }).where('id', '=', marketplace.person_id).execute();
    if (action === 'shop.open') await souk('shops', 'deactivate', String(marketplace.shop_id));
    if (action === 'shop.distrust') await souk('shops', 'trust', String(marketplace.shop_id));
    const before = await readState();
    await change(marketplace);
    const entry = await newest(headers);
    expect(entry).toMatchObject({ action, can_undo: true, undone_by: null });
    expect(await readState(), `readState() has to select the columns that ${action} changes`).not.toEqual(before);

    const answer = await undo(entry.id, headers);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { entry: { undoes: entry.id, subject: { kind: entry.subject.kind, id: entry.subject.id } } } },
    });
    expect(await readState()).toEqual(before);
    expect(await list(headers, 'per_page=2')).toMatchObject([
      { undoes: entry.id },
      { id: entry.id, can_undo: false, undone_by: entry.id + 1 },
    ]);
    expect((await undo(entry.id, headers)).status).toBe(409);
  });

  test('a shop that was closed opens again, also if its id is the slug of another one', async () => {
    const { headers, shop_id } = await setUp();
    const { shop_id: other } = await buildProduct(db);
    await souk('shops', 'deactivate', String(shop_id));
    await db
      .updateTable('shops')
      .set({ slug: String(shop_id) })
      .where('id', '=', other)
      .execute();
    const entry = await newest(headers);
    expect(await undo(entry.id, headers)).toMatchObject({ status: 200 });
    const shops = await db.selectFrom('shops').select(['id', 'active']).where('id', 'in', [shop_id, other]).orderBy('id').execute();
    expect(shops).toEqual([
      { id: shop_id, active: true },
      { id: other, active: true },
    ]);
  });

  test('something newer is a conflict that names who made it, and nothing changes', async () => {
    const { headers, member, unused } = await setUp();
    const manager = await buildStaff(db);
    await post(`/admin/staff/${member.person_id}/role`, headers, { role_id: unused.id, seen_role_id: member.role_id });
    const first = await newest(headers);
    await post(`/admin/staff/${member.person_id}/role`, manager.headers, { role_id: member.role_id, seen_role_id: unused.id });
    await db.updateTable('people').set({ name: 'Ravi Nair' }).where('id', '=', manager.person_id).execute();
    const before = await readState();
    expect(await undo(first.id, headers)).toMatchObject({
      status: 409,
      body: { message: 'Ravi Nair has changed it since.', data: { id: first.id + 1, action: 'staff.role', by: 'Ravi Nair' } },
    });
    expect(await readState()).toEqual(before);
    expect((await newest(headers)).id).toBe(first.id + 1);
  });

  test('two who undo at once reverse it once', async () => {
    const { headers, member, unused } = await setUp();
    const other = await buildStaff(db);
    await post(`/admin/staff/${member.person_id}/role`, headers, { role_id: unused.id, seen_role_id: member.role_id });
    const { id } = await newest(headers);
    const answers = await Promise.all([undo(id, headers), undo(id, other.headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await newest(headers)).id).toBe(id + 1);
  });

  test('needs the permission of the change, and never gives more than the member holds', async () => {
    const { headers, member, unused } = await setUp();
    await post(`/admin/staff/${member.person_id}/role`, headers, { role_id: unused.id, seen_role_id: member.role_id });
    const { id } = await newest(headers);
    const reader = await buildStaff(db, ['audit:read']);
    expect(await list(reader.headers, 'per_page=1')).toMatchObject([{ id, can_undo: false }]);
    expect((await undo(id, reader.headers)).status).toBe(403);
    const smaller = await buildStaff(db, ['staff']);
    expect((await undo(id, smaller.headers)).status).toBe(403);
    expect((await undo(999_999, headers)).status).toBe(404);
  });

  test('what has no inverse is refused', async () => {
    const { headers, member } = await setUp();
    await post(`/admin/staff/${member.person_id}/second-factor/reset`, headers);
    const entry = await newest(headers);
    expect(entry).toMatchObject({ action: 'staff.reset-second-factor', can_undo: false });
    expect((await undo(entry.id, headers)).status).toBe(409);
  });
});

test('the log is filtered by who, action, subject and time, in pages', async () => {
  const { headers, person_id } = await buildStaff(db);
  const role = await buildRole(db, []);
  for (const name of ['One', 'Two', 'Three']) await saveRole(headers, role.id, { name: `${name} ${role.id}`, permissions: [] });
  const since = (await list(headers, `by=${person_id}`)).at(-1)?.at;
  const blocked = await buildPerson(db);
  await souk('people', 'block', String(blocked));

  const mine = await list(headers, `by=${person_id}`);
  expect(mine.map(({ after }) => after?.name)).toEqual(['Three', 'Two', 'One'].map((name) => `${name} ${role.id}`));
  expect(await list(headers, `by=command-line&per_page=1`)).toMatchObject([
    { action: 'person.block', by: null, device: 'npm run souk', subject: { kind: 'person', id: String(blocked) } },
  ]);
  expect(await list(headers, `action=role&subject_kind=role&subject_id=${role.id}`)).toHaveLength(3);
  expect(await list(headers, `action=role.remove&by=${person_id}`)).toEqual([]);
  expect(await list(headers, `until=${since}&by=${person_id}`)).toEqual([]);
  expect(await list(headers, `since=${since}&by=${person_id}`)).toHaveLength(3);
  const first = Object((await call('GET', `/admin/audit?by=${person_id}&per_page=2`, { headers })).body.data);
  expect(first).toMatchObject({ has_more: true, entries: [{ subject: { name: `Three ${role.id}` } }, {}] });
  expect(first.people).toContainEqual({ id: person_id, name: expect.any(String) });
  expect(first.actions).toContain('role.change');
  expect(await list(headers, `by=${person_id}&before=${first.entries[1].id}`)).toMatchObject([{ after: { name: `One ${role.id}` } }]);
  for (const query of ['by=x', 'action=%25', 'since=yesterday', 'before=0'])
    expect((await call('GET', `/admin/audit?${query}`, { headers })).status).toBe(422);
});

describe('npm run souk -- audit', () => {
  test('lists and reverses, and finds a changed entry', async () => {
    const { headers } = await buildStaff(db);
    const person = await buildPerson(db);
    await souk('people', 'block', String(person));
    const { id } = await newest(headers);
    expect(await souk('audit', 'list', '--subject', `person:${person}`)).toMatchObject({ stdout: expect.stringContaining('person.block') });
    expect(await souk('audit', 'undo', String(id))).toMatchObject({
      code: 0,
      stdout: `Reversed the entry ${id}: person.unblock (${id + 1}).\n`,
    });
    expect(await souk('audit', 'undo', String(id))).toMatchObject({ code: 1 });
    expect(await souk('audit', 'check')).toMatchObject({ code: 0, stdout: expect.stringContaining('are as they were recorded') });

    const change = (after: string) =>
      pool.query(
        `begin; alter table audit_entries disable trigger user; update audit_entries set after = '${after}' where id = ${id};
         alter table audit_entries enable trigger user; commit`,
      );
    await change('{"blocked": false}');
    expect(await souk('audit', 'check')).toMatchObject({ code: 1, stdout: `The chain breaks at the entry ${id}.\n` });
    await change('{"blocked": true}');
    expect(await souk('audit', 'check')).toMatchObject({ code: 0 });
  });
});
