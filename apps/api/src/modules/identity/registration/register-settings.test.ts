import { afterEach, describe, expect, test } from 'vitest';
import { buildPerson } from '../../../../test/builders/person.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { deleteExpiredSignInsJob } from '../delete-expired-job.ts';

const { app, call, clock, database, messages, runJobs } = await useTestApp({
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
});
const { db } = database;
const form = { name: 'Asha Rao', password: '12345678', country: 'India', phone_code: '91' };
const register = (more: object) => call('POST', '/registration', { body: { ...form, ...more } });
const verify = (phone: string, otp: unknown) => call('POST', '/verify-registration', { body: { phone, otp } });
const findPerson = (full: string) => db.selectFrom('people').selectAll().where('phone_full', '=', full).executeTakeFirst();
const tokenOf = (answer: Awaited<ReturnType<typeof call>>): string => Object(answer.body.data).access.token;
const isIn = async (token: string) => (await call('GET', '/profile', { token })).status === 200;

async function logIn(phone: string) {
  const sent = await call('POST', '/send-login-otp', { body: { phone } });
  await runJobs();
  return call('POST', '/login', { body: { phone, otp: sent.body.data?.otp } });
}

type Settings = { register_otp_verify?: boolean; register_otp_type?: 'phone' | 'email'; phone_required?: boolean };
const set = (settings: Settings) => db.updateTable('settings').set(settings).execute();
afterEach(() => set({ register_otp_verify: true, register_otp_type: 'phone', phone_required: true }));

describe('[settings-10] without register_otp_verify', () => {
  test('a new account is signed in at once, unverified, and gets no code', async () => {
    await set({ register_otp_verify: false });
    const { status, body } = await register({ phone: '9811000001', email: '9811000001@made-up.example' });
    expect([status, Object.keys(body.data ?? {}).sort()]).toEqual([201, ['access', 'retry_after', 'user']]);
    expect(body.data).toMatchObject({ retry_after: 0, user: { phone: '9811000001', phone_verified: false, account_verified: false } });
    expect(await findPerson('919811000001')).toMatchObject({ phone_verified_at: null, email: null, password_hash: null });
    await runJobs();
    expect(messages.filter(({ to }) => to === '+919811000001')).toEqual([]);
  });

  test('a number of another account, verified or not, is refused as taken, and nobody is signed in', async () => {
    await set({ register_otp_verify: false });
    const mine = tokenOf(await register({ phone: '9811000002', name: 'First' }));
    await buildPerson(db, { phone: '9811000003' });
    clock.advance(61);
    for (const phone of ['9811000002', '9811000003']) {
      const { status, body } = await register({ phone, name: 'Second' });
      expect([status, body]).toEqual([
        422,
        { message: 'The phone has already been taken.', errors: { phone: ['The phone has already been taken.'] } },
      ]);
    }
    expect(await findPerson('919811000002')).toMatchObject({ name: 'First' });
    expect(await isIn(mine)).toBe(true);
    // With the setting on again, an account in use cannot be overwritten either.
    await set({ register_otp_verify: true });
    clock.advance(61);
    expect((await register({ phone: '9811000002', name: 'Third' })).status).toBe(201);
    expect(await findPerson('919811000002')).toMatchObject({ name: 'First', phone_verified_at: null });
    expect(await isIn(mine)).toBe(true);
  });

  test('[auth-15] verifying the number ends the sessions of everybody else in the account', async () => {
    await set({ register_otp_verify: false });
    const squatter = tokenOf(await register({ phone: '9811000004' }));
    const owner = await logIn('9811000004');
    expect(owner.body.data).toMatchObject({ user: { phone_verified: true } });
    expect([await isIn(squatter), await isIn(tokenOf(owner))]).toEqual([false, true]);
    clock.advance(61);
    const again = await logIn('9811000004');
    expect([await isIn(tokenOf(owner)), await isIn(tokenOf(again))]).toEqual([true, true]);
  });

  test('[auth-15] the number of new accounts is limited', async () => {
    await set({ register_otp_verify: false });
    expect((await register({ phone: '9811000005' })).status).toBe(201);
    expect((await register({ phone: '9811000005' })).status).toBe(429);
  });
});

describe('[settings-10] with register_otp_type email', () => {
  test('the code goes by mail and proves the address, not the number', async () => {
    await set({ register_otp_type: 'email' });
    const sent = await register({ phone: '9812000001', email: 'Asha.Rao@example.com' });
    expect(sent.status).toBe(201);
    expect(await findPerson('919812000001')).toMatchObject({ email: null, email_verified_at: null });
    await runJobs();
    expect(messages.filter(({ to }) => /9812000001|asha\.rao/.test(to)).map(({ to }) => to)).toEqual(['asha.rao@example.com']);
    const { body } = await verify('9812000001', sent.body.data?.otp);
    expect(body.data).toMatchObject({
      user: { email: 'asha.rao@example.com', email_verified: true, phone_verified: false, account_verified: true },
    });
    // The account is reached by its mail address: the number is unverified, and its codes go only to the number.
    const later = await logIn('Asha.Rao@example.com');
    expect(later.body.data).toMatchObject({ user: { name: 'Asha Rao', phone: '9812000001', phone_verified: false } });
    expect((await logIn('9812000001')).body.errors).toEqual({ name: ['Full name is required'] });
    const sentTo = messages.filter(({ to }) => /9812000001|asha\.rao/.test(to)).map(({ to }) => to);
    expect(sentTo).toEqual(['asha.rao@example.com', 'asha.rao@example.com', '+919812000001']);
  });

  test('the address is required, and a verified address of another account is refused', async () => {
    await set({ register_otp_type: 'email' });
    expect((await register({ phone: '9812000002' })).body.errors).toEqual({ email: ['The email field is required'] });
    await buildPerson(db, { email: 'proved@example.com', email_verified_at: new Date() });
    expect((await register({ phone: '9812000003', email: 'PROVED@example.com' })).body.errors).toEqual({
      email: ['The email has already been taken.'],
    });
    expect(await findPerson('919812000003')).toBeUndefined();
  });

  test('an unverified address of another account goes to the person who verifies it', async () => {
    await set({ register_otp_type: 'email' });
    const writer = await buildPerson(db, { email: 'written@example.com' });
    const sent = await register({ phone: '9812000004', email: 'written@example.com' });
    const { body } = await verify('9812000004', sent.body.data?.otp);
    expect(body.data).toMatchObject({ user: { email: 'written@example.com', email_verified: true } });
    const row = await db.selectFrom('people').select('email').where('id', '=', writer).executeTakeFirstOrThrow();
    expect(row.email).toBeNull();
  });

  test('of two registrations with one address, the first to verify it gets it', async () => {
    await set({ register_otp_type: 'email' });
    const first = await register({ phone: '9812000005', email: 'both@example.com' });
    clock.advance(61);
    const second = await register({ phone: '9812000006', email: 'both@example.com' });
    expect((await verify('9812000006', second.body.data?.otp)).status).toBe(200);
    expect((await verify('9812000005', first.body.data?.otp)).status).toBe(422);
    clock.advance(61);
    expect((await register({ phone: '9812000005', email: 'both@example.com' })).status).toBe(422);
  });
});

describe('[settings-10] without phone_required', () => {
  test('a mail address is enough to register and to sign in', async () => {
    await set({ phone_required: false });
    const sent = await register({ email: 'nophone@example.com' });
    expect(sent.status).toBe(201);
    await runJobs();
    const { body } = await verify('nophone@example.com', sent.body.data?.otp);
    expect(body.data).toMatchObject({ user: { phone: null, email: 'nophone@example.com', account_verified: true } });
    const later = await logIn('NoPhone@example.com');
    expect(later.body.data).toMatchObject({ user: { email: 'nophone@example.com' } });
    expect(messages.filter(({ to }) => to === 'nophone@example.com')).toHaveLength(2);
  });

  test('one of both is required; a verified address of another account is refused under email', async () => {
    await set({ phone_required: false });
    expect((await register({})).body.errors).toEqual({ email: ['The email field is required'] });
    await buildPerson(db, { phone: null, email: 'mine@example.com', email_verified_at: new Date() });
    expect((await register({ email: 'mine@example.com' })).body.errors).toEqual({ email: ['The email has already been taken.'] });
  });

  test('with register_otp_verify off as well the address is verified nevertheless: it is the only way to sign in again', async () => {
    await set({ phone_required: false, register_otp_verify: false });
    expect((await register({ email: 'only@example.com' })).body.data).not.toHaveProperty('access');
  });

  test('only accounts whose address was never verified are deleted', async () => {
    await set({ phone_required: false });
    await register({ name: 'Never', email: 'never@example.com' });
    const nothing = { phone: null, phone_code: null, created_at: clock.now() };
    const expected = [
      (await buildSession(db, { person_id: await buildPerson(db, { name: 'Is in', ...nothing }) })).person_id,
      await buildPerson(db, { name: 'Proved', ...nothing, email: 'verified@example.com', email_verified_at: clock.now() }),
      await buildPerson(db, { name: 'Unproved number', phone_verified_at: null, created_at: clock.now() }),
    ];
    clock.advance(3 * 24 * 3600);
    await deleteExpiredSignInsJob({ db, clock }).perform({}, { log: app.server.log, attempt: 1 });
    expect(await db.selectFrom('people').select('id').where('name', '=', 'Never').execute()).toEqual([]);
    expect(await db.selectFrom('people').select('id').where('id', 'in', expected).execute()).toHaveLength(3);
  });
});

test('[auth-03] with phone_required no phone is refused under phone, and a mail address cannot sign in', async () => {
  expect((await register({ email: 'someone@example.com' })).body.errors).toEqual({ phone: ['The phone field is required'] });
  const refused = await call('POST', '/send-login-otp', { body: { phone: 'someone@example.com' } });
  expect([refused.status, refused.body.errors]).toEqual([422, { phone: ['The phone field is not valid'] }]);
});
