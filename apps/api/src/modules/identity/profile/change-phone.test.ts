import { describe, expect, test } from 'vitest';
import { buildPerson } from '../../../../test/builders/person.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const { call, clock, database, messages, runJobs } = await useTestApp({
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
});
const { db } = database;
const wrong = 'The OTP is wrong or has expired. Please check it or request a new one.';
const noOne = { phone: null, phone_code: null, phone_full: null };
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);

let numbers = 0;
/** A number without an account. */
function freeNumber(): string {
  numbers += 1;
  return `98220${String(numbers).padStart(5, '0')}`;
}
async function member(person: Parameters<typeof buildPerson>[1] = {}) {
  const id = await buildPerson(db, person);
  const { token } = await buildSession(db, { person_id: id });
  return { id, token, full: (await rowOf(id)).phone_full };
}
const rowOf = (id: number) => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const start = (token: string, body: object = {}) => call('POST', '/change-phone/start', { token, body });
const confirm = (token: string, otp: unknown) => call('POST', '/change-phone/confirm', { token, body: { otp } });
const send = (token: string, pass: unknown, phone: string) => call('POST', '/change-phone/send-otp', { token, body: { pass, phone } });
const change = (token: string, body: object) => call('POST', '/change-phone', { token, body });

async function passOf(token: string): Promise<string> {
  const { body } = await confirm(token, (await start(token)).body.data?.otp);
  return String(body.data?.pass);
}
const other = (code: unknown) => (code === '0000' ? '0001' : '0000');

describe('[account-04] a number is changed', () => {
  test('by a code to the old one and a code to the new one', async () => {
    const { id, token, full } = await member();
    const elsewhere = await buildSession(db, { person_id: id });
    const started = await start(token);
    expect(started.body.data).toMatchObject({ email_or_phone: `+${full}`, other_way: null, retry_after: 60 });
    await runJobs();
    expect(messages.at(-1)).toMatchObject({ to: `+${full}`, text: expect.stringContaining('to change your number at Souk') });
    const { pass } = (await confirm(token, started.body.data?.otp)).body.data ?? {};
    const phone = freeNumber();
    const sent = await send(token, pass, phone);
    expect(sent.body.data).toMatchObject({ email_or_phone: `+91${phone}` });
    await runJobs();
    expect(messages.at(-1)?.to).toBe(`+91${phone}`);
    const login = await call('POST', '/send-login-otp', { body: { phone: `+${full}` } });
    const changed = await change(token, { pass, phone: `+91${phone}`, otp: sent.body.data?.otp });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        message: 'Your number was changed. Other devices were signed out.',
        data: { user: { phone, phone_code: '91', phone_verified: true } },
      },
    });
    expect((await call('GET', '/profile', { token })).status).toBe(200);
    expect((await call('GET', '/profile', { token: elsewhere.token })).status).toBe(401);
    // Codes that were sent to the old number are void, and the old number can be registered.
    expect((await call('POST', '/login', { body: { phone: `+${full}`, otp: login.body.data?.otp } })).status).toBe(422);
    const form = { name: 'Newcomer', password: '12345678', country: 'India', phone_code: '91', phone: full?.slice(2) };
    expect((await call('POST', '/registration', { body: form })).status).toBe(201);
  });

  test('with a mail address that has been verified for a week in place of the old number', async () => {
    const { token } = await member({ email: 'long@mail.example', email_verified_at: daysAgo(8) });
    expect((await start(token)).body.data).toMatchObject({ other_way: 'email' });
    const started = await start(token, { by: 'email' });
    expect(started.body.data).toMatchObject({ email_or_phone: 'long@mail.example', other_way: 'phone' });
    expect((await confirm(token, started.body.data?.otp)).status).toBe(200);

    const fresh = await member({ email: 'fresh@mail.example', email_verified_at: daysAgo(1) });
    const byPhone = await start(fresh.token, { by: 'email' });
    expect(byPhone.body.data).toMatchObject({ email_or_phone: `+${fresh.full}`, other_way: null });
  });

  test('or added by a person who has verified only a mail address', async () => {
    const { token } = await member({ ...noOne, email: 'alone@mail.example', email_verified_at: clock.now() });
    const pass = await passOf(token);
    const phone = freeNumber();
    const sent = await send(token, pass, phone);
    expect((await change(token, { pass, phone, otp: sent.body.data?.otp })).body.data?.user).toMatchObject({ phone, phone_verified: true });
  });
});

describe('[auth-15] a number is not changed', () => {
  test('without a code to where the person is reached now', async () => {
    const { token, full } = await member();
    const phone = freeNumber();
    expect(await call('POST', '/send-verification-otp', { token, body: { phone } })).toMatchObject({
      status: 409,
      body: { message: 'To change your number, first enter the code we send to your current number or email.' },
    });
    const code = (await start(token)).body.data?.otp;
    expect(await confirm(token, other(code))).toMatchObject({ status: 422, body: { message: wrong, errors: { otp: [wrong] } } });
    const late = { text: 'This took too long. Please start again.' };
    for (const pass of ['x', `${clock.now().getTime() + 60_000}.${'A'.repeat(43)}`]) {
      expect(await send(token, pass, phone)).toMatchObject({ status: 422, body: { message: late.text, errors: { pass: [late.text] } } });
      expect((await change(token, { pass, phone, otp: '1234' })).status).toBe(422);
    }
    expect((await call('GET', '/profile', { token })).body.data?.user).toMatchObject({ phone: full?.slice(2) });
  });

  test('with a pass of another session, of another person, or of ten minutes ago', async () => {
    const { id, token } = await member();
    const [elsewhere, stranger] = [await buildSession(db, { person_id: id }), await member()];
    const pass = await passOf(token);
    const phone = freeNumber();
    expect((await send(elsewhere.token, pass, phone)).status).toBe(422);
    expect((await send(stranger.token, pass, phone)).status).toBe(422);
    clock.advance(601);
    expect((await send(token, pass, phone)).status).toBe(422);
  });

  test('with a wrong code, a used one, or one that was sent elsewhere', async () => {
    const { token } = await member();
    const pass = await passOf(token);
    const [phone, second] = [freeNumber(), freeNumber()];
    const code = String((await send(token, pass, phone)).body.data?.otp);
    for (const [number, otp] of [
      [phone, other(code)],
      [second, code],
    ]) {
      const answer = await change(token, { pass, phone: number, otp });
      expect([answer.status, answer.body]).toEqual([422, { message: wrong, errors: { otp: [wrong] } }]);
    }
    expect((await change(token, { pass, phone, otp: code })).status).toBe(200);
    // The pass is void once the number has changed.
    expect((await change(token, { pass, phone, otp: code })).body.errors).toEqual({ pass: [expect.any(String)] });
  });

  test('after five tries', async () => {
    const { token } = await member();
    const code = (await start(token)).body.data?.otp;
    for (let guess = 0; guess < 5; guess++) await confirm(token, other(code));
    expect((await confirm(token, code)).status).toBe(422);
  });

  test('to one that another account verified, which is not disclosed; an unverified one is accepted', async () => {
    const [mine, theirs] = [await member(), await member()];
    const writer = await buildPerson(db, { phone_verified_at: null });
    const pass = await passOf(mine.token);
    const verified = await send(mine.token, pass, `+${theirs.full}`);
    const free = await send(mine.token, pass, freeNumber());
    expect([verified.status, verified.body.message, Object.keys(verified.body.data ?? {})]).toEqual([
      free.status,
      free.body.message,
      Object.keys(free.body.data ?? {}),
    ]);
    const phone = `+${theirs.full}`;
    const guess = await change(mine.token, { pass, phone, otp: other(verified.body.data?.otp) });
    expect([guess.status, guess.body]).toEqual([422, { message: wrong, errors: { otp: [wrong] } }]);
    // The person who reads the code owns both accounts, so the answer may reveal the other one.
    await runJobs();
    expect(messages.find(({ to }) => to === phone)?.code).toBe(verified.body.data?.otp);
    const message = 'This number belongs to another account. Log in with it to use that account.';
    const answer = await change(mine.token, { pass, phone, otp: verified.body.data?.otp });
    expect([answer.status, answer.body]).toEqual([422, { message, errors: { phone: [message] } }]);
    expect([(await rowOf(mine.id)).phone_full, (await rowOf(theirs.id)).phone_full]).toEqual([mine.full, theirs.full]);

    const written = (await rowOf(writer)).phone_full;
    const sent = await send(mine.token, pass, `+${written}`);
    expect((await change(mine.token, { pass, phone: `+${written}`, otp: sent.body.data?.otp })).status).toBe(200);
    expect((await rowOf(writer)).phone_full).toBeNull();
  });

  test('by a person without a verified destination, or to the current number', async () => {
    const nobody = await member({ ...noOne });
    expect(await start(nobody.token)).toMatchObject({ status: 409, body: { message: 'Please verify your number first.' } });
    const { token, full } = await member();
    const pass = await passOf(token);
    expect(await send(token, pass, `+${full}`)).toMatchObject({ status: 409, body: { message: 'This is already your number.' } });
    expect((await send(token, pass, '12')).body.errors).toEqual({ phone: [expect.any(String)] });
  });

  test('[auth-15] by a person who asks for too many codes', async () => {
    const { token } = await member();
    expect((await start(token)).status).toBe(200);
    expect(await start(token)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  });

  test.each([
    ['/change-phone/start', { by: 'pigeon' }],
    ['/change-phone/confirm', {}],
    ['/change-phone/confirm', { otp: 'abcd' }],
    ['/change-phone/send-otp', { pass: 'x', phone: 'nobody' }],
    ['/change-phone', { pass: 'x', phone: '9876543210' }],
    ['/change-phone', { pass: 'x', phone: '9876543210', otp: '1234', more: 1 }],
  ])('[call-04] %s %j is a 422', async (path, body) => {
    const { token } = await member();
    expect((await call('POST', path, { token, body })).status).toBe(422);
  });

  test('[call-03] by a visitor', async () => {
    for (const path of ['/start', '/confirm', '/send-otp', '']) {
      expect((await call('POST', `/change-phone${path}`, { body: {} })).status).toBe(401);
    }
  });
});
