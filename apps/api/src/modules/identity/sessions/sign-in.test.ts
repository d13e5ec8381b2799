import { describe, expect, test } from 'vitest';
import { buildPerson } from '../../../../test/builders/person.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const { call, clock, database, messages, runJobs } = await useTestApp({
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
  poolSize: 20,
});
const { db } = database;
const wrong = 'The OTP is wrong or has expired. Please check it or request a new one.';

async function sendCodeTo(phone: string): Promise<string> {
  const { body } = await call('POST', '/send-login-otp', { body: { phone } });
  return String(body.data?.otp);
}
const logIn = (phone: string, otp: string) => call('POST', '/login', { body: { phone, otp } });
const otherThan = (otp: string) => String((Number(otp) + 1) % 10_000).padStart(4, '0');
async function newPhone(): Promise<string> {
  const id = await buildPerson(db, { phone_verified_at: null });
  const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', id).executeTakeFirstOrThrow();
  return phone_full ?? '';
}

describe('POST /send-login-otp', () => {
  test('[call-02] answers a message, the wait and, locally, the code', async () => {
    const { status, body } = await call('POST', '/send-login-otp', { body: { phone: await newPhone() } });
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'OTP sent successfully', data: { otp: expect.stringMatching(/^\d{4}$/), retry_after: 60 } });
  });

  test('[auth-16] an unknown number is answered as a known one, and gets the same message', async () => {
    const unknown = await call('POST', '/send-login-otp', { body: { phone: '7700900123' } });
    const known = await call('POST', '/send-login-otp', { body: { phone: await newPhone() } });
    expect(unknown.status).toBe(known.status);
    expect(unknown.body.message).toBe(known.body.message);
    expect(Object.keys(unknown.body.data ?? {})).toEqual(Object.keys(known.body.data ?? {}));
    await runJobs();
    const texts = [unknown, known].map(({ body }) => messages.find(({ code }) => code === body.data?.otp)?.text.replace(/^\d+/, ''));
    expect(texts[0]).toContain('is your code to sign in');
    expect(texts[0]).toBe(texts[1]);
  });

  test('the message goes to the full number, in the person’s language', async () => {
    const phone = await newPhone();
    const code = await sendCodeTo(phone);
    await runJobs();
    const message = messages.find(({ to }) => to === `+${phone}`);
    expect(message?.text).toBe(`${code} is your code to sign in to Souk. It is valid for 5 minutes. Do not share it with anyone.`);
  });

  test('[auth-15] the code is stored nowhere in the database', async () => {
    await db.updateTable('settings').set({ otp_length: 8 }).execute();
    const code = await sendCodeTo(await newPhone());
    await db.updateTable('settings').set({ otp_length: 4 }).execute();
    expect(code).toMatch(/^\d{8}$/);
    const { rows } = await database.pool.query(
      'select codes::text from codes union all select j::text from graphile_worker._private_jobs j',
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test.each([
    ['12345678', 'The phone field must have at least 9 digits'],
    ['12345678901234567', 'The phone field may have at most 16 digits'],
  ])('[call-04] %s is refused under phone', async (phone, message) => {
    const { status, body } = await call('POST', '/send-login-otp', { body: { phone } });
    expect([status, body]).toEqual([422, { message, errors: { phone: [message] } }]);
  });

  test.each([[{}], [{ phone: 9_876_543_210 }], [{ phone: 'abcdefghij' }], [{ phone: '9876543210', more: 1 }]])(
    '[call-04] %j is a 422',
    async (body) => {
      expect((await call('POST', '/send-login-otp', { body })).status).toBe(422);
    },
  );
});

describe('POST /login', () => {
  test('[auth-02] answers a token that works, and the person', async () => {
    const phone = await newPhone();
    const { status, body } = await logIn(phone, await sendCodeTo(phone));
    expect([status, body.message]).toEqual([200, 'Login successful']);
    expect(body.data).toMatchObject({
      access: { token: expect.stringMatching(/^[\w-]{43}$/) },
      user: { phone: phone.slice(2), phone_code: '91', phone_verified: true },
    });
    const { access } = { access: { token: '' }, ...Object(body.data) };
    expect((await call('GET', '/profile', { token: access.token })).body.data).toEqual({ user: Object(body.data).user });
  });

  test.each(['{full}', '+{full}', '{national}', '0{national}'])('finds the person by %s', async (pattern) => {
    const full = await newPhone();
    const typed = pattern.replace('{full}', full).replace('{national}', full.slice(2));
    expect((await logIn(typed, await sendCodeTo(typed))).status).toBe(200);
  });

  test('finds a person from another country by unique national digits, and not once another person has them', async () => {
    await buildPerson(db, { phone: '501112233', phone_code: '971' });
    expect((await logIn('501112233', await sendCodeTo('501112233'))).status).toBe(200);
    await buildPerson(db, { phone: '501112233', phone_code: '966' });
    clock.advance(61);
    expect((await logIn('501112233', await sendCodeTo('501112233'))).status).toBe(422);
    expect((await logIn('966501112233', await sendCodeTo('966501112233'))).status).toBe(200);
  });

  test('[auth-15] wrong, used, expired, of another purpose and unknown get the same answer', async () => {
    const phone = await newPhone();
    const code = await sendCodeTo(phone);
    const answers = [await logIn(phone, otherThan(code))];
    expect((await logIn(phone, code)).status).toBe(200);
    answers.push(await logIn(phone, code));
    clock.advance(61);
    const late = await sendCodeTo(phone);
    clock.advance(301);
    answers.push(await logIn(phone, late), await logIn('7700900999', '1234'));
    const reset = await call('POST', '/send-otp', { body: { phone, forgot_password: true } });
    answers.push(await logIn(phone, String(reset.body.data?.otp)));
    for (const { status, body } of answers) expect([status, body]).toEqual([422, { message: wrong, errors: { otp: [wrong] } }]);
  });

  test('[auth-15] the right code does not help after five wrong ones', async () => {
    const phone = await newPhone();
    const code = await sendCodeTo(phone);
    for (let guess = 0; guess < 5; guess++) await logIn(phone, otherThan(code));
    expect((await logIn(phone, code)).status).toBe(422);
  });

  test('[auth-15] of fifty parallel guesses five are compared', async () => {
    const phone = await newPhone();
    const code = await sendCodeTo(phone);
    await Promise.all(Array.from({ length: 50 }, () => logIn(phone, otherThan(code))));
    const { tries } = await db.selectFrom('codes').select('tries').where('destination', '=', phone).executeTakeFirstOrThrow();
    expect(tries).toBe(5);
  });

  test('[auth-15] the right code twenty times in parallel signs in once', async () => {
    const phone = await newPhone();
    const code = await sendCodeTo(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  test('[auth-15] the latest two codes are valid, older ones are not', async () => {
    const phone = '9813300001';
    await buildPerson(db, { phone });
    const codes = [await sendCodeTo(phone)];
    for (let again = 0; again < 2; again += 1) {
      clock.advance(61);
      codes.push(await sendCodeTo(phone));
    }
    const [oldest = '', older = '', newest = ''] = codes;
    if (oldest !== older && oldest !== newest) expect((await logIn(phone, oldest)).status).toBe(422);
    expect((await logIn(phone, older)).status).toBe(200);
    expect((await logIn(phone, newest)).status).toBe(older === newest ? 422 : 200);
  });

  test('somebody erased cannot sign in', async () => {
    const phone = await newPhone();
    await db.updateTable('people').set({ erased_at: new Date() }).where('phone_full', '=', phone).execute();
    expect((await logIn(phone, await sendCodeTo(phone))).status).toBe(422);
  });

  test('the oldest of more than fifty sessions ends', async () => {
    const id = await buildPerson(db, { phone: '9812300000' });
    const first = await logIn('9812300000', await sendCodeTo('9812300000'));
    const token = String(Object(first.body.data).access.token);
    const stored = {
      person_id: id,
      expires_at: new Date(clock.now().getTime() + 1e9),
      last_used_at: new Date(clock.now().getTime() + 1000),
    };
    const others = Array.from({ length: 49 }, (_, index) => ({ ...stored, token_hash: Buffer.from(`filler ${index}`) }));
    await db.insertInto('sessions').values(others).execute();
    expect((await call('GET', '/profile', { token })).status).toBe(200);
    clock.advance(61);
    await logIn('9812300000', await sendCodeTo('9812300000'));
    expect((await call('GET', '/profile', { token })).status).toBe(401);
  });

  test('[call-04] a body that does not fit is a 422 with its fields', async () => {
    const { status, body } = await call('POST', '/login', { body: { phone: '9876543210' } });
    expect([status, body.errors]).toEqual([422, { otp: ['The otp field is required'] }]);
  });
});
