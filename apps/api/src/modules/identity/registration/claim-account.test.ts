import { afterEach, describe, expect, test } from 'vitest';
import { buildPicture } from '../../../../test/builders/catalog.ts';
import { buildProduct } from '../../../../test/builders/goods.ts';
import { buildPerson } from '../../../../test/builders/person.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { useTestApp } from '../../../../test/test-app.ts';

const { call, clock, database, messages, runJobs } = await useTestApp({
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
});
const { db } = database;
const logIn = (body: object) => call('POST', '/login', { body });
const rowOf = (id: number) => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function ask(phone: string): Promise<string> {
  const { body } = await call('POST', '/send-login-otp', { body: { phone } });
  return String(body.data?.otp);
}
const other = (otp: string) => (otp === '0000' ? '1111' : '0000');

describe('a right code for a number without an account', () => {
  test('[auth-16] asks for the name, stays valid, and opens the account with it', async () => {
    const phone = '9871000001';
    const otp = await ask(phone);
    const asked = await logIn({ phone, otp });
    expect([asked.status, asked.body]).toEqual([422, { message: 'Full name is required', errors: { name: ['Full name is required'] } }]);
    const { status, body } = await logIn({ phone, otp, name: 'Nadia Karim' });
    expect([status, body.message]).toEqual([200, 'Login successful']);
    expect(body.data).toMatchObject({
      user: { name: 'Nadia Karim', phone, phone_code: '91', phone_verified: true, country: 'India' },
    });
    expect((await call('GET', '/profile', { token: Object(body.data).access.token })).status).toBe(200);
    expect((await logIn({ phone, otp, name: 'Nadia Karim' })).status).toBe(422);
    clock.advance(61);
    expect((await logIn({ phone, otp: await ask(phone) })).body.data).toMatchObject({ user: { name: 'Nadia Karim' } });
  });

  test('[auth-16] only the right code learns that there is no account', async () => {
    const known = await buildPerson(db, { phone: '9871000002' });
    const answers = await Promise.all(
      ['9871000002', '9871000003'].map(async (phone) => logIn({ phone, otp: other(await ask(phone)), name: 'Nadia' })),
    );
    expect(answers[0]?.status).toBe(422);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect((await rowOf(known)).phone_full).toBe('919871000002');
  });

  test('[auth-16] the name may take longer to type than the code is valid', async () => {
    const phone = '9871000004';
    const otp = await ask(phone);
    clock.advance(290);
    expect((await logIn({ phone, otp })).body.errors).toHaveProperty('name');
    clock.advance(120);
    expect((await logIn({ phone, otp, name: 'Nadia' })).status).toBe(200);
  });

  test('[auth-15] guesses are still counted while the name is asked for', async () => {
    const phone = '9871000005';
    const otp = await ask(phone);
    await logIn({ phone, otp });
    for (let guess = 0; guess < 5; guess += 1) await logIn({ phone, otp: other(otp) });
    expect((await logIn({ phone, otp, name: 'Nadia' })).body.errors).toHaveProperty('otp');
  });

  test('[auth-16] ten calls at once open one account', async () => {
    const phone = '9871000006';
    const otp = await ask(phone);
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn({ phone, otp, name: 'Nadia' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.selectFrom('people').select('id').where('phone_full', '=', '919871000006').execute()).toHaveLength(1);
  });

  test('[auth-17] a number of another country is stored with its code', async () => {
    const phone = '+20 100 123 4567';
    const otp = await ask(phone);
    const { body } = await logIn({ phone: '0020 100 123 4567', otp, name: 'Omar' });
    expect(body.data).toMatchObject({ user: { phone: '1001234567', phone_code: '20', country: 'Egypt' } });
  });

  test.each([[' '], ['x'.repeat(121)], [7]])('[call-04] the name %j is refused', async (name) => {
    expect((await logIn({ phone: '9871000007', otp: '1234', name })).body.errors).toHaveProperty('name');
  });

  test('[auth-16] a mail address opens an account where no number is needed', async () => {
    await db.updateTable('settings').set({ phone_required: false }).execute();
    const phone = 'nadia@mail.example';
    const otp = await ask(phone);
    await runJobs();
    expect(messages.at(-1)).toMatchObject({ to: phone, code: otp });
    expect((await logIn({ phone, otp })).body.errors).toHaveProperty('name');
    expect((await logIn({ phone, otp, name: 'Nadia' })).body.data).toMatchObject({ user: { email: phone, email_verified: true } });
    await db.updateTable('settings').set({ phone_required: true }).execute();
  });
});

describe('[auth-15] the first verification of a number', () => {
  afterEach(() => db.updateTable('settings').set({ register_otp_verify: true }).execute());

  /** Without registration codes, somebody registers another person's number and uses the account. */
  async function squat(phone: string) {
    await db.updateTable('settings').set({ register_otp_verify: false }).execute();
    const form = { name: 'Squatter', password: '12345678', country: 'India', phone_code: '91', phone };
    const { body } = await call('POST', '/registration', { body: form });
    const { access, user } = Object(body.data);
    return { token: String(access.token), id: Number(user.id) };
  }

  test('empties what the account held before', async () => {
    const phone = '9872000001';
    const { id, token } = await squat(phone);
    const { id: product_id } = await buildProduct(db);
    await call('POST', '/favorite-add-or-remove', { token, body: { product_id } });
    await call('POST', '/cart/store', { token, body: { product_id, quantity: 1 } });
    const address = { name: 'S', phone, area: 'A', address_line: 'L', address_type: 'home', is_default: true };
    await call('POST', '/address/store', { token, body: { ...address, flat_no: '', post_code: '', address_line2: '' } });
    const profile_picture_id = await buildPicture(db);
    const profile = { gender: 'male', date_of_birth: '1990-01-01', password_hash: 'scrypt$1$a$b', email: 'squatter@mail.example' };
    await db
      .updateTable('people')
      .set({ ...profile, profile_picture_id })
      .where('id', '=', id)
      .execute();

    const { status, body } = await logIn({ phone, otp: await ask(phone) });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ user: { id, name: 'Shopper', phone, phone_verified: true, email: null, profile_photo: null } });
    expect((await call('GET', '/profile', { token })).status).toBe(401);
    expect(await rowOf(id)).toMatchObject({
      password_hash: null,
      gender: null,
      date_of_birth: null,
      country_id: null,
      profile_picture_id: null,
    });
    for (const table of ['addresses', 'favorites', 'cart_lines'] as const) {
      expect(await db.selectFrom(table).select('person_id').where('person_id', '=', id).execute()).toEqual([]);
    }
    await runJobs();
    expect(await db.selectFrom('pictures').select('id').where('id', '=', profile_picture_id).execute()).toEqual([]);
  });

  test('leaves the account to the person who verified its mail address', async () => {
    const phone = '9872000002';
    const { id, token } = await squat(phone);
    const sent = await call('POST', '/send-verification-otp', { token, body: { phone: 'attacker@mail.example' } });
    await call('POST', '/verify-account', { token, body: { phone: 'attacker@mail.example', otp: sent.body.data?.otp } });
    messages.length = 0;
    await runJobs();
    messages.length = 0;
    const otp = await ask(phone);
    await runJobs();
    expect(messages.map(({ to }) => to)).toEqual([`+91${phone}`]);
    expect((await logIn({ phone, otp })).body.errors).toHaveProperty('name');
    const { body } = await logIn({ phone, otp, name: 'Owner' });
    expect(body.data).toMatchObject({ user: { name: 'Owner', email: null, phone_verified: true } });
    expect(Object(body.data).user.id).not.toBe(id);
    expect(await rowOf(id)).toMatchObject({ phone_full: null, email: 'attacker@mail.example' });
    expect((await call('GET', '/profile', { token })).body.data?.user).toMatchObject({ phone: null });
  });

  test('by registration uses the name of its form', async () => {
    const phone = '9872000003';
    const { id, token } = await squat(phone);
    await db.updateTable('settings').set({ register_otp_verify: true }).execute();
    clock.advance(61);
    const form = { name: 'Owner', password: '12345678', country: 'India', phone_code: '91', phone };
    const sent = await call('POST', '/registration', { body: form });
    const { body } = await call('POST', '/verify-registration', { body: { phone, otp: sent.body.data?.otp, name: 'Owner' } });
    expect(body.data).toMatchObject({ user: { id, name: 'Owner', phone_verified: true } });
    expect((await call('GET', '/profile', { token })).status).toBe(401);
  });

  test('is not possible with a password reset code: none is sent to an unverified number', async () => {
    const phone = '9872000004';
    await squat(phone);
    await runJobs();
    messages.length = 0;
    const sent = await call('POST', '/send-otp', { body: { phone, forgot_password: true } });
    await runJobs();
    expect([sent.status, messages]).toEqual([200, []]);
    expect((await call('POST', '/verify-otp', { body: { phone, otp: sent.body.data?.otp } })).status).toBe(422);
  });

  test('by the signed-in person empties nothing', async () => {
    const id = await buildPerson(db, { phone: '9872000005', phone_verified_at: null, name: 'Owner', gender: 'female' });
    const { token } = await buildSession(db, { person_id: id });
    const sent = await call('POST', '/send-verification-otp', { token, body: {} });
    await call('POST', '/verify-account', { token, body: { phone: '9872000005', otp: sent.body.data?.otp } });
    expect(await rowOf(id)).toMatchObject({ name: 'Owner', gender: 'female', phone_verified_at: clock.now() });
  });
});
