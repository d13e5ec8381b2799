import { NewAuthenticator } from '@souk/contract/back-office/access/authenticator';
import { describe, expect, test } from 'vitest';
import { buildLook } from '../../../test/builders/look.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { signInSeller, startSellerSignIn } from '../../../test/builders/sign-in-seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const testApp = await useTestApp();
const { call, clock, database } = testApp;
const { db } = database;

type Headers = Record<string, string>;
type Panel = 'seller' | 'admin';
const request = (headers: Headers, panel: Panel = 'seller') => call('POST', `/${panel}/authenticator/request`, { headers });
const ask = async (headers: Headers, panel?: Panel) => NewAuthenticator.parse((await request(headers, panel)).body.data);
const change = (headers: Headers, code: unknown, panel: Panel = 'seller') =>
  call('POST', `/${panel}/authenticator`, { headers, body: { code } });
const enter = (headers: Headers, code: unknown) => call('POST', '/seller/second-factor/again', { headers, body: { code } });
const currentCode = async (headers: Headers) => (await call('GET', '/seller/second-factor', { headers })).body.data?.code;
const entriesOf = (personId: number) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'person_id', 'before', 'after'])
    .where('subject_kind', '=', 'person')
    .where('subject_id', '=', String(personId))
    .execute();

const refused = { status: 403, body: { data: { code: 'second-factor' } } };
const other = (code: unknown) => (code === '000000' ? '111111' : '000000');

describe('[seller-05] the authenticator app of a seller', () => {
  test('is replaced once a code proves the new one; the former stops, other sessions end, and the audit log has it', async () => {
    const { person_id } = await buildSeller(db);
    const elsewhere = await signInSeller(testApp, person_id);
    const headers = await signInSeller(testApp, person_id);
    const shopper = await buildSession(db, { person_id });
    const { enrolment, code } = await ask(headers);
    expect(enrolment).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringContaining('otpauth://totp/'),
    });
    clock.advance(30);
    const former = await currentCode(headers);
    expect((await enter(headers, former)).status).toBe(200);
    expect((await change(headers, code)).status).toBe(200);
    expect((await call('GET', '/seller/me', { headers })).status).toBe(200);
    expect((await call('GET', '/seller/me', { headers: elsewhere })).status).toBe(401);
    expect((await call('GET', '/profile', { token: shopper.token })).status).toBe(200);
    // A code is accepted once, also the one that proved the new app.
    expect((await enter(headers, code)).status).toBe(422);
    clock.advance(60);
    expect((await enter(headers, await currentCode(headers))).status).toBe(200);
    const next = await startSellerSignIn(testApp, person_id);
    expect(next).toMatchObject({ enrolment: null });
    expect((await call('POST', '/seller/second-factor', { body: { ticket: next.ticket, code: next.code } })).status).toBe(200);
    const entries = await entriesOf(person_id);
    expect(entries).toMatchObject([{ action: 'authenticator.change', person_id }]);
    expect(JSON.stringify(entries)).not.toContain(enrolment.secret);
    const stored = await db.selectFrom('authenticator_changes').selectAll().execute();
    expect(stored).toEqual([]);
  });

  test('stays after a wrong code, whose tries are counted, and after ten minutes', async () => {
    const { person_id } = await buildSeller(db);
    const headers = await signInSeller(testApp, person_id);
    const { code } = await ask(headers);
    const wrong = await change(headers, other(code));
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']]);
    for (let attempt = 2; attempt <= 5; attempt++) expect((await change(headers, other(code))).status).toBe(422);
    expect((await change(headers, code)).status).toBe(429);
    const late = await signInSeller(testApp, (await buildSeller(db)).person_id);
    const asked = await ask(late);
    clock.advance(595);
    expect((await enter(late, await currentCode(late))).status).toBe(200);
    clock.advance(10);
    expect((await change(late, asked.code)).status).toBe(409);
    expect((await enter(late, await currentCode(late))).status).toBe(200);
  });

  test('needs a second factor of the last ten minutes, a session of the panel, and nobody who only looks', async () => {
    const seller = await buildSeller(db);
    const headers = await signInSeller(testApp, seller.person_id);
    const { code } = await ask(headers);
    for (const bad of ['12345', 123456, 'abcdef', null]) expect((await change(headers, bad)).status).toBe(422);
    clock.advance(601);
    expect(await request(headers)).toMatchObject(refused);
    expect(await change(headers, code)).toMatchObject(refused);
    expect((await request({})).status).toBe(401);
    const looking = await buildLook(call, await buildStaff(db, ['shops:look']), seller.shop_id);
    expect((await request(looking)).status).toBe(403);
  });

  test('is not the one that another session asked for, nor that of the admin panel', async () => {
    const { person_id } = await buildSeller(db);
    const [one, two] = [await signInSeller(testApp, person_id), await signInSeller(testApp, person_id)];
    const { code } = await ask(one);
    expect((await change(two, code)).status).toBe(409);
    expect((await change(one, code, 'admin')).status).toBe(401);
    // The later secret is the valid one.
    const again = await ask(one);
    expect((await change(one, again.code)).status).toBe(200);
  });
});

test('a member of the staff changes theirs by the same rules', async () => {
  const { person_id, headers } = await buildStaff(db, ['orders:read']);
  await db.updateTable('sessions').set({ second_factor_at: null }).where('person_id', '=', person_id).execute();
  expect(await request(headers, 'admin')).toMatchObject(refused);
  await db.updateTable('sessions').set({ second_factor_at: clock.now() }).where('person_id', '=', person_id).execute();
  const another = await buildSession(db, { person_id, audience: 'admin' });
  const { code } = await ask(headers, 'admin');
  expect((await change(headers, code, 'admin')).status).toBe(200);
  expect((await call('GET', '/admin/me', { headers: { cookie: `souk_admin=${another.token}` } })).status).toBe(401);
  expect((await call('GET', '/admin/me', { headers })).status).toBe(200);
  expect(await entriesOf(person_id)).toMatchObject([{ action: 'authenticator.change', person_id }]);
  const member = await db.selectFrom('staff').select('totp_secret').where('person_id', '=', person_id).executeTakeFirstOrThrow();
  expect(member.totp_secret).not.toBeNull();
});
