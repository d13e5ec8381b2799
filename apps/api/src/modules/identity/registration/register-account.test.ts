import { describe, expect, test } from 'vitest';
import { buildPerson } from '../../../../test/builders/person.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const { call, clock, database, messages, runJobs } = await useTestApp({
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
});
const { db } = database;
const form = { name: 'Asha Rao', email: '9810000001@souk.example', password: '12345678', country: 'India', phone_code: '91' };
const register = (phone: string, more: object = {}) => call('POST', '/registration', { body: { ...form, phone, ...more } });
const verify = (phone: string, otp: unknown) => call('POST', '/verify-registration', { body: { phone, otp } });
const findPerson = (full: string) => db.selectFrom('people').selectAll().where('phone_full', '=', full).executeTakeFirst();

describe('POST /registration', () => {
  test('[auth-03] opens an account that is not verified, and sends its code', async () => {
    const { status, body } = await register('9810000001');
    expect([status, body]).toEqual([
      201,
      { message: 'You have successfully registered.', data: { otp: expect.stringMatching(/^\d{4}$/), retry_after: 60 } },
    ]);
    expect(await findPerson('919810000001')).toMatchObject({
      name: 'Asha Rao',
      phone: '9810000001',
      phone_code: '91',
      phone_verified_at: null,
    });
    await runJobs();
    expect(messages.filter(({ to }) => to === '+919810000001')).toEqual([
      expect.objectContaining({ text: expect.stringContaining(String(body.data?.otp)) }),
    ]);
  });

  test('the password and the address that the form makes up are not stored', async () => {
    await register('9810000002');
    expect(await findPerson('919810000002')).toMatchObject({ password_hash: null, email: null });
  });

  test('[auth-16] a number that has an account is answered like any other, also when typed differently, and its code signs in to it', async () => {
    const id = await buildPerson(db, { phone: '9810000003', name: 'First' });
    const [known, unknown] = [await register('0981 0000003'), await register('9810000008')];
    expect([known.status, known.body.message, Object.keys(known.body.data ?? {})]).toEqual([
      unknown.status,
      unknown.body.message,
      Object.keys(unknown.body.data ?? {}),
    ]);
    await runJobs();
    const textTo = (number: string) => messages.find(({ to }) => to === number)?.text.replace(/^\d+/, '');
    expect(textTo('+919810000003')).toBe(textTo('+919810000008'));
    const { body } = await verify('9810000003', known.body.data?.otp);
    expect(body.data).toMatchObject({ user: { id, name: 'First' } });
  });

  test('a number that was never verified can be registered again', async () => {
    await register('9810000004', { name: 'First' });
    clock.advance(61);
    const second = await register('9810000004', { name: 'Second' });
    expect(second.status).toBe(201);
    expect((await verify('9810000004', second.body.data?.otp)).status).toBe(200);
    expect(await findPerson('919810000004')).toMatchObject({ name: 'Second' });
  });

  test('two parallel registrations of a number create one account', async () => {
    await Promise.all(Array.from({ length: 8 }, () => register('9810000005')));
    expect(await db.selectFrom('people').select('id').where('phone_full', '=', '919810000005').execute()).toHaveLength(1);
  });

  test.each([
    [{ phone: '12345678' }, 'phone', 'The phone field must have at least 9 digits'],
    [{ phone: '12345678901234567' }, 'phone', 'The phone field may have at most 16 digits'],
    [{ name: ' ' }, 'name', 'The name field is required'],
    [{ country: 'Atlantis' }, 'country', 'The country field is not valid'],
    [{ phone_code: 'x' }, 'phone_code', 'The phone code field is not valid'],
  ])('[auth-05] %j is refused under %s', async (wrong, field, message) => {
    const { status, body } = await register('9810000006', wrong);
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
  });

  test('the lengths are settings', async () => {
    await db.updateTable('settings').set({ phone_min_length: 8 }).execute();
    expect((await register('33445566', { phone_code: '974', country: 'Qatar' })).status).toBe(201);
    await db.updateTable('settings').set({ phone_min_length: 9 }).execute();
  });

  test.each(['999', '0'])('country code %s, which no country has, is a 422', async (phone_code) => {
    expect((await register('9810000007', { phone_code })).status).toBe(201);
  });
});

describe('POST /verify-registration', () => {
  test('[auth-03] verifies and signs in', async () => {
    const sent = await register('9820000001');
    const { status, body } = await verify('9820000001', sent.body.data?.otp);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      user: { name: 'Asha Rao', phone_verified: true, account_verified: true, country: 'India', email: null },
    });
    const { token } = Object(body.data).access;
    expect((await call('GET', '/profile', { token })).status).toBe(200);
  });

  test('finds a new account from another country, though somebody in the default country has these digits', async () => {
    await buildPerson(db, { phone: '501234567' });
    const sent = await register('501234567', { phone_code: '971', country: 'United Arab Emirates' });
    const { body } = await verify('501234567', sent.body.data?.otp);
    expect(body.data).toMatchObject({ user: { phone_code: '971' } });
  });

  test('[auth-15] a wrong code, a used one and an unknown number get the same answer', async () => {
    const sent = await register('9820000002');
    const code = String(sent.body.data?.otp);
    const wrong = await verify('9820000002', String((Number(code) + 1) % 10_000).padStart(4, '0'));
    await verify('9820000002', code);
    const used = await verify('9820000002', code);
    const unknown = await verify('9829999999', code);
    expect(wrong.status).toBe(422);
    expect(used).toMatchObject({ status: 422, body: wrong.body });
    expect(unknown).toMatchObject({ status: 422, body: wrong.body });
  });

  test('[auth-15] a code for registration does not sign in elsewhere', async () => {
    const sent = await register('9820000003');
    const otp = sent.body.data?.otp;
    expect((await call('POST', '/login', { body: { phone: '9820000003', otp } })).status).toBe(422);
    expect((await call('POST', '/verify-otp', { body: { phone: '9820000003', otp } })).status).toBe(422);
  });
});
