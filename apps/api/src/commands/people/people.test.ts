import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AccountExport } from '@souk/contract/account-export';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildBasket, orderBasket } from '../../../test/builders/basket.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { assertInvariants } from '../../../test/ledger.ts';
import { runSoukOn } from '../../../test/run-souk-on.ts';
import { useTestApp } from '../../../test/test-app.ts';

const marketplace = await useTestApp();
const { call, database, folder, runJobs } = marketplace;
const { db, pool } = database;
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());
afterEach(() => assertInvariants(pool));
const souk = (...args: string[]) => runSoukOn(marketplace, args);
/** The server learns of a session that a command has ended a moment later. */
const expectSignedOut = (token: string) => expect.poll(() => statusOf(token)).toBe(401);
const statusOf = async (token: string) => (await call('GET', '/profile', { token })).status;

let count = 0;
async function buildAsha() {
  count += 1;
  const phone = `98765432${String(count).padStart(2, '0')}`;
  const email = `Asha.${count}@mail.example`;
  const shopper = await buildShopper(db, { name: `Asha ${count}`, phone, phone_full: `91${phone}`, email });
  return { ...shopper, phone, email, full: `+91${phone}` };
}

async function codeFor(phone: string): Promise<unknown> {
  const sent = await call('POST', '/send-login-otp', { body: { phone } });
  return sent.body.data?.otp;
}

test('a person is found by id, number and mail address, and listed by a part of them', async () => {
  const asha = await buildAsha();
  for (const who of [String(asha.id), asha.full, `+91 ${asha.phone}`, asha.email.toLowerCase()]) {
    const shown = await souk('people', 'show', who, '--json');
    expect(JSON.parse(shown.stdout)).toMatchObject({
      person: { id: asha.id, phone: asha.full, blocked_at: null },
      orders: { all: 0 },
      sessions: [{}],
    });
  }
  for (const words of [`asha ${count}`, asha.phone, `asha.${count}@`]) {
    const { stdout } = await souk('people', 'list', words, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ total: 1, people: [{ id: asha.id }] });
  }
  expect((await souk('people', 'list')).stdout).toMatch(new RegExp(`${asha.id} +Asha ${count} +\\${asha.full} +${asha.email}`));
  expect(JSON.parse((await souk('people', 'list', '100%', '--json')).stdout)).toMatchObject({ total: 0 });
  expect(await souk('people', 'show', '999999')).toMatchObject({ code: 1, stderr: 'There is no person 999999.\n' });
  expect(await souk('people', 'show', 'asha')).toMatchObject({ code: 1, stderr: expect.stringContaining('"asha" is neither an id') });
});

test('signing out ends all sessions of the person, or the given one, and no others', async () => {
  const [asha, other] = [await buildAsha(), await buildAsha()];
  const second = await buildSession(db, { person_id: asha.id, device: 'Firefox' });
  const { stdout } = await souk('sessions', 'list', asha.full, '--json');
  const { sessions } = z.object({ sessions: z.array(z.object({ id: z.int(), device: z.string() })) }).parse(JSON.parse(stdout));
  const firefox = sessions.find(({ device }) => device === 'Firefox');
  expect(await souk('sessions', 'end', other.full, String(firefox?.id))).toMatchObject({
    code: 1,
    stderr: 'Session not found\n',
  });
  expect(await souk('sessions', 'end', asha.full, String(firefox?.id))).toMatchObject({ code: 0 });
  await expectSignedOut(second.token);
  expect(await statusOf(asha.token)).toBe(200);
  expect(await souk('people', 'sign-out', asha.full)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('will be signed out on 1 devices'),
  });
  expect(await souk('people', 'sign-out', asha.full, '--yes')).toMatchObject({ code: 0 });
  await expectSignedOut(asha.token);
  expect(await statusOf(other.token)).toBe(200);
});

test('a blocked person is signed out and refused after the right code, until unblocked', async () => {
  const asha = await buildAsha();
  expect(await souk('people', 'block', asha.full, '--yes')).toMatchObject({ code: 0, stdout: `Asha ${count} (${asha.id}) is blocked.\n` });
  await expectSignedOut(asha.token);
  const otp = await codeFor(asha.full);
  expect(await call('POST', '/login', { body: { phone: asha.full, otp: '0000' } })).toMatchObject({
    status: 422,
    body: { errors: { otp: expect.anything() } },
  });
  expect(await call('POST', '/login', { body: { phone: asha.full, otp } })).toMatchObject({
    status: 422,
    body: { message: 'This account is blocked. Please contact us.' },
  });

  expect(await souk('people', 'block', asha.full, '--yes')).toMatchObject({ code: 1, stderr: `${asha.id} is blocked already.\n` });
  expect(JSON.parse((await souk('people', 'list', '--blocked', '--json')).stdout)).toMatchObject({ total: 1, people: [{ id: asha.id }] });
  expect(await souk('people', 'unblock', asha.full)).toMatchObject({ code: 0 });
  expect(await call('POST', '/login', { body: { phone: asha.full, otp } })).toMatchObject({ status: 200 });
  expect(await souk('people', 'unblock', asha.full)).toMatchObject({ code: 1, stderr: `${asha.id} is not blocked.\n` });
  // A session that was opened in a race is refused as well.
  await db.updateTable('people').set({ blocked_at: new Date() }).where('id', '=', asha.id).execute();
  const { token } = await buildSession(db, { person_id: asha.id });
  expect(await statusOf(token)).toBe(401);
});

test('export writes the downloadable data into a new file that only the operator can read', async () => {
  const asha = await buildAsha();
  const path = join(folder, `asha-${asha.id}.json`);
  expect(await souk('people', 'export', asha.full, '--to', path)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Wrote .*asha-\d+\.json/),
  });
  expect(AccountExport.parse(JSON.parse(await readFile(path, 'utf8')))).toMatchObject({ profile: { id: asha.id } });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await souk('people', 'export', asha.full, '--to', path)).toMatchObject({ code: 1, stderr: `${path} exists already.\n` });
  expect(AccountExport.parse(JSON.parse((await souk('people', 'export', asha.full, '--json')).stdout))).toMatchObject({
    profile: { id: asha.id },
  });
});

test('erase removes personal data once no order is open', async () => {
  const basket = await buildBasket(db);
  const { id } = basket.shopper;
  await orderBasket(call, basket);
  expect(await souk('people', 'erase', String(id))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('will be erased for good'),
  });
  expect(await souk('people', 'erase', String(id), '--yes')).toMatchObject({
    code: 1,
    stderr:
      'The account cannot be erased yet. The shopper would read: "You have open orders. You can delete your account once they are delivered or cancelled."\n',
  });
  const { code } = await db.selectFrom('orders').select('code').where('person_id', '=', id).executeTakeFirstOrThrow();
  await souk('orders', 'cancel', code, '--reason', 'On request', '--yes');
  await runJobs();
  expect(await souk('people', 'erase', String(id), '--yes')).toMatchObject({ code: 0, stdout: `The account ${id} is erased.\n` });
  await expectSignedOut(basket.shopper.token);
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: '', phone_full: null, erased_at: expect.any(Date) });
  expect(await souk('people', 'erase', String(id), '--yes')).toMatchObject({
    code: 1,
    stderr: `The account ${id} is erased already.\n`,
  });
  expect(await souk('people', 'block', String(id), '--yes')).toMatchObject({ code: 1, stderr: `The account ${id} is erased.\n` });
});
