import { Passkey, PasskeyCreation, PasskeyRequest } from '@souk/contract/back-office/access/passkey-fields';
import { describe, expect, test } from 'vitest';
import { buildAuthenticator } from '../../../test/builders/authenticator.ts';
import { adminHeaders, buildStaff } from '../../../test/builders/staff.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database, clock } = await useTestApp();
const { db } = database;

type Headers = Record<string, string>;
const list = async (headers: Headers) => Passkey.array().parse((await call('GET', '/admin/passkeys', { headers })).body.data?.passkeys);
const requestNew = async (headers: Headers) =>
  PasskeyCreation.parse((await call('POST', '/admin/passkeys/request', { headers })).body.data?.request);
const add = (headers: Headers, passkey: unknown, name = 'Work laptop') =>
  call('POST', '/admin/passkeys', { headers, body: { name, passkey } });
const addRole = (headers: Headers, name: string) => call('POST', '/admin/roles', { headers, body: { name, permissions: [] } });

async function buildMember() {
  const staff = await buildStaff(db);
  // The clock of these tests is ahead of the database's.
  await db.updateTable('sessions').set({ second_factor_at: clock.now() }).where('person_id', '=', staff.person_id).execute();
  const { phone } = await db.selectFrom('people').select('phone').where('id', '=', staff.person_id).executeTakeFirstOrThrow();
  return { ...staff, phone: phone ?? '' };
}

async function buildMemberWithPasskey() {
  const member = await buildMember();
  const authenticator = buildAuthenticator();
  const added = await add(member.headers, authenticator.make(await requestNew(member.headers)));
  return { ...member, authenticator, passkey: Passkey.parse(added.body.data?.passkey) };
}

async function startSignIn(phone: string) {
  clock.advance(61);
  const sent = await call('POST', '/admin/send-code', { body: { phone } });
  const { data } = (await call('POST', '/admin/sign-in', { body: { phone, otp: String(sent.body.data?.otp) } })).body;
  return { ticket: String(data?.ticket), request: PasskeyRequest.optional().parse(data?.passkey) };
}

async function startWithPasskey(phone: string) {
  const { ticket, request } = await startSignIn(phone);
  return { ticket, request: PasskeyRequest.parse(request) };
}

const finish = (ticket: string, passkey: unknown) => call('POST', '/admin/second-factor/passkey', { body: { ticket, passkey } });
const tokenOf = (cookie: unknown) => /^souk_admin=([\w-]{43});/.exec(String(cookie))?.[1] ?? '';

describe('a passkey', () => {
  test('is added, confirms the next sign-in, and is removed; each change is in the audit log', async () => {
    const { headers, phone, person_id, authenticator, passkey } = await buildMemberWithPasskey();
    expect(passkey).toMatchObject({ name: 'Work laptop', last_used_at: null });
    const { ticket, request } = await startWithPasskey(phone);
    expect(request.allowCredentials).toEqual([{ id: authenticator.id, type: 'public-key', transports: ['internal', 'telepathy'] }]);
    const opened = await finish(ticket, authenticator.answer(request));
    expect(opened).toMatchObject({ status: 200, body: { data: { person_id, role: 'Owner' } } });
    const signedIn = adminHeaders(tokenOf(opened.headers['set-cookie']));
    expect((await call('GET', '/admin/me', { headers: signedIn })).status).toBe(200);
    expect((await list(headers))[0]?.last_used_at).toBe(clock.now().toISOString());
    expect((await addRole(signedIn, 'Added at once')).status).toBe(200);
    expect((await call('DELETE', `/admin/passkeys/${passkey.id}`, { headers: signedIn })).status).toBe(200);
    expect([await list(headers), (await startSignIn(phone)).request]).toEqual([[], undefined]);
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', String(person_id))
      .where('action', 'like', 'passkey.%')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'passkey.add', before: null, after: { name: 'Work laptop' } },
      { action: 'passkey.remove', before: { name: 'Work laptop' }, after: null },
    ]);
  });

  test('opens the calls that need a recent second factor, once for each request', async () => {
    const { headers, authenticator } = await buildMemberWithPasskey();
    const ask = async () =>
      PasskeyRequest.parse((await call('POST', '/admin/second-factor/again/request', { headers })).body.data?.request);
    const enter = (passkey: unknown) => call('POST', '/admin/second-factor/again/passkey', { headers, body: { passkey } });
    clock.advance(601);
    expect((await addRole(headers, 'Too late')).status).toBe(403);
    const answer = authenticator.answer(await ask());
    expect((await enter(answer)).status).toBe(200);
    expect((await addRole(headers, 'Confirmed again')).status).toBe(200);
    expect((await enter(answer)).status).toBe(422);
    const former = await ask();
    await ask();
    expect((await enter(authenticator.answer(former))).status).toBe(422);
    const expired = await ask();
    clock.advance(601);
    expect((await enter(authenticator.answer(expired))).status).toBe(422);
  });

  test.each<[string, (authenticator: ReturnType<typeof buildAuthenticator>, request: PasskeyRequest) => unknown]>([
    ['another page', (authenticator, request) => authenticator.answer(request, { origin: 'https://souk-sign-in.example' })],
    ['another challenge', (authenticator, request) => authenticator.answer({ ...request, challenge: 'c29tZXRoaW5nLWVsc2U' })],
    ['another site', (authenticator, request) => authenticator.answer({ ...request, rpId: 'souk-sign-in.example' })],
    ['a device that did not verify its owner', (authenticator, request) => authenticator.answer(request, { isVerified: false })],
    ['a copy with an old counter', (authenticator, request) => authenticator.answer(request, { counter: 4 })],
    ['another device', (_authenticator, request) => buildAuthenticator().answer(request)],
    [
      'another device under the name of the right one',
      (authenticator, request) => ({ ...buildAuthenticator().answer(request), id: authenticator.id, rawId: authenticator.id }),
    ],
    [
      'no device',
      (authenticator) => ({
        id: authenticator.id,
        rawId: authenticator.id,
        type: 'public-key',
        response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
      }),
    ],
  ])('of %s is refused', async (_title, answer) => {
    const { phone, authenticator } = await buildMemberWithPasskey();
    const first = await startWithPasskey(phone);
    await finish(first.ticket, authenticator.answer(first.request, { counter: 5 }));
    const { ticket, request } = await startWithPasskey(phone);
    const refused = await finish(ticket, answer(authenticator, request));
    expect([refused.status, Object.keys(refused.body.errors ?? {}), refused.headers['set-cookie']]).toEqual([422, ['passkey'], undefined]);
    expect((await finish(ticket, authenticator.answer(request, { counter: 6 }))).status).toBe(200);
  });

  test('of one member does not confirm the sign-in of another', async () => {
    const [one, other] = [await buildMemberWithPasskey(), await buildMemberWithPasskey()];
    const { ticket, request } = await startWithPasskey(other.phone);
    expect((await finish(ticket, one.authenticator.answer(request))).status).toBe(422);
    const foreign = await call('DELETE', `/admin/passkeys/${one.passkey.id}`, { headers: other.headers });
    expect([foreign.status, (await list(one.headers)).length]).toEqual([404, 1]);
  });

  test('is refused after five wrong answers, also the right one', async () => {
    const { phone, authenticator } = await buildMemberWithPasskey();
    const { ticket, request } = await startWithPasskey(phone);
    for (let attempt = 1; attempt <= 5; attempt++) expect((await finish(ticket, buildAuthenticator().answer(request))).status).toBe(422);
    expect((await finish(ticket, authenticator.answer(request))).status).toBe(422);
  });

  test('is removed with the reset of the second factor and with the member', async () => {
    const owner = await buildMember();
    const [reset, removed] = [await buildMemberWithPasskey(), await buildMemberWithPasskey()];
    await call('POST', `/admin/staff/${reset.person_id}/second-factor/reset`, { headers: owner.headers });
    await call('DELETE', `/admin/staff/${removed.person_id}`, { headers: owner.headers });
    const left = await db
      .selectFrom('passkeys')
      .select('person_id')
      .where('person_id', 'in', [reset.person_id, removed.person_id])
      .execute();
    expect(left).toEqual([]);
  });
});

describe('adding a passkey', () => {
  test('needs a recent second factor', async () => {
    const { headers } = await buildMember();
    const request = await requestNew(headers);
    clock.advance(601);
    const refused = { status: 403, body: { data: { code: 'second-factor' } } };
    expect(await call('POST', '/admin/passkeys/request', { headers })).toMatchObject(refused);
    expect(await add(headers, buildAuthenticator().make(request))).toMatchObject(refused);
  });

  test('needs an answer to the newest request, from this site', async () => {
    const { headers } = await buildMember();
    const authenticator = buildAuthenticator();
    expect((await add(headers, authenticator.make({ challenge: 'AA', rp: { id: 'localhost' }, user: { id: 'AA' } }))).status).toBe(422);
    const request = await requestNew(headers);
    const foreign = authenticator.make(request, { origin: 'https://souk-sign-in.example' });
    expect(await add(headers, foreign)).toMatchObject({ status: 422, body: { errors: { passkey: expect.any(Array) } } });
    expect(await list(headers)).toEqual([]);
  });

  test('adds each passkey once, and at most ten', async () => {
    const { headers, authenticator } = await buildMemberWithPasskey();
    const { excludeCredentials, ...request } = await requestNew(headers);
    expect(excludeCredentials).toMatchObject([{ id: authenticator.id }]);
    expect((await add(headers, authenticator.make(request))).status).toBe(409);
    for (let number = 2; number <= 10; number++)
      expect((await add(headers, buildAuthenticator().make(await requestNew(headers)))).status).toBe(200);
    expect((await add(headers, buildAuthenticator().make(await requestNew(headers)))).status).toBe(409);
  });

  test.each([
    ['without a name', { name: ' ' }, 'name'],
    ['that is none', { passkey: { id: 'not base64url!' } }, 'passkey'],
  ])('%s is a 422', async (_title, fields, field) => {
    const { headers } = await buildMember();
    const body = { name: 'Phone', passkey: buildAuthenticator().make(await requestNew(headers)), ...fields };
    const { status, body: answer } = await call('POST', '/admin/passkeys', { headers, body });
    expect([status, Object.keys(answer.errors ?? {})[0]?.split('.')[0]]).toEqual([422, field]);
  });
});
