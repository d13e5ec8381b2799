import { beforeAll, describe, expect, test } from 'vitest';
import { buildForm } from '../../../test/build-form.ts';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { buildShopper, type Shopper } from '../../../test/builders/shopper.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordSecurityEvent } from '../../platform/security-log/record-security-event.ts';
import { deleteOldSecurityEventsJob } from './security-log.ts';

const testApp = await useTestApp({
  env: { CODES_PER_ADDRESS_HOURLY: '100000', CODES_PER_ADDRESS_DAILY: '100000', CODES_PER_PREFIX_HOURLY: '100000' },
});
const { app, call, clock, database } = testApp;
const { db } = database;
const souk = (...args: string[]) => runSoukOn(testApp, args);
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());

const eventsOf = (personId: number) =>
  db
    .selectFrom('security_events')
    .select(['kind', 'address', 'device', 'details'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
const phoneOf = async ({ id }: Shopper) => {
  const { phone_full } = await db.selectFrom('people').select('phone_full').where('id', '=', id).executeTakeFirstOrThrow();
  return `+${phone_full}`;
};
const headers = { 'user-agent': 'Firefox 130' };
const byRequest = { address: '127.0.0.1', device: 'Firefox 130' };
const byCommand = { address: '', device: 'npm run souk' };
const other = (code: unknown) => (code === '0000' ? '0001' : '0000');
const post = (path: string, { token }: Partial<Shopper>, body: object = {}) =>
  call('POST', path, { ...(token && { token }), body, headers });

async function sendCode(shopper: Shopper) {
  const phone = await phoneOf(shopper);
  return { phone, otp: (await post('/send-login-otp', {}, { phone })).body.data?.otp };
}

async function changePhone(shopper: Shopper) {
  const { otp } = (await post('/change-phone/start', shopper)).body.data ?? {};
  const { pass } = (await post('/change-phone/confirm', shopper, { otp })).body.data ?? {};
  const phone = `98330${String(shopper.id).padStart(5, '0')}`;
  const sent = await post('/change-phone/send-otp', shopper, { pass, phone });
  await post('/change-phone', shopper, { pass, phone: `+91${phone}`, otp: sent.body.data?.otp });
}

async function order(paid: 'Paid' | 'Unpaid'): Promise<{ shopper: Shopper; code: string }> {
  const { shopper, ...basket } = await buildBasket(db);
  await orderBasket(call, { shopper, ...basket });
  const { id, code, purchase_id } = await db
    .selectFrom('orders')
    .select(['id', 'code', 'purchase_id'])
    .where('person_id', '=', shopper.id)
    .executeTakeFirstOrThrow();
  if (paid === 'Paid') {
    await inTransaction(db, async (transaction) => {
      await transaction.updateTable('orders').set({ payment_status: 'Paid' }).where('id', '=', id).execute();
      const payment = { status: 'Paid', settled_at: clock.now() };
      await transaction.updateTable('payments').set(payment).where('purchase_id', '=', purchase_id).execute();
    });
  }
  return { shopper, code };
}

type Expected = { kind: string; address: string; device: string; details: object };

describe('an action is one row of the security log', () => {
  test.each<[string, Expected, (shopper: Shopper) => Promise<unknown>]>([
    [
      'a sign-in',
      { kind: 'sign-in', ...byRequest, details: { by: 'code' } },
      async (shopper) => post('/login', {}, await sendCode(shopper)),
    ],
    [
      'a wrong code',
      { kind: 'wrong-code', ...byRequest, details: { purpose: 'login' } },
      async (shopper) => {
        const { phone, otp } = await sendCode(shopper);
        await post('/login', {}, { phone, otp: other(otp) });
      },
    ],
    [
      'a wrong code of a signed-in person',
      { kind: 'wrong-code', ...byRequest, details: { purpose: 'erasure' } },
      async (shopper) => {
        const { otp } = (await post('/account/send-erasure-otp', shopper)).body.data ?? {};
        await call('DELETE', '/account', { token: shopper.token, body: { otp: other(otp) }, headers });
      },
    ],
    [
      'a logout',
      { kind: 'session-ended', ...byRequest, details: { ended: 'this', by: 'person' } },
      ({ token }) => call('GET', '/logout', { token, headers }),
    ],
    [
      'the end of all other sessions',
      { kind: 'session-ended', ...byRequest, details: { ended: 'others', by: 'person' } },
      (shopper) => post('/sessions/end-others', shopper),
    ],
    [
      'the end of sessions by the operator',
      { kind: 'session-ended', ...byCommand, details: { ended: 'others', by: 'operator' } },
      ({ id }) => souk('people', 'sign-out', String(id), '--yes'),
    ],
    ['a changed number', { kind: 'phone-changed', ...byRequest, details: {} }, changePhone],
    [
      'a changed mail address',
      { kind: 'email-changed', ...byRequest, details: {} },
      ({ token }) =>
        call('POST', '/update-profile', {
          token,
          headers,
          form: buildForm([
            ['name', 'Asha'],
            ['email', 'asha@mail.example'],
          ]),
        }),
    ],
    [
      'a changed password',
      { kind: 'password-changed', ...byRequest, details: {} },
      (shopper) =>
        post('/change-password', shopper, { current_password: '', password: 'blue-kettle-91', password_confirmation: 'blue-kettle-91' }),
    ],
    ['a block', { kind: 'blocked', ...byCommand, details: {} }, ({ id }) => souk('people', 'block', String(id), '--yes')],
    [
      'an export',
      { kind: 'export', ...byRequest, details: {} },
      async (shopper) => {
        const { otp } = (await post('/account/send-export-otp', shopper)).body.data ?? {};
        const authorization = `Bearer ${shopper.token}`;
        await app.server.inject({ method: 'GET', url: `/api/account/export?otp=${otp}`, headers: { ...headers, authorization } });
      },
    ],
    ['an export by the operator', { kind: 'export', ...byCommand, details: {} }, ({ id }) => souk('people', 'export', String(id))],
  ])('%s', async (_, expected, act) => {
    const shopper = await buildShopper(db);
    await act(shopper);
    expect(await eventsOf(shopper.id)).toEqual([expected]);
  });

  test('the refused sign-in of a blocked person, and the end of the block', async () => {
    const shopper = await buildShopper(db);
    await souk('people', 'block', String(shopper.id), '--yes');
    expect((await post('/login', {}, await sendCode(shopper))).status).toBe(422);
    await souk('people', 'unblock', String(shopper.id));
    expect(await eventsOf(shopper.id)).toMatchObject([
      { kind: 'blocked' },
      { kind: 'refused-access', ...byRequest, details: { reason: 'blocked' } },
      { kind: 'unblocked', ...byCommand },
    ]);
  });

  test('too many wrong passwords, once', async () => {
    const shopper = await buildShopper(db);
    await db
      .insertInto('guess_counts')
      .values({ kind: 'password', subject: String(shopper.id), count: 10, since: clock.now() })
      .execute();
    const given = { current_password: 'wrong', password: 'blue-kettle-91', password_confirmation: 'blue-kettle-91' };
    for (let round = 0; round < 3; round += 1) expect((await post('/change-password', shopper, given)).status).toBe(429);
    expect(await eventsOf(shopper.id)).toEqual([{ kind: 'guess-limit', ...byRequest, details: { guess: 'password' } }]);
  });

  test('a refund by the operator', async () => {
    const { shopper, code } = await order('Paid');
    await souk('orders', 'refund', code, '--amount', '2.50', '--yes');
    expect(await eventsOf(shopper.id)).toMatchObject([{ kind: 'refund', details: { amount: 250, by: 'operator' } }]);
  });

  test('a refund of a cancelled order', async () => {
    const { shopper, code } = await order('Paid');
    await souk('orders', 'cancel', code, '--reason', 'Sold out', '--yes');
    expect(await eventsOf(shopper.id)).toMatchObject([{ kind: 'refund', details: { amount: 2000, by: 'shop' } }]);
  });

  test('no row for a visitor without a session', async () => {
    const count = () =>
      db
        .selectFrom('security_events')
        .select((row) => row.fn.countAll().as('rows'))
        .executeTakeFirst();
    const before = await count();
    expect((await call('GET', '/profile')).status).toBe(401);
    expect((await call('GET', '/profile', { token: 'unknown' })).status).toBe(401);
    expect(await count()).toEqual(before);
  });
});

test('an erased account leaves its events without person, address and device', async () => {
  const shopper = await buildShopper(db);
  const elsewhere = await buildSession(db, { person_id: shopper.id });
  await call('GET', '/logout', { token: elsewhere.token, headers });
  const ids = await db.selectFrom('security_events').select('id').where('person_id', '=', shopper.id).execute();
  const { otp } = (await post('/account/send-erasure-otp', shopper)).body.data ?? {};
  expect((await call('DELETE', '/account', { token: shopper.token, body: { otp }, headers })).status).toBe(200);
  expect(await eventsOf(shopper.id)).toEqual([]);
  const rows = await db
    .selectFrom('security_events')
    .select(['kind', 'person_id', 'address', 'device'])
    .where('id', '>=', ids[0]?.id ?? 0)
    .orderBy('id')
    .execute();
  const nobody = { person_id: null, address: '', device: '' };
  expect(rows).toEqual([
    { kind: 'session-ended', ...nobody },
    { kind: 'erasure', ...nobody },
  ]);
});

test('the file of an account has its events', async () => {
  const shopper = await buildShopper(db);
  await post('/sessions/end-others', shopper);
  const { stdout } = await souk('people', 'export', String(shopper.id));
  expect(JSON.parse(stdout)).toMatchObject({ security_events: [{ kind: 'session-ended', ...byRequest }, { kind: 'export' }] });
});

test('the operator lists events, of one person or one kind, in pages', async () => {
  const shopper = await buildShopper(db);
  await post('/sessions/end-others', shopper);
  await post('/login', {}, await sendCode(shopper));
  const list = async (...args: string[]) => JSON.parse((await souk('security', 'list', ...args, '--json')).stdout);
  const person = ['--person', await phoneOf(shopper)];
  expect(await list(...person)).toMatchObject({ total: 2, security_events: [{ kind: 'sign-in' }, { kind: 'session-ended' }] });
  expect(await list(...person, '--kind', 'sign-in')).toMatchObject({ total: 1, security_events: [{ kind: 'sign-in', ...byRequest }] });
  expect(await list(...person, '--limit', '1', '--page', '2')).toMatchObject({ security_events: [{ kind: 'session-ended' }] });
  expect((await souk('security', 'list', ...person)).stdout).toMatch(/id +time +kind +person +address +device +details/);
  expect(await souk('security', 'list', '--kind', 'nothing')).toMatchObject({ code: 2 });
});

test('events are deleted after 400 days', async () => {
  const { id: person_id } = await buildShopper(db);
  await recordSecurityEvent(db, app.server.log, { kind: 'sign-in', person_id, ...byRequest });
  await recordSecurityEvent(db, app.server.log, { kind: 'export', person_id, ...byRequest });
  const old = new Date(clock.now().getTime() - 401 * 86_400_000);
  await db
    .updateTable('security_events')
    .set({ created_at: old })
    .where('kind', '=', 'sign-in')
    .where('person_id', '=', person_id)
    .execute();
  await deleteOldSecurityEventsJob({ db, clock }).perform({}, { log: app.server.log, attempt: 1 });
  expect(await eventsOf(person_id)).toMatchObject([{ kind: 'export' }]);
});
