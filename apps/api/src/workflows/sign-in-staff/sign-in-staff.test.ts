import { describe, expect, test } from 'vitest';
import { buildPerson } from '../../../test/builders/person.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { adminHeaders, buildStaff, ownerRole } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { hashToken } from '../../modules/identity/domain/token.ts';

const { call, database, clock, messages, runJobs } = await useTestApp();
const { db } = database;

const me = (headers: Record<string, string>) => call('GET', '/admin/me', { headers });

async function buildMember() {
  const person_id = await buildPerson(db);
  await db
    .insertInto('staff')
    .values({ person_id, role_id: (await ownerRole(db)).id })
    .execute();
  const { phone } = await db.selectFrom('people').select('phone').where('id', '=', person_id).executeTakeFirstOrThrow();
  return { person_id, phone: phone ?? '' };
}

async function enterPhoneCode(phone: string) {
  clock.advance(61);
  const sent = await call('POST', '/admin/send-code', { body: { phone } });
  return call('POST', '/admin/sign-in', { body: { phone, otp: String(sent.body.data?.otp) } });
}

async function signIn(phone: string) {
  const { body } = await enterPhoneCode(phone);
  return call('POST', '/admin/second-factor', { body: { ticket: body.data?.ticket, code: body.data?.code } });
}

const tokenOf = (cookie: unknown) => /^souk_admin=([\w-]{43});/.exec(String(cookie))?.[1] ?? '';

test('a member signs in with a code and an authenticator app, which is set up the first time only', async () => {
  const { phone, person_id } = await buildMember();
  const first = await enterPhoneCode(phone);
  expect(first).toMatchObject({
    status: 200,
    body: { data: { enrolment: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), address: expect.stringContaining('otpauth://totp/') } } },
  });
  const { ticket, code } = first.body.data ?? {};
  const opened = await call('POST', '/admin/second-factor', { body: { ticket, code } });
  expect(opened).toMatchObject({ status: 200, body: { data: { person_id, role: 'Owner' } } });
  expect(opened.headers['set-cookie']).toMatch(/^souk_admin=[\w-]{43}; Path=\/api\/admin; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  const token = tokenOf(opened.headers['set-cookie']);
  expect(await me(adminHeaders(token))).toMatchObject({ status: 200, body: { data: { person_id } } });
  const later = await enterPhoneCode(phone);
  expect(later.body.data).toMatchObject({ enrolment: null });
  const out = await call('POST', '/admin/sign-out', { headers: adminHeaders(token) });
  expect(out.headers['set-cookie']).toMatch(/^souk_admin=; Path=\/api\/admin; Max-Age=0;/);
  expect((await me(adminHeaders(token))).status).toBe(401);
});

test('the session lasts twelve hours', async () => {
  const { phone } = await buildMember();
  const headers = adminHeaders(tokenOf((await signIn(phone)).headers['set-cookie']));
  clock.advance(12 * 3600 - 10);
  expect((await me(headers)).status).toBe(200);
  clock.advance(11);
  expect((await me(headers)).status).toBe(401);
});

test('wrong second factors are counted, and the ticket is refused after five', async () => {
  const { phone } = await buildMember();
  const { ticket, code } = (await enterPhoneCode(phone)).body.data ?? {};
  const wrong = code === '000000' ? '111111' : '000000';
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answer = await call('POST', '/admin/second-factor', { body: { ticket, code: wrong } });
    expect([answer.status, Object.keys(answer.body.errors ?? {}), answer.headers['set-cookie']]).toEqual([422, ['code'], undefined]);
  }
  expect((await call('POST', '/admin/second-factor', { body: { ticket, code } })).status).toBe(422);
});

test('a code is used once, and a ticket expires after ten minutes', async () => {
  const { phone } = await buildMember();
  await signIn(phone);
  const { ticket, code } = (await enterPhoneCode(phone)).body.data ?? {};
  clock.advance(601);
  expect((await call('POST', '/admin/second-factor', { body: { ticket, code } })).status).toBe(422);
  const again = await signIn(phone);
  expect(again.status).toBe(200);
});

test('everybody else gets the same answer, no message and no way in', async () => {
  const { phone } = await db
    .selectFrom('people')
    .select('phone')
    .where('id', '=', await buildPerson(db))
    .executeTakeFirstOrThrow();
  await runJobs();
  messages.splice(0);
  const answer = await enterPhoneCode(phone ?? '');
  await runJobs();
  expect([answer.status, Object.keys(answer.body.errors ?? {}), messages]).toEqual([422, ['otp'], []]);
});

test('the token of one audience is refused by the others', async () => {
  const staff = await buildStaff(db);
  const shopper = await buildSession(db, { person_id: staff.person_id });
  const seller = await buildSession(db, { person_id: staff.person_id, audience: 'seller' });
  for (const { token } of [shopper, seller]) expect((await me(adminHeaders(token))).status).toBe(401);
  expect((await call('GET', '/admin/me', { token: staff.token })).status).toBe(401);
  for (const { token } of [staff, seller]) expect((await call('GET', '/profile', { token })).status).toBe(401);
  expect((await call('GET', '/profile', { headers: staff.headers })).status).toBe(401);
  expect((await me(staff.headers)).status).toBe(200);
  expect((await call('GET', '/profile', { token: shopper.token })).status).toBe(200);
});

test('a blocked member and one who is removed are signed out at once', async () => {
  for (const change of ['blocked', 'removed'] as const) {
    const { person_id, headers } = await buildStaff(db);
    expect((await me(headers)).status).toBe(200);
    if (change === 'blocked') {
      const owner = await buildStaff(db);
      await db.updateTable('people').set({ blocked_at: clock.now() }).where('id', '=', person_id).execute();
      await db.updateTable('sessions').set({ revoked_at: clock.now() }).where('person_id', '=', person_id).execute();
      expect((await me(owner.headers)).status).toBe(200);
    } else await db.deleteFrom('staff').where('person_id', '=', person_id).execute();
    await expect.poll(async () => (await me(headers)).status).toBe(401);
  }
});

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that is none', { origin: 'null' }],
])('%s cannot change anything with the cookie', async (_title, headers) => {
  const staff = await buildStaff(db);
  expect((await call('POST', '/admin/sign-out', { headers: { ...staff.headers, ...headers } })).status).toBe(403);
  const stored = await db.selectFrom('sessions').select('revoked_at').where('token_hash', '=', hashToken(staff.token)).executeTakeFirst();
  expect(stored).toEqual({ revoked_at: null });
});

test('codes and tickets appear in the answers of the local environment only', async () => {
  const { createTestApp } = await import('../../../test/test-app.ts');
  const secret = 'a-secret-of-thirty-two-characters-at-least';
  const env = {
    APP_ENVIRONMENT: 'production',
    APP_SECRET: secret,
    PUBLIC_URL: 'https://souk.example',
    MESSAGE_CHANNEL: 'smtp',
    SMTP_HOST: 'localhost',
    SMTP_FROM: 'Souk <a@b.example>',
  };
  const production = await createTestApp({ env });
  try {
    const person_id = await buildPerson(production.database.db);
    const role_id = (await ownerRole(production.database.db)).id;
    await production.database.db.insertInto('staff').values({ person_id, role_id }).execute();
    const { phone } = await production.database.db.selectFrom('people').select('phone').executeTakeFirstOrThrow();
    const sent = await production.call('POST', '/admin/send-code', { body: { phone } });
    expect(Object.keys(sent.body.data ?? {})).toEqual(['retry_after']);
    await production.runJobs();
    const otp = production.messages[0]?.code;
    const { body } = await production.call('POST', '/admin/sign-in', { body: { phone, otp } });
    expect(Object.keys(body.data ?? {})).toEqual(['ticket', 'enrolment']);
  } finally {
    await production.close();
  }
});

describe('what is dangerous', () => {
  const addRole = (headers: Record<string, string>, name: string) =>
    call('POST', '/admin/roles', { headers, body: { name, permissions: [] } });
  const enter = (headers: Record<string, string>, code: unknown) => call('POST', '/admin/second-factor/again', { headers, body: { code } });
  const demoCode = async (headers: Record<string, string>) => (await call('GET', '/admin/second-factor', { headers })).body.data?.code;

  test('needs the second factor within ten minutes, which the member enters again', async () => {
    const { phone } = await buildMember();
    const headers = adminHeaders(tokenOf((await signIn(phone)).headers['set-cookie']));
    expect((await addRole(headers, 'At once')).status).toBe(200);
    clock.advance(601);
    const refused = { status: 403, body: { data: { code: 'second-factor' } } };
    expect(await addRole(headers, 'Later')).toMatchObject(refused);
    expect(await call('POST', '/admin/audit/1/undo', { headers })).toMatchObject(refused);
    const code = await demoCode(headers);
    expect((await enter(headers, code === '000000' ? '111111' : '000000')).status).toBe(422);
    expect((await addRole(headers, 'Later')).status).toBe(403);
    expect((await enter(headers, code)).status).toBe(200);
    expect((await addRole(headers, 'Later')).status).toBe(200);
    expect((await enter(headers, code)).status).toBe(422);
    const other = adminHeaders(tokenOf((await signIn(phone)).headers['set-cookie']));
    clock.advance(601);
    await enter(headers, await demoCode(headers));
    expect(await addRole(other, 'Elsewhere')).toMatchObject(refused);
  });

  test('is refused after five wrong codes, also to the right one', async () => {
    const { phone } = await buildMember();
    const headers = adminHeaders(tokenOf((await signIn(phone)).headers['set-cookie']));
    const code = await demoCode(headers);
    for (let attempt = 1; attempt <= 5; attempt++) expect((await enter(headers, code === '000000' ? '111111' : '000000')).status).toBe(422);
    expect((await enter(headers, code)).status).toBe(429);
  });
});
