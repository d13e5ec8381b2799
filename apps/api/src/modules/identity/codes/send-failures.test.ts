import type { Updateable } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { Settings } from '../../../../db/schema.ts';
import { buildPerson } from '../../../../test/builders/person.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { SendFailure, type Way } from '../../../integrations/messages/message-channel.ts';
import { checkSignInMethods } from '../social/sign-in-methods.ts';

let running: TestApp | undefined;
afterEach(() => running?.close());

async function start(env: Record<string, string> = {}): Promise<TestApp> {
  running = await createTestApp({ env });
  return running;
}
const login = ({ call }: TestApp, phone: string) => call('POST', '/send-login-otp', { body: { phone } });
const register = ({ call }: TestApp, phone: string) =>
  call('POST', '/registration', { body: { name: 'Asha', password: '12345678', country: 'India', phone_code: '91', phone } });
const later = 61;

const channelIsDown = new SendFailure('the token has ended', { kind: 'temporary', about: 'channel' });
const noSuchNumber = new SendFailure('no such number', { kind: 'permanent', about: 'recipient' });

describe('while no code can be sent', () => {
  test('[auth-15] the error is returned for known and unknown numbers, until a code can be sent', async () => {
    const app = await start();
    await buildPerson(app.database.db, { phone: '9870000001' });
    app.carrier.failure = channelIsDown;
    expect((await login(app, '9870000001')).status).toBe(200);
    await expect(app.runJobs()).rejects.toThrow();
    for (const phone of ['9870000001', '9870000002']) {
      const { status, headers, body } = await login(app, phone);
      expect([status, headers['retry-after'], body]).toEqual([
        503,
        '30',
        { message: 'We cannot send codes right now. Please try again in a minute.' },
      ]);
    }
    expect((await register(app, '9870000003')).status).toBe(503);
    // Codes that were not tried do not count.
    expect(await app.database.db.selectFrom('codes').select('id').execute()).toHaveLength(1);
    app.carrier.failure = undefined;
    app.clock.advance(later);
    expect((await login(app, '9870000001')).status).toBe(200);
    await app.runJobs();
    expect(app.messages).toHaveLength(1);
    expect((await login(app, '9870000002')).status).toBe(200);
  });

  test('an account that needs no code is created nevertheless', async () => {
    const app = await start();
    await app.database.db.updateTable('settings').set({ register_otp_verify: false }).execute();
    await app.database.db
      .insertInto('message_outages')
      .values({ way: 'phone', since: app.clock.now(), failed_at: app.clock.now() })
      .execute();
    expect((await register(app, '9870000004')).status).toBe(201);
  });
});

describe('a number that refuses messages', () => {
  test('is refused at registration while the code would have been valid', async () => {
    const app = await start();
    app.carrier.failure = noSuchNumber;
    expect((await register(app, '9870000005')).status).toBe(201);
    await app.runJobs();
    const text = 'Your code could not be sent to this number. Please check it, or use another one.';
    const { status, body } = await register(app, '9870000005');
    expect([status, body]).toEqual([422, { message: text, errors: { phone: [text] } }]);
    app.carrier.failure = undefined;
    app.clock.advance(301);
    expect((await register(app, '9870000005')).status).toBe(201);
    await app.runJobs();
    expect(app.messages).toHaveLength(1);
  });

  test('[auth-16] is named at sign-in with and without an account, and never for a forgotten password', async () => {
    const app = await start();
    await buildPerson(app.database.db, { phone: '9870000006' });
    app.carrier.failure = noSuchNumber;
    for (const phone of ['9870000006', '9870000007']) await login(app, phone);
    await app.runJobs();
    app.clock.advance(later);
    const answers = [await login(app, '9870000006'), await login(app, '9870000007')];
    const text = 'Your code could not be sent to this number. Please check it, or use another one.';
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual(Array(2).fill([422, { phone: [text] }]));
    const requestReset = (phone: string) => app.call('POST', '/send-otp', { body: { phone, forgot_password: true } });
    for (const phone of ['9870000006', '9870000007']) expect((await requestReset(phone)).status).toBe(200);
    await app.runJobs();
    app.clock.advance(later);
    for (const phone of ['9870000006', '9870000007']) expect((await requestReset(phone)).status).toBe(200);
  });
});

test('a code is not sent once there are two later ones', async () => {
  const app = await start();
  await buildPerson(app.database.db, { phone: '9870000008' });
  await login(app, '9870000008');
  app.clock.advance(later);
  const second = await login(app, '9870000008');
  app.clock.advance(later);
  const third = await login(app, '9870000008');
  await app.runJobs();
  expect(app.messages.map(({ code }) => code)).toEqual([second.body.data?.otp, third.body.data?.otp]);
});

describe('without a channel to a kind of address', () => {
  test('a code to it is refused under its field', async () => {
    running = await createTestApp({ ways: ['phone'] });
    const { status, body } = await running.call('POST', '/send-otp', { body: { phone: 'asha@mail.example', forgot_password: true } });
    const text = 'We cannot send codes by email. Please use a phone number.';
    expect([status, body]).toEqual([422, { message: text, errors: { phone: [text] } }]);
  });

  test('a marketplace that nobody could sign in to does not start, and the error names the fix', async () => {
    const { db, drop } = await createTestDatabase();
    const check = (ways: readonly Way[]) => checkSignInMethods(db, ways);
    const set = (settings: Updateable<Settings>) => db.updateTable('settings').set(settings).execute();
    await expect(check(['mail'])).rejects.toThrow(/nobody could sign in: add whatsapp or twilio/);
    await expect(check(['phone'])).resolves.toBeUndefined();
    await set({ phone_required: false });
    await expect(check(['mail'])).resolves.toBeUndefined();
    await set({ register_otp_type: 'email' });
    await expect(check(['phone'])).rejects.toThrow(/nobody could register: add smtp/);
    await expect(check(['phone', 'mail'])).resolves.toBeUndefined();
    await set({ phone_required: true });
    await expect(check(['mail'])).resolves.toBeUndefined();
    await set({ register_otp_type: 'phone', social_auths: JSON.stringify({ google: { is_active: true, client_id: 'souk' } }) });
    await expect(check(['mail'])).resolves.toBeUndefined();
    await drop();
  });
});
