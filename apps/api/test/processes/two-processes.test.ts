import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { aFile, buildForm } from '../build-form.ts';
import { buildProduct } from '../builders/goods.ts';
import { buildShopper } from '../builders/shopper.ts';
import { useEventReceiver } from '../receive-events.ts';
import { useTestDatabase } from '../test-database.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';

/* The server twice, as docs/operations.md describes it: one database, one data folder, one secret, a port each. */
const { db, url: databaseUrl } = await useTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'souk-two-'));
const env = {
  DATABASE_URL: databaseUrl,
  SOUK_DATA: folder,
  SOUK_DEMO: 'off',
  STOREFRONT_DIST: join(folder, 'none'),
  APP_SECRET: 'the same thirty-two letters or more',
  METRICS_TOKEN: 'a token of the scraper',
};
let processes: [ApiProcess, ApiProcess] | undefined;
const at = (which: 0 | 1) => processes?.[which].url ?? '';
beforeAll(async () => {
  processes = await Promise.all([startApiProcess(env), startApiProcess(env)]);
}, 60_000);
afterAll(async () => {
  await Promise.all((processes ?? []).map(({ end }) => end('SIGTERM')));
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const receive = useEventReceiver(() => at(0));

function post(which: 0 | 1, path: string, body: object | FormData, token = ''): Promise<Response> {
  const isForm = body instanceof FormData;
  const headers = { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) };
  return fetch(`${at(which)}/api${path}`, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) });
}

test('[account-05] a change at one process reaches a page of the other within a second', async () => {
  const shopper = await buildShopper(db);
  const { received } = await receive(shopper);
  const product = await buildProduct(db);
  expect((await post(1, '/cart/store', { product_id: product.id, quantity: 1 }, shopper.token)).status).toBe(200);
  await vi.waitFor(() => expect(received).toContain(`cart {"id":${shopper.id}}`), { timeout: 1000 });
});

test('a code that one process sent is accepted by the other, and a session is valid at both', async () => {
  await buildShopper(db, { phone: '9812345670', phone_full: '919812345670' });
  const sent = z
    .object({ data: z.object({ otp: z.string() }) })
    .parse(await (await post(0, '/send-login-otp', { phone: '919812345670' })).json());
  const login = await post(1, '/login', { phone: '919812345670', otp: sent.data.otp });
  expect(login.status).toBe(200);
  const { data } = z.object({ data: z.object({ access: z.object({ token: z.string() }) }) }).parse(await login.json());
  const profile = await fetch(`${at(0)}/api/profile`, { headers: { authorization: `Bearer ${data.access.token}` } });
  expect(profile.status).toBe(200);
});

test('a picture that was sent to one is shown by the other', async () => {
  const { token } = await buildShopper(db);
  const form = buildForm([
    ['name', 'Asha Rao'],
    ['profile_photo', aFile('png')],
  ]);
  const saved = await (await post(0, '/update-profile', form, token)).json();
  const { data } = z.object({ data: z.object({ user: z.object({ profile_photo: z.string() }) }) }).parse(saved);
  expect((await fetch(`${at(1)}${data.user.profile_photo}`)).status).toBe(200);
});

test('each serves metrics to a client with the token', async () => {
  for (const which of [0, 1] as const) {
    const answer = await fetch(`${at(which)}/metrics`, { headers: { authorization: `Bearer ${env.METRICS_TOKEN}` } });
    expect(await answer.text()).toMatch(/souk_jobs_queued\{state="given_up"\} 0/);
  }
});
