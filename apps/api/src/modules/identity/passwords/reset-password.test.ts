import { describe, expect, test } from 'vitest';
import { buildPerson } from '../../../../test/builders/person.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { isPassword } from '../domain/password-hash.ts';

const { call, clock, database, messages, runJobs } = await useTestApp({
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
});
const { db } = database;
const send = (body: object) => call('POST', '/send-otp', { body: { forgot_password: true, ...body } });
const exchange = (phone: string, otp: unknown) => call('POST', '/verify-otp', { body: { phone, otp } });
const reset = (token: unknown, password = 'a new password', confirmation = password) =>
  call('POST', '/reset-password', { body: { password, password_confirmation: confirmation, token } });

async function newToken(phone: string): Promise<unknown> {
  const sent = await send({ phone });
  return (await exchange(phone, sent.body.data?.otp)).body.data?.token;
}

describe('POST /send-otp', () => {
  test('[auth-06] names the destination for the next call, known or not', async () => {
    await buildPerson(db, { phone: '501000001', phone_code: '971' });
    for (const phone of ['501000001', '501000002']) {
      const { status, body } = await send({ phone, phone_code: '971', forgot_password: 1 });
      expect([status, body]).toEqual([
        200,
        {
          message: 'OTP sent successfully',
          data: { otp: expect.stringMatching(/^\d{4}$/), retry_after: 60, email_or_phone: `+971${phone}` },
        },
      ]);
    }
  });

  test('a mail address that is verified gets the code, one that is not gets nothing and the same answer', async () => {
    await buildPerson(db, { phone: '9830000001', email: 'Asha@example.com', email_verified_at: new Date() });
    await buildPerson(db, { phone: '9830000002', email: 'made-up@example.com' });
    const verified = await send({ phone: 'asha@example.com' });
    const madeUp = await send({ phone: 'made-up@example.com' });
    expect(madeUp).toMatchObject({ status: 200, body: { message: verified.body.message } });
    await runJobs();
    expect(messages.map(({ to }) => to)).toContain('asha@example.com');
    expect(messages.map(({ to }) => to)).not.toContain('made-up@example.com');
    expect((await exchange('made-up@example.com', madeUp.body.data?.otp)).status).toBe(422);
    expect((await exchange('ASHA@example.com', verified.body.data?.otp)).status).toBe(200);
  });

  test.each([
    [{ phone: 'nobody' }],
    [{ phone: 'a@b' }],
    [{ phone: '12345678' }],
    [{ phone: '' }],
    [{ phone: '9830000003', forgot_password: false }],
  ])('[call-04] %j is a 422', async (body) => {
    expect((await send(body)).status).toBe(422);
  });
});

describe('POST /verify-otp', () => {
  test('[auth-15] a code is exchanged once', async () => {
    await buildPerson(db, { phone: '9840000001' });
    const sent = await send({ phone: '9840000001', phone_code: '91' });
    const name = String(sent.body.data?.email_or_phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(name, sent.body.data?.otp)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  test('[auth-15] the code of an unknown number is refused', async () => {
    const sent = await send({ phone: '9849999999' });
    expect((await exchange('9849999999', sent.body.data?.otp)).status).toBe(422);
  });
});

describe('POST /reset-password', () => {
  test('[auth-08] sets the password and ends every session, once', async () => {
    const id = await buildPerson(db, { phone: '9850000001' });
    const { token: session } = await buildSession(db, { person_id: id });
    const token = await newToken('9850000001');
    const { status, body } = await reset(token);
    expect([status, body]).toEqual([200, { message: 'Your password has been changed. Please log in.', data: {} }]);
    const { password_hash } = await db.selectFrom('people').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
    expect(await isPassword('a new password', password_hash)).toBe(true);
    expect((await call('GET', '/profile', { token: session })).status).toBe(401);
    expect((await reset(token)).body.errors).toEqual({
      token: ['This password reset has expired or was already used. Please request a new OTP.'],
    });
  });

  test('[auth-08] another confirmation is refused under the password, and the token stays valid', async () => {
    await buildPerson(db, { phone: '9850000002' });
    const token = await newToken('9850000002');
    const message = 'Confirm Password does not match.';
    expect((await reset(token, 'a new password', 'another one')).body).toEqual({ message, errors: { password: [message] } });
    expect((await reset(token)).status).toBe(200);
  });

  test('[auth-08] a short password is refused under the password', async () => {
    expect((await reset('any', 'short')).body.errors).toEqual({ password: ['The password field must have at least 8 characters'] });
  });

  test('a token ends after fifteen minutes', async () => {
    await buildPerson(db, { phone: '9850000003' });
    const token = await newToken('9850000003');
    clock.advance(15 * 60 + 1);
    expect((await reset(token)).status).toBe(422);
  });

  test('a newer token voids the older one', async () => {
    await buildPerson(db, { phone: '9850000004' });
    const older = await newToken('9850000004');
    clock.advance(61);
    const newer = await newToken('9850000004');
    expect((await reset(older)).status).toBe(422);
    expect((await reset(newer)).status).toBe(200);
  });

  test('of several parallel calls one sets the password', async () => {
    await buildPerson(db, { phone: '9850000005' });
    const token = await newToken('9850000005');
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset(token)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 422, 429].includes(status))).toBe(true);
  });

  test('a made-up token is refused', async () => {
    expect((await reset('x'.repeat(43))).status).toBe(422);
  });
});
