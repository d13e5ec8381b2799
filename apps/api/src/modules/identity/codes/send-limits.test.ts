import { afterEach, describe, expect, test } from 'vitest';
import { buildPerson } from '../../../../test/builders/person.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let running: TestApp | undefined;
afterEach(() => running?.close());

async function start(env: Record<string, string>): Promise<TestApp> {
  running = await createTestApp({ env, poolSize: 20 });
  return running;
}
const send = ({ call }: TestApp, phone: string) => call('POST', '/send-login-otp', { body: { phone } });

test('[auth-15] the next code for a number waits a minute, whether it is known or not', async () => {
  const app = await start({});
  await buildPerson(app.database.db, { phone: '9811111111' });
  for (const phone of ['9811111111', '9822222222']) {
    expect((await send(app, phone)).status).toBe(200);
    app.clock.advance(13);
    const { status, headers, body } = await send(app, phone);
    expect([status, headers['retry-after'], body]).toEqual([
      429,
      '47',
      { message: 'Please wait 47 seconds before requesting another code.' },
    ]);
  }
  app.clock.advance(60);
  expect((await send(app, '9811111111')).status).toBe(200);
});

test('[auth-15] of twenty parallel requests one sends', async () => {
  const app = await start({});
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(app, '9811111111')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(429)]);
  expect(await app.database.db.selectFrom('codes').selectAll().execute()).toHaveLength(1);
});

test('[auth-15] a number has a limit by the hour and by the day, over all purposes', async () => {
  const app = await start({ CODES_PER_PHONE_HOURLY: '2', CODES_PER_PHONE_DAILY: '3' });
  await send(app, '9811111111');
  await app.call('POST', '/send-otp', { body: { phone: '9811111111', forgot_password: true } });
  app.clock.advance(600);
  const { status, headers, body } = await send(app, '9811111111');
  expect([status, headers['retry-after'], body.message]).toEqual([
    429,
    '3000',
    'Too many codes requested. Please try again in 50 minutes.',
  ]);
  app.clock.advance(3000);
  expect((await send(app, '9811111111')).status).toBe(200);
  app.clock.advance(7200);
  const third = await send(app, '9811111111');
  expect([third.status, third.headers['retry-after']]).toEqual([429, String(24 * 3600 - 600 - 3000 - 7200)]);
  app.clock.advance(24 * 3600);
  expect((await send(app, '9811111111')).status).toBe(200);
});

test.each([
  ['CODES_PER_ADDRESS_HOURLY', ['9811111111', '9822222222', '9833333333']],
  ['CODES_PER_ADDRESS_DAILY', ['9811111111', '9822222222', '9833333333']],
  ['CODES_PER_PREFIX_HOURLY', ['9811110001', '9811110002', '9811110003']],
  ['CODES_EVERYONE_HOURLY', ['9811111111', '9822222222', '9833333333']],
])('[auth-15] %s stops requests for many numbers', async (name, phones) => {
  const app = await start({ [name]: '2' });
  const statuses: number[] = [];
  for (const phone of phones) statuses.push((await send(app, phone)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('another block of numbers is another prefix, another address another limit', async () => {
  const app = await start({ CODES_PER_PREFIX_HOURLY: '1', CODES_PER_ADDRESS_HOURLY: '2', TRUST_PROXY: '1' });
  const from = (address: string, phone: string) =>
    app.call('POST', '/send-login-otp', { body: { phone }, headers: { 'x-forwarded-for': address } });
  expect((await from('203.0.113.1', '9811110001')).status).toBe(200);
  expect((await from('203.0.113.1', '9811120001')).status).toBe(200);
  expect((await from('203.0.113.1', '9811130001')).status).toBe(429);
  expect((await from('203.0.113.2', '9811130001')).status).toBe(200);
});

test('[auth-16] asking whether numbers are registered counts as sending', async () => {
  const app = await start({ CODES_PER_ADDRESS_HOURLY: '2' });
  const form = { name: 'Asha', password: '12345678', country: 'India', phone_code: '91' };
  const statuses: number[] = [];
  for (const phone of ['9811111111', '9822222222', '9833333333']) {
    await buildPerson(app.database.db, { phone });
    statuses.push((await app.call('POST', '/registration', { body: { ...form, phone } })).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
});

describe('requests by a stranger', () => {
  const from = (app: TestApp, address: string, phone = '9811111111') =>
    app.call('POST', '/send-login-otp', { body: { phone }, headers: { 'x-forwarded-for': address } });
  const owner = '203.0.113.200';

  test('[auth-15] do not lock the owner of a number out, nor make them wait', async () => {
    const app = await start({ TRUST_PROXY: '1', CODES_PER_PHONE_HOURLY: '5' });
    await buildPerson(app.database.db, { phone: '9811111111' });
    for (let request = 0; request < 5; request += 1) {
      expect((await from(app, '203.0.113.1')).status).toBe(200);
      app.clock.advance(61);
    }
    expect((await from(app, '203.0.113.1')).status).toBe(429);
    expect((await from(app, owner)).status).toBe(200);
  });

  test('[auth-15] from many addresses end at a limit of the number, but not for an address that its owner signed in from', async () => {
    const app = await start({ TRUST_PROXY: '1', CODES_PER_PHONE_EVERYWHERE_HOURLY: '3' });
    await buildPerson(app.database.db, { phone: '9811111111' });
    const sent = await from(app, owner);
    const entered = await app.call('POST', '/login', {
      body: { phone: '9811111111', otp: sent.body.data?.otp },
      headers: { 'x-forwarded-for': owner },
    });
    expect(entered.status).toBe(200);
    const statuses: number[] = [];
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) statuses.push((await from(app, address)).status);
    expect(statuses).toEqual([200, 200, 429]);
    app.clock.advance(61);
    expect((await from(app, owner)).status).toBe(200);
  });

  test('[auth-15] do not void the code that the owner is typing', async () => {
    const app = await start({ TRUST_PROXY: '1' });
    await buildPerson(app.database.db, { phone: '9811111111' });
    const { body } = await from(app, owner);
    await from(app, '203.0.113.1');
    expect((await app.call('POST', '/login', { body: { phone: '9811111111', otp: body.data?.otp } })).status).toBe(200);
  });
});

test('[auth-15] wrong codes for many numbers from one address end at a limit, a right one is not counted', async () => {
  const app = await start({ TRUST_PROXY: '1', WRONG_CODES_PER_ADDRESS_HOURLY: '4' });
  const guess = (address: string, phone: string, path = '/login') =>
    app.call('POST', path, { body: { phone, otp: '0000' }, headers: { 'x-forwarded-for': address } });
  await buildPerson(app.database.db, { phone: '9811111111' });
  const { body } = await send(app, '9811111111');
  const right = { phone: '9811111111', otp: body.data?.otp };
  expect((await app.call('POST', '/login', { body: right, headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(200);
  const paths = ['/login', '/verify-otp', '/verify-registration', '/login', '/login', '/verify-otp'];
  const answers = await Promise.all(paths.map((path, index) => guess('203.0.113.1', `982222222${index}`, path)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([422, 422, 422, 422, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused).toMatchObject({ headers: { 'retry-after': '3600' }, body: { message: 'Too many wrong codes. Please try again later.' } });
  expect((await guess('203.0.113.2', '9822222220')).status).toBe(422);
  app.clock.advance(3600);
  expect((await guess('203.0.113.1', '9822222220')).status).toBe(422);
});
