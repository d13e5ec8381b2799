import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { notify } from '../../src/modules/messages/notify.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { buildPerson } from '../builders/person.ts';
import { buildTicketMessage } from '../builders/ticket.ts';
import { useFakeMessageApi } from '../fakes/fake-message-api.ts';
import { certificateFile, useFakeSmtp } from '../fakes/fake-smtp.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';

const api = await useFakeMessageApi();
const smtp = await useFakeSmtp({ security: 'starttls' });
const folder = await mkdtemp(join(tmpdir(), 'souk-production-'));
const opened: { database?: TestDatabase; process?: ApiProcess } = {};
afterEach(async () => {
  await opened.process?.end('SIGKILL');
  await opened.database?.drop();
  Object.assign(opened, { database: undefined, process: undefined });
  Object.assign(api, { accepted: [], failure: undefined, requests: 0 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const patient = { timeout: 60_000 };
const soon = { timeout: 30_000, interval: 100 };

/** The real server as an operator starts it, on a database of its own. */
async function start(env: Record<string, string>): Promise<TestDatabase> {
  opened.database ??= await createTestDatabase({ poolSize: 2 });
  opened.process = await startApiProcess({
    APP_ENVIRONMENT: 'production',
    APP_SECRET: 'x'.repeat(40),
    PUBLIC_URL: 'https://market.example',
    DATABASE_URL: opened.database.url,
    SOUK_DATA: folder,
    STOREFRONT_DIST: join(folder, 'none'),
    NODE_EXTRA_CA_CERTS: certificateFile,
    ...env,
  });
  return opened.database;
}

const Answer = z.object({ data: z.record(z.string(), z.unknown()).optional() });

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const answer = await fetch(`${opened.process?.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, data: Answer.parse(await answer.json()).data };
}

test.each([
  ['whatsapp', api.env.whatsapp],
  ['twilio', api.env.twilio],
])('with %s a code reaches the phone, and no answer carries it', patient, async (channel, env) => {
  const { db } = await start({ MESSAGE_CHANNEL: channel, WHATSAPP_LANGUAGES: 'en_US,ar', ...env });
  await buildPerson(db, { phone: '9880000001' });
  const { status, data } = await post('/send-login-otp', { phone: '9880000001' });
  expect([status, Object.keys(data ?? {})]).toEqual([200, ['retry_after']]);
  await expect.poll(() => api.accepted, soon).toMatchObject([{ provider: channel, to: expect.stringContaining('919880000001') }]);
  expect(JSON.stringify(api.accepted)).toMatch(/\b\d{4}\b/);
});

test('with smtp a code reaches the mailbox by TLS', patient, async () => {
  opened.database = await createTestDatabase({ poolSize: 2 });
  await opened.database.db.updateTable('settings').set({ phone_required: false }).execute();
  const { db } = await start({ MESSAGE_CHANNEL: 'smtp', ...smtp.env });
  await buildPerson(db, { phone: null, phone_code: null, email: 'asha@mail.example', email_verified_at: new Date() });
  expect(await post('/send-otp', { phone: 'asha@mail.example', forgot_password: true })).toMatchObject({ status: 200 });
  await expect.poll(() => smtp.mails, soon).toMatchObject([{ to: ['asha@mail.example'], isEncrypted: true, user: 'market' }]);
});

test('with smtp alone, where shoppers sign in by phone, it does not start', patient, async () => {
  await expect(start({ MESSAGE_CHANNEL: 'smtp', ...smtp.env })).rejects.toThrow(/nobody could sign in: add whatsapp or twilio/);
});

test('a message that a provider refuses temporarily is sent by the queue later', patient, async () => {
  const { db } = await start({ MESSAGE_CHANNEL: 'twilio', ...api.env.twilio });
  await buildPerson(db, { phone: '9880000002' });
  api.failure = { status: 503, body: 'Service Unavailable' };
  expect(await post('/send-login-otp', { phone: '9880000002' })).toMatchObject({ status: 200 });
  await expect.poll(() => post('/send-login-otp', { phone: '9880000002' }), soon).toMatchObject({ status: 503 });
  expect(api.requests).toBe(1);
  api.failure = undefined;
  await expect.poll(() => api.accepted, soon).toHaveLength(1);
  expect(api.requests).toBe(2);
  expect(await post('/send-login-otp', { phone: '9880000003' })).toMatchObject({ status: 200 });
});

test('a message during which the server was killed is not sent twice', patient, async () => {
  const { db, pool } = await start({ MESSAGE_CHANNEL: 'twilio', ...api.env.twilio });
  const person_id = await buildPerson(db);
  const { message_id } = await buildTicketMessage(db, { person_id });
  api.failure = 'hang';
  await inTransaction(db, (transaction) => notify(transaction, { kind: 'ticket-answered', ticket_message_id: message_id }, new Date()));
  await expect.poll(() => api.requests, soon).toBe(1);
  await opened.process?.end('SIGKILL');
  api.failure = undefined;
  // The queue gives up a dead worker's lock after hours only.
  await pool.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await start({ MESSAGE_CHANNEL: 'twilio', ...api.env.twilio });
  const status = async () => (await db.selectFrom('messages').select('status').executeTakeFirstOrThrow()).status;
  await expect.poll(status, soon).toBe('unclear');
  expect([api.requests, api.accepted]).toEqual([1, []]);
});
