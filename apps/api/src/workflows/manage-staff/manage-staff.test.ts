import type { Permission } from '@souk/contract/back-office/permissions';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildRole, buildStaff, ownerRole } from '../../../test/builders/staff.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, args, { answer: 'yes' });

beforeEach(() => db.deleteFrom('staff').execute());

const post = (path: string, headers: Record<string, string>, body: object = {}) => call('POST', path, { headers, body });
/** Saves a role over its current version. */
async function saveRole(id: number, headers: Record<string, string>, role: object) {
  const { roles } = Object((await call('GET', '/admin/staff', { headers })).body.data);
  const { version } = roles.find((each: { id: number }) => each.id === id);
  return post(`/admin/roles/${id}`, headers, { ...role, version });
}
const staffKeys: Permission[] = ['staff', 'orders:read'];
const roleOf = async (personId: number) =>
  (await db.selectFrom('staff').select('role_id').where('person_id', '=', personId).executeTakeFirst())?.role_id;

test('the owner invites a new number, changes the role, and removes the member', async () => {
  const { headers } = await buildStaff(db);
  const role = await buildRole(db, ['orders:read']);
  const invited = await post('/admin/staff', headers, { phone: '+919811100001', name: 'Asha Rao', role_id: role.id });
  expect(invited).toMatchObject({
    status: 200,
    body: { data: { member: { name: 'Asha Rao', phone: '+919811100001', has_second_factor: false } } },
  });
  const { person_id } = Object(invited.body.data?.member);
  expect((await post('/admin/staff', headers, { phone: '+919811100001', name: 'Asha Rao', role_id: role.id })).status).toBe(409);
  const other = await buildRole(db, []);
  expect(await post(`/admin/staff/${person_id}/role`, headers, { role_id: other.id, seen_role_id: role.id })).toMatchObject({
    status: 200,
  });
  expect(await roleOf(person_id)).toBe(other.id);
  expect((await call('DELETE', `/admin/staff/${person_id}`, { headers })).status).toBe(200);
  expect(await roleOf(person_id)).toBeUndefined();
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', String(person_id))
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['staff.invite', 'staff.role', 'staff.remove']);
});

test.each([
  ['ar', 'هذا الشخص عضو في الفريق بالفعل.', 'حقل الاسم مطلوب', 'لا توجد مهمة 987654. المهام المنتهية تُحذف.'],
  ['ir', 'این شخص از پیش عضو تیم است.', 'نام را وارد کنید', 'کار ۹۸۷۶۵۴ وجود ندارد. کارهای پایان‌یافته حذف می‌شوند.'],
  [
    'en',
    'This person is a member of the staff already.',
    'The name field is required',
    'There is no job 987654. Finished jobs are removed.',
  ],
])('an operator reads in the language of the panel (%s) why a call is refused', async (language, already, required, missing) => {
  const { headers, person_id, role_id } = await buildStaff(db);
  const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', person_id).executeTakeFirstOrThrow();
  const phone = `+${phone_full}`;
  const asked = { ...headers, 'accept-language': language };
  expect((await post('/admin/staff', asked, { phone, name: 'Asha', role_id })).body).toMatchObject({ message: already });
  expect((await post('/admin/staff', asked, { phone, role_id })).body).toMatchObject({ errors: { name: [required] } });
  expect((await post('/admin/jobs/987654/retry', asked)).body).toMatchObject({ message: missing });
});

describe('nobody gives or takes more than they hold', () => {
  test('a role, a member and a second factor beyond the own permissions are refused', async () => {
    const owner = await buildStaff(db);
    const { headers } = await buildStaff(db, staffKeys);
    const larger = await buildStaff(db, [...staffKeys, 'refunds']);
    const person = await db
      .selectFrom('people')
      .select('phone_full')
      .where('id', '=', await buildPerson(db))
      .executeTakeFirstOrThrow();
    const phone = `+${person.phone_full}`;
    const attempts = [
      post('/admin/roles', headers, { name: 'Rich', permissions: ['refunds'] }),
      saveRole(larger.role_id, headers, { name: 'Poor', permissions: [] }),
      call('DELETE', `/admin/roles/${larger.role_id}`, { headers }),
      post('/admin/staff', headers, { phone, name: 'Friend', role_id: larger.role_id }),
      post('/admin/staff', headers, { phone, name: 'Friend', role_id: (await ownerRole(db)).id }),
      ...[owner, larger].flatMap(({ person_id }) => [
        post(`/admin/staff/${person_id}/role`, headers, { role_id: larger.role_id, seen_role_id: larger.role_id }),
        post(`/admin/staff/${person_id}/second-factor/reset`, headers),
        call('DELETE', `/admin/staff/${person_id}`, { headers }),
      ]),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(403);
    expect(await db.selectFrom('audit_entries').select('id').where('action', 'in', ['role.add', 'role.change']).execute()).toEqual([]);
  });

  test('the own role cannot be enlarged', async () => {
    const { headers, role_id } = await buildStaff(db, staffKeys);
    expect((await saveRole(role_id, headers, { name: 'Mine', permissions: [...staffKeys, 'refunds'] })).status).toBe(403);
    expect((await saveRole(role_id, headers, { name: 'Mine', permissions: ['staff'] })).status).toBe(200);
  });
});

describe('the last owner stays', () => {
  test('by the panel and by the command line', async () => {
    const { headers, person_id, role_id: seen_role_id } = await buildStaff(db);
    const role = await buildRole(db, []);
    expect(await post(`/admin/staff/${person_id}/role`, headers, { role_id: role.id, seen_role_id })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('The last owner stays') },
    });
    expect((await call('DELETE', `/admin/staff/${person_id}`, { headers })).status).toBe(409);
    for (const command of [
      ['admins', 'remove'],
      ['people', 'block'],
      ['people', 'erase'],
    ])
      expect(await souk(...command, String(person_id))).toMatchObject({ code: 1, stderr: expect.stringContaining('last owner') });
    await buildStaff(db);
    expect((await call('DELETE', `/admin/staff/${person_id}`, { headers })).status).toBe(200);
  });

  test('two owners who remove each other at once leave one', async () => {
    const [one, other] = [await buildStaff(db), await buildStaff(db)];
    const answers = await Promise.all([
      call('DELETE', `/admin/staff/${other.person_id}`, { headers: one.headers }),
      call('DELETE', `/admin/staff/${one.person_id}`, { headers: other.headers }),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(await db.selectFrom('staff').select('person_id').execute()).toHaveLength(1);
  });
});

describe('[admin-08] of two operators', () => {
  const storedRole = (id: number) => db.selectFrom('roles').select(['name', 'permissions']).where('id', '=', id).executeTakeFirstOrThrow();

  test('who save one role, the second gets a conflict, and saves over the first once they saw it', async () => {
    const { headers } = await buildStaff(db);
    const { role } = Object((await post('/admin/roles', headers, { name: 'Two editors', permissions: ['orders:read'] })).body.data);
    const save = (version: string, permissions: string[]) =>
      post(`/admin/roles/${role.id}`, headers, { name: 'Two editors', permissions, version });
    const first = await save(role.version, ['orders:read', 'refunds']);
    expect(first).toMatchObject({ status: 200, body: { data: { role: { permissions: ['orders:read', 'refunds'] } } } });
    expect(await save(role.version, ['orders:read', 'staff'])).toMatchObject({
      status: 409,
      body: { message: 'Somebody else has changed it.' },
    });
    expect(await storedRole(role.id)).toEqual({ name: 'Two editors', permissions: ['orders:read', 'refunds'] });
    expect((await save(Object(first.body.data).role.version, ['orders:read', 'staff'])).status).toBe(200);
    expect(await post(`/admin/roles/${role.id}`, headers, { name: 'Two editors', permissions: [] })).toMatchObject({
      status: 422,
      body: { errors: { version: [expect.any(String)] } },
    });
  });

  test('who give one member a role, the second gets a conflict', async () => {
    const { headers } = await buildStaff(db);
    const { person_id, role_id: seen_role_id } = await buildStaff(db, []);
    const [first, second] = [await buildRole(db, ['refunds']), await buildRole(db, ['staff'])];
    const give = (role_id: number) => post(`/admin/staff/${person_id}/role`, headers, { role_id, seen_role_id });
    expect((await give(first.id)).status).toBe(200);
    expect(await give(second.id)).toMatchObject({ status: 409, body: { message: 'Somebody else has changed the role.' } });
    expect(await roleOf(person_id)).toBe(first.id);
  });
});

test("the owner's role is never changed, and a role that somebody has is not removed", async () => {
  const { headers, role_id } = await buildStaff(db);
  const member = await buildStaff(db, ['orders:read']);
  expect((await saveRole(role_id, headers, { name: 'Owner', permissions: [] })).status).toBe(409);
  expect((await call('DELETE', `/admin/roles/${role_id}`, { headers })).status).toBe(409);
  expect((await call('DELETE', `/admin/roles/${member.role_id}`, { headers })).status).toBe(409);
  expect((await post('/admin/roles', headers, { name: 'owner', permissions: [] })).status).toBe(409);
});

test('npm run souk -- admins invites the first owner of an empty marketplace', async () => {
  expect(await souk('admins', 'invite', '+919811100077', '--name', 'Asha Rao')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Asha Rao \(\d+\) can sign in as Owner at .*\/admin\.\n$/),
  });
  expect(await souk('admins', 'invite', '+919811100078', '--name', 'Ravi', '--role', 'Nobody')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Roles: Owner, Manager'),
  });
  expect(await souk('admins', 'invite', '+919811100078', '--name', 'Ravi', '--role', 'support')).toMatchObject({ code: 0 });
  expect(await souk('admins', 'role', '+919811100078', 'Finance')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('is Finance'),
  });
  expect(await souk('admins', 'reset', '+919811100078')).toMatchObject({ code: 0 });
  expect((await souk('admins', 'list')).stdout).toContain('Finance');
  expect(await souk('admins', 'remove', '+919811100078')).toMatchObject({ code: 0 });
});
