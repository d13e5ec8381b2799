import { beforeEach, describe, expect, test } from 'vitest';
import { buildShop } from '../../../test/builders/goods.ts';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildInvitation, buildSeller, sellerHeaders } from '../../../test/builders/seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database, clock, messages, runJobs } = marketplace;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(marketplace, args, { answer: 'yes' });

type Headers = Record<string, string>;
/** The second factor of every session; the clock advances with each sign-in. */
const enterFactor = (second_factor_at: Date | null = clock.now()) => db.updateTable('sessions').set({ second_factor_at }).execute();
async function post(path: string, headers: Headers, body: object = {}) {
  await enterFactor();
  return call('POST', path, { headers, body });
}
async function remove(path: string, headers: Headers) {
  await enterFactor();
  return call('DELETE', path, { headers });
}
const staffOf = async (headers: Headers) => Object((await call('GET', '/seller/staff', { headers })).body.data);

let numbers = 0;
function newNumber(): string {
  numbers += 1;
  return `+9198111${String(numbers).padStart(5, '0')}`;
}
const invite = (headers: Headers, { phone = newNumber(), role = 'Packer', name = 'Sana' } = {}) =>
  post('/seller/staff/invitations', headers, { phone, name, role });

/** The headers of a new session of the seller panel with that number; undefined if it is refused. */
async function signIn(phone: string): Promise<Headers | undefined> {
  clock.advance(61);
  const sent = await call('POST', '/seller/send-code', { body: { phone } });
  const redeemed = await call('POST', '/seller/sign-in', { body: { phone, otp: String(sent.body.data?.otp) } });
  const { ticket, code } = redeemed.body.data ?? {};
  if (redeemed.status !== 200) return undefined;
  const opened = await call('POST', '/seller/second-factor', { body: { ticket, code } });
  expect(opened.status).toBe(200);
  return sellerHeaders(/^souk_seller=([\w-]{43});/.exec(String(opened.headers['set-cookie']))?.[1] ?? '');
}

const entriesOf = (kind: string, id: string | number) =>
  db
    .selectFrom('audit_entries')
    .select(['id', 'action', 'person_id', 'before', 'after'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

beforeEach(async () => {
  await runJobs();
  messages.length = 0;
});

describe('[seller-05] an invitation', () => {
  test('the history of a shop has its payout account, members and invitations; that of a person their work for it', async () => {
    const staff = await buildStaff(db);
    const [seller, other] = [await buildSeller(db), await buildSeller(db)];
    const packer = await buildSeller(db, { shop_id: seller.shop_id, role: 'Packer' });
    for (const { headers } of [seller, other]) {
      await invite(headers);
      await post('/seller/payout-account', headers, {
        kind: 'iban',
        holder: 'Salma',
        number: 'GB82 WEST 1234 5698 7654 32',
        seen_changed_at: null,
      });
    }
    const history = async (kind: string, id: number) => {
      const { body } = await call('GET', `/admin/audit?subject_kind=${kind}&subject_id=${id}`, { headers: staff.headers });
      return Object(body.data).entries.map(({ action }: { action: string }) => action);
    };
    await remove(`/seller/staff/${packer.person_id}`, seller.headers);
    expect(await history('shop', seller.shop_id)).toEqual(['seller.remove', 'payout-account.change', 'seller.invite']);
    expect(await history('person', packer.person_id)).toEqual(['seller.remove']);
    expect(await history('payout-account', seller.shop_id)).toEqual(['payout-account.change']);
  });

  test('is sent as a signed link, and accepted by signing in with its number', async () => {
    const owner = await buildSeller(db);
    const phone = newNumber();
    const invited = await invite(owner.headers, { phone, role: 'Packer', name: 'Sana Rao' });
    expect(invited).toMatchObject({
      status: 200,
      body: { data: { members: [{}], invitations: [{ name: 'Sana Rao', phone, role: 'Packer', is_expired: false }] } },
    });
    await runJobs();
    const [message] = messages;
    expect(message).toMatchObject({ to: phone });
    const token = /\/seller\/sign-in\?invitation=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
    const view = () => call('GET', `/seller/invitations/${token}`);
    expect((await view()).body.data).toMatchObject({ role: 'Packer', state: 'open' });
    for (const wrong of ['x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`])
      expect((await call('GET', `/seller/invitations/${wrong}`)).status).toBe(404);

    const headers = await signIn(phone);
    expect((await call('GET', '/seller/me', { headers: headers ?? {} })).body.data).toMatchObject({
      name: 'Sana Rao',
      role: 'Packer',
      shop: { id: owner.shop_id },
    });
    expect((await view()).body.data).toMatchObject({ state: 'accepted' });
    const staff = await staffOf(owner.headers);
    expect(staff).toMatchObject({ members: [{ role: 'Owner' }, { name: 'Sana Rao', phone, role: 'Packer' }], invitations: [] });
    expect(staff.roles).toMatchObject([{ name: 'Owner', is_owner: true }, { name: 'Manager' }, { name: 'Packer' }, { name: 'Finance' }]);
    const { person_id } = staff.members[1];
    expect(await entriesOf('seller', `${owner.shop_id}-${person_id}`)).toMatchObject([{ action: 'seller.join', person_id }]);
    expect((await invite(owner.headers, { phone })).status).toBe(409);
  });

  test('expires after seven days, and is refused once it is revoked', async () => {
    const owner = await buildSeller(db);
    const [late, revoked] = [newNumber(), newNumber()];
    await invite(owner.headers, { phone: late });
    const { invitations } = Object((await invite(owner.headers, { phone: revoked })).body.data);
    const { id } = invitations[0];
    expect((await invite(owner.headers, { phone: revoked })).status).toBe(409);
    expect(await remove(`/seller/staff/invitations/${id}`, owner.headers)).toMatchObject({
      status: 200,
      body: { data: { invitations: [{}] } },
    });
    expect((await remove(`/seller/staff/invitations/${id}`, owner.headers)).status).toBe(404);
    expect(await signIn(revoked)).toBeUndefined();
    await runJobs();
    expect(messages.map(({ to }) => to)).toEqual([late]);
    const week = 7 * 24 * 3600 + 1;
    clock.advance(week);
    const other = await buildSeller(db, { shop_id: owner.shop_id });
    expect(await staffOf(other.headers)).toMatchObject({ invitations: [{ phone: late, is_expired: true }] });
    expect(await signIn(late)).toBeUndefined();
    expect((await invite(other.headers, { phone: late })).status).toBe(200);
    expect(await signIn(late)).toBeDefined();
    clock.advance(-week);
  });

  test('is sent again at most three times a day', async () => {
    const { headers } = await buildSeller(db);
    let id = Object((await invite(headers)).body.data).invitations[0].id;
    for (const _time of [1, 2]) {
      const again = await post(`/seller/staff/invitations/${id}/again`, headers);
      expect(again.status).toBe(200);
      expect(Object(again.body.data).invitations).toHaveLength(1);
      id = Object(again.body.data).invitations[0].id;
    }
    expect((await post(`/seller/staff/invitations/${id}/again`, headers)).status).toBe(429);
    await runJobs();
    expect(messages).toHaveLength(1);
    expect((await post('/seller/staff/invitations/999999/again', headers)).status).toBe(404);
  });

  test('does not let in a person who has another number by now', async () => {
    const { shop_id } = await buildSeller(db);
    const { person_id } = await buildInvitation(db, { shop_id });
    const phone = newNumber();
    const full = phone.slice(1);
    await db
      .updateTable('people')
      .set({ phone: full.slice(2), phone_full: full })
      .where('id', '=', person_id)
      .execute();
    expect(await signIn(phone)).toBeUndefined();
  });

  test('names the field of a number that is no number, and refuses a role that does not exist', async () => {
    const { headers } = await buildSeller(db);
    expect(await invite(headers, { phone: '12' })).toMatchObject({ status: 422, body: { errors: { phone: [expect.any(String)] } } });
    expect(await invite(headers, { name: '' })).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
    expect((await invite(headers, { role: 'King' })).status).toBe(404);
  });
});

describe('[seller-05] nobody gives or removes more than they hold', () => {
  async function buildLeader(shop_id: number) {
    const leader = await buildSeller(db, { shop_id, role: 'Packer' });
    const role = { name: `Leader ${leader.person_id}`, permissions: ['staff', 'orders', 'stock', 'messages'] };
    const { id } = await db.insertInto('shop_roles').values(role).returning('id').executeTakeFirstOrThrow();
    await db.updateTable('shop_members').set({ role_id: id }).where('person_id', '=', leader.person_id).execute();
    return { ...leader, role: role.name };
  }

  test('a member with the permission for staff alone manages roles within their own', async () => {
    const owner = await buildSeller(db);
    const { shop_id } = owner;
    const leader = await buildLeader(shop_id);
    const [finance, packer] = [await buildSeller(db, { shop_id, role: 'Finance' }), await buildSeller(db, { shop_id, role: 'Packer' })];
    const { id } = await buildInvitation(db, { shop_id, role: 'Finance' });
    const role = (person_id: number, seen_role: string, name: string) =>
      post(`/seller/staff/${person_id}/role`, leader.headers, { role: name, seen_role });
    const attempts = [
      invite(leader.headers, { role: 'Owner' }),
      invite(leader.headers, { role: 'Finance' }),
      role(packer.person_id, 'Packer', 'Manager'),
      role(finance.person_id, 'Finance', 'Packer'),
      role(leader.person_id, leader.role, 'Owner'),
      remove(`/seller/staff/${finance.person_id}`, leader.headers),
      remove(`/seller/staff/${owner.person_id}`, leader.headers),
      remove(`/seller/staff/invitations/${id}`, leader.headers),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(403);
    expect((await role(packer.person_id, 'Packer', leader.role)).status).toBe(200);
    expect((await remove(`/seller/staff/${packer.person_id}`, leader.headers)).status).toBe(200);
  });

  test('the last owner stays, for members and for operators', async () => {
    const owner = await buildSeller(db);
    const { shop_id, person_id, headers } = owner;
    expect((await remove(`/seller/staff/${person_id}`, headers)).status).toBe(409);
    expect((await post(`/seller/staff/${person_id}/role`, headers, { role: 'Packer', seen_role: 'Owner' })).status).toBe(409);
    const admin = await buildStaff(db);
    expect((await remove(`/admin/shops/${shop_id}/sellers/${person_id}`, admin.headers)).status).toBe(409);
    const other = await buildSeller(db, { shop_id });
    const answers = await Promise.all([
      remove(`/seller/staff/${person_id}`, other.headers),
      remove(`/seller/staff/${other.person_id}`, headers),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    expect(await db.selectFrom('shop_members').select('person_id').where('shop_id', '=', shop_id).execute()).toHaveLength(1);
  });

  test('a role that somebody else has changed is a conflict', async () => {
    const { shop_id, headers } = await buildSeller(db);
    const { person_id } = await buildSeller(db, { shop_id, role: 'Packer' });
    const change = (role: string, seen_role: string) => post(`/seller/staff/${person_id}/role`, headers, { role, seen_role });
    expect(await change('Manager', 'Packer')).toMatchObject({ status: 200 });
    expect((await change('Finance', 'Packer')).status).toBe(409);
    expect(await entriesOf('seller', `${shop_id}-${person_id}`)).toMatchObject([
      { action: 'seller.role', before: { role: 'Packer' }, after: { role: 'Manager' } },
    ]);
  });
});

describe('a member who is removed', () => {
  test('loses the session, but for another shop', async () => {
    const owner = await buildSeller(db);
    const { shop_id } = owner;
    const [one, two] = [await buildSeller(db, { shop_id, role: 'Packer' }), await buildSeller(db, { shop_id, role: 'Packer' })];
    const second = await buildShop(db);
    await db.insertInto('shop_members').values({ shop_id: second, person_id: two.person_id, role_id: two.role_id }).execute();
    for (const { person_id } of [one, two]) expect((await remove(`/seller/staff/${person_id}`, owner.headers)).status).toBe(200);
    expect((await call('GET', '/seller/me', { headers: one.headers })).status).toBe(401);
    expect((await call('GET', '/seller/me', { headers: two.headers })).body.data).toMatchObject({ shop: { id: second } });
    const sessions = await db.selectFrom('sessions').select('revoked_at').where('person_id', '=', one.person_id).execute();
    expect(sessions).toEqual([{ revoked_at: expect.any(Date) }]);
    expect((await remove(`/seller/staff/${one.person_id}`, owner.headers)).status).toBe(404);
  });
});

describe('an operator', () => {
  test('invites the first owner of a shop without an application', async () => {
    const shop = await buildShop(db);
    const admin = await buildStaff(db);
    const phone = newNumber();
    expect((await call('GET', `/admin/shops/${shop}/sellers`, { headers: admin.headers })).body.data).toMatchObject({
      members: [],
      blocked_at: null,
    });
    const invited = await post(`/admin/shops/${shop}/sellers`, admin.headers, { phone, name: 'Rana', role: 'Owner' });
    expect(invited).toMatchObject({ status: 200, body: { data: { sellers: { invitations: [{ phone, role: 'Owner' }] } } } });
    const headers = await signIn(phone);
    expect((await call('GET', '/seller/me', { headers: headers ?? {} })).body.data).toMatchObject({ shop: { id: shop }, role: 'Owner' });
    expect((await call('GET', '/admin/shops/999999/sellers', { headers: admin.headers })).status).toBe(404);
    expect((await post('/admin/shops/999999/sellers', admin.headers, { phone, name: 'Rana', role: 'Owner' })).status).toBe(404);
  });

  test('blocks the members of a shop, who are signed out at once, and lets them in again', async () => {
    const seller = await buildSeller(db);
    const admin = await buildStaff(db);
    const block = (is_blocked: boolean) => post(`/admin/shops/${seller.shop_id}/sellers/blocked`, admin.headers, { is_blocked });
    expect(await block(true)).toMatchObject({ status: 200, body: { data: { sellers: { blocked_at: expect.any(String) } } } });
    expect((await block(true)).status).toBe(409);
    expect((await call('GET', '/seller/me', { headers: seller.headers })).status).toBe(401);
    const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', seller.person_id).executeTakeFirstOrThrow();
    expect(await signIn(`+${phone_full}`)).toBeUndefined();
    expect((await block(false)).status).toBe(200);
    expect(await signIn(`+${phone_full}`)).toBeDefined();
    const shop = await db.selectFrom('shops').select('active').where('id', '=', seller.shop_id).executeTakeFirstOrThrow();
    expect(shop.active).toBe(true);
  });

  test('lists, invites, removes, blocks and unblocks by the command line', async () => {
    const { shop_id } = await buildSeller(db);
    const packer = await buildSeller(db, { shop_id, role: 'Packer' });
    const [shop, phone] = [String(shop_id), newNumber()];
    expect(await souk('sellers', 'invite', shop, phone, '--name', 'Ravi Nair', '--role', 'packer')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Ravi Nair is invited as packer'),
    });
    expect((await souk('sellers', 'list', shop)).stdout).toMatch(/Owner[\s\S]*Packer[\s\S]*Ravi Nair.*invited until/);
    expect(await souk('sellers', 'remove', shop, String(packer.person_id))).toMatchObject({ code: 0 });
    expect(await souk('sellers', 'remove', shop, String(await buildPerson(db)))).toMatchObject({ code: 1 });
    expect(await souk('sellers', 'block', shop)).toMatchObject({ code: 0 });
    expect((await souk('sellers', 'list', shop)).stdout).toContain('blocked since');
    expect(await souk('sellers', 'unblock', shop)).toMatchObject({ code: 0 });
    expect((await souk('sellers', 'unblock', shop)).stderr).toContain('admitted already');
  });
});

describe('[admin-04] undo of', () => {
  const readState = async (shopId: number) => ({
    members: await db
      .selectFrom('shop_members')
      .select(['person_id', 'role_id'])
      .where('shop_id', '=', shopId)
      .orderBy('person_id')
      .execute(),
    open: await db
      .selectFrom('shop_invitations')
      .select(['phone', 'role_id'])
      .where('shop_id', '=', shopId)
      .where('revoked_at', 'is', null)
      .where('accepted_at', 'is', null)
      .orderBy('id')
      .execute(),
    shop: await db
      .selectFrom('shops')
      .select((row) => row('sellers_blocked_at', 'is', null).as('is_free'))
      .where('id', '=', shopId)
      .executeTakeFirst(),
  });
  type Things = { shop_id: number; headers: Headers; admin: Headers; person_id: number; invitation: { id: number; phone: string } };
  const changes: Record<string, (things: Things) => Promise<unknown>> = {
    'seller.invite': ({ headers }) => invite(headers),
    'seller.revoke': ({ headers, invitation }) => remove(`/seller/staff/invitations/${invitation.id}`, headers),
    'seller.role': ({ headers, person_id }) => post(`/seller/staff/${person_id}/role`, headers, { role: 'Finance', seen_role: 'Packer' }),
    'seller.remove': ({ headers, person_id }) => remove(`/seller/staff/${person_id}`, headers),
    'shop.block-sellers': ({ admin, shop_id }) => post(`/admin/shops/${shop_id}/sellers/blocked`, admin, { is_blocked: true }),
    'shop.unblock-sellers': ({ admin, shop_id }) => post(`/admin/shops/${shop_id}/sellers/blocked`, admin, { is_blocked: false }),
  };

  test.each(Object.entries(changes))('%s: the former state returns', async (action, change) => {
    const { shop_id, headers } = await buildSeller(db);
    const { person_id } = await buildSeller(db, { shop_id, role: 'Packer' });
    const invitation = await buildInvitation(db, { shop_id });
    const admin = await buildStaff(db);
    if (action === 'shop.unblock-sellers')
      await db.updateTable('shops').set({ sellers_blocked_at: new Date() }).where('id', '=', shop_id).execute();
    const before = await readState(shop_id);
    await change({ shop_id, headers, admin: admin.headers, person_id, invitation });
    expect(await readState(shop_id)).not.toEqual(before);
    const entry = await db.selectFrom('audit_entries').select(['id', 'action']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
    expect(entry.action).toBe(action);
    if (action.startsWith('seller.')) {
      await enterFactor(null);
      expect((await call('POST', `/admin/audit/${entry.id}/undo`, { headers: admin.headers })).status).toBe(403);
    }
    expect((await post(`/admin/audit/${entry.id}/undo`, admin.headers)).status).toBe(200);
    expect(await readState(shop_id)).toEqual(before);
    expect((await post(`/admin/audit/${entry.id}/undo`, admin.headers)).status).toBe(409);
  });

  test('an accepted invitation removes the member, and of that again adds them', async () => {
    const { shop_id } = await buildSeller(db);
    const { phone, person_id } = await buildInvitation(db, { shop_id });
    await signIn(`+${phone}`);
    const admin = await buildStaff(db);
    const newest = async () => (await entriesOf('seller', `${shop_id}-${person_id}`)).at(-1);
    const undo = async () => (await post(`/admin/audit/${(await newest())?.id}/undo`, admin.headers)).status;
    expect(await newest()).toMatchObject({ action: 'seller.join' });
    expect(await undo()).toBe(200);
    expect(await newest()).toMatchObject({ action: 'seller.remove' });
    expect(await undo()).toBe(200);
    expect(await newest()).toMatchObject({ action: 'seller.add' });
    expect(await undo()).toBe(200);
    expect(await newest()).toMatchObject({ action: 'seller.remove' });
  });
});
