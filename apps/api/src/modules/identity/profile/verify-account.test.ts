import { expect, test } from 'vitest';
import { buildPerson } from '../../../../test/builders/person.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const { call, clock, database, messages, runJobs } = await useTestApp({
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
});
const { db } = database;
const wrong = 'The OTP is wrong or has expired. Please check it or request a new one.';

async function newcomer(person: Parameters<typeof buildPerson>[1] = {}) {
  const id = await buildPerson(db, { phone_verified_at: null, ...person });
  const { token } = await buildSession(db, { person_id: id });
  const { phone, phone_full } = await db
    .selectFrom('people')
    .select(['phone', 'phone_full'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, token, phone, full: phone_full };
}
const send = (token: string, body: object = {}) => call('POST', '/send-verification-otp', { token, body });
const verify = (token: string, phone: unknown, otp: unknown) => call('POST', '/verify-account', { token, body: { phone, otp } });
const noOne = { phone: null, phone_code: null, phone_full: null };

test('[settings-10] a registered number is verified with the code that was sent there', async () => {
  const { token, full } = await newcomer();
  const { status, body } = await send(token);
  expect([status, body]).toEqual([
    200,
    { message: 'OTP sent successfully', data: { otp: expect.stringMatching(/^\d{4}$/), retry_after: 60, email_or_phone: `+${full}` } },
  ]);
  await runJobs();
  expect(messages.find(({ to }) => to === `+${full}`)?.text).toContain('to verify your account at Souk');
  const verified = await verify(token, body.data?.email_or_phone, body.data?.otp);
  expect(verified).toMatchObject({ status: 200, body: { data: { user: { phone_verified: true, account_verified: true } } } });
  expect((await call('GET', '/profile', { token })).body.data).toEqual(verified.body.data);
  expect(await send(token)).toMatchObject({ status: 409, body: { message: 'Your account is already verified.' } });
});

test('an account without a number can verify one, or a mail address', async () => {
  const { token } = await newcomer(noOne);
  expect((await send(token)).body.errors).toEqual({ phone: ['The phone or email field is required'] });
  expect((await send(token, { phone: '12' })).status).toBe(422);
  const sent = await send(token, { phone: '0501234567', phone_code: '971' });
  expect(sent.body.data).toMatchObject({ email_or_phone: '+971501234567' });
  const { body } = await verify(token, '+971501234567', sent.body.data?.otp);
  expect(body.data).toMatchObject({ user: { phone: '501234567', phone_code: '971', phone_verified: true } });

  const other = await newcomer(noOne);
  const byMail = await send(other.token, { phone: 'Other@example.com' });
  const proved = await verify(other.token, byMail.body.data?.email_or_phone, byMail.body.data?.otp);
  expect(proved.body.data).toMatchObject({ user: { email: 'other@example.com', email_verified: true, account_verified: true } });
});

test.each([
  ['9870000001', '+919870000001', 'This number belongs to another account. Log in with it to use that account.'],
  [
    'theirs@example.com',
    'theirs@example.com',
    'This email address belongs to another account. Log in to that account, or use another address.',
  ],
])('[auth-15] only the reader of the code learns that another account verified %s', async (phone, to, message) => {
  const proved = phone.includes('@') ? { ...noOne, email: phone, email_verified_at: new Date() } : { phone };
  const owner = await buildPerson(db, proved);
  const { token } = await newcomer(noOne);
  const sent = await send(token, { phone });
  const free = await send((await newcomer(noOne)).token, { phone: phone.includes('@') ? 'free@example.com' : '9870000009' });
  expect([sent.status, sent.body.message, Object.keys(sent.body.data ?? {})]).toEqual([
    free.status,
    free.body.message,
    Object.keys(free.body.data ?? {}),
  ]);
  await runJobs();
  expect(messages.find((message) => message.to === to)?.code).toBe(sent.body.data?.otp);

  const code = String(sent.body.data?.otp);
  expect((await verify(token, phone, code === '0000' ? '0001' : '0000')).body).toEqual({ message: wrong, errors: { otp: [wrong] } });
  expect(await verify(token, phone, code)).toMatchObject({ status: 422, body: { message, errors: { phone: [message] } } });
  expect((await call('GET', '/profile', { token })).body.data?.user).toMatchObject({ phone: null, email: null, account_verified: false });
  const row = await db.selectFrom('people').select(['phone', 'email']).where('id', '=', owner).executeTakeFirstOrThrow();
  expect([row.phone, row.email]).toContain(phone);
});

test('an unverified destination of another account goes to the person who verifies it', async () => {
  const { token } = await newcomer(noOne);
  const writer = await buildPerson(db, { phone: '9870000002', phone_verified_at: null });
  const sent = await send(token, { phone: '9870000002' });
  expect((await verify(token, '9870000002', sent.body.data?.otp)).status).toBe(200);
  const row = await db.selectFrom('people').select(['phone', 'phone_full']).where('id', '=', writer).executeTakeFirstOrThrow();
  expect(row).toEqual({ phone: null, phone_full: null });
});

test('[auth-15] a wrong code, a used one and somebody else’s verify nothing', async () => {
  const [mine, other] = [await newcomer(), await newcomer()];
  const code = String((await send(mine.token)).body.data?.otp);
  const others = await send(other.token);
  const answers = [
    await verify(mine.token, mine.phone, code === '0000' ? '0001' : '0000'),
    await verify(mine.token, other.phone, others.body.data?.otp),
    await verify(mine.token, '7700900123', '1234'),
  ];
  expect((await verify(mine.token, mine.phone, code)).status).toBe(200);
  answers.push(await verify(mine.token, mine.phone, code));
  for (const { status, body } of answers) expect([status, body]).toEqual([422, { message: wrong, errors: { otp: [wrong] } }]);
});

test('[auth-15] a code that verifies does not sign in, and one that signs in does not verify', async () => {
  const { token, phone } = await newcomer();
  const sent = await send(token);
  expect((await call('POST', '/login', { body: { phone, otp: sent.body.data?.otp } })).status).toBe(422);
  clock.advance(61);
  const login = await call('POST', '/send-login-otp', { body: { phone } });
  expect((await verify(token, phone, login.body.data?.otp)).status).toBe(422);
});

test.each([[{ phone: 'nobody' }], [{ phone: 7 }], [{ phone_code: 'x' }], [{ more: 1 }]])('[call-04] %j is a 422', async (body) => {
  const { token } = await newcomer();
  expect((await send(token, body)).status).toBe(422);
});

test('[auth-15] of two parallel verifications of one number one succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const phone = `98900000${10 + round}`;
    const form = { name: 'Newcomer', password: '12345678', country: 'India', phone_code: '91', phone };
    const registered = await call('POST', '/registration', { body: form });
    const { token } = await newcomer(noOne);
    const sent = await send(token, { phone });
    const answers = await Promise.all([
      call('POST', '/verify-registration', { body: { phone, otp: registered.body.data?.otp } }),
      verify(token, phone, sent.body.data?.otp),
    ]);
    const holders = await db.selectFrom('people').select('id').where('phone_full', '=', `91${phone}`).execute();
    // The reader of the registration's code gets the number's account, even if it was verified a moment before.
    expect(answers[0]?.status).toBe(200);
    expect([200, 422]).toContain(answers[1]?.status);
    expect(holders).toHaveLength(1);
  }
});
