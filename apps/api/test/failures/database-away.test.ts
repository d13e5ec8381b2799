import { afterAll, expect, test, vi } from 'vitest';
import { bumpTags } from '../../src/platform/cache/content-versions.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import { createAnotherApp } from '../another-app.ts';
import { buildSession } from '../builders/session.ts';
import { openDatabaseProxy } from '../fakes/database-proxy.ts';
import { createTestClock } from '../test-clock.ts';
import { useTestDatabase } from '../test-database.ts';

const database = await useTestDatabase();
const proxy = await openDatabaseProxy(database.url);
const pool = createPool({ url: proxy.url, size: 3 });
const app = await createAnotherApp({ ...database, url: proxy.url, pool }, createTestClock());
afterAll(async () => {
  await app.close();
  await pool.end();
  await proxy.close();
});

const { token } = await buildSession(database.db);
const signedIn = { authorization: `Bearer ${token}` };

async function get(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: answered, body } = await app.inject({ url, headers });
  return { status: statusCode, retryAfter: answered['retry-after'], body: JSON.parse(body) };
}

const busy = { status: 503, retryAfter: '2', body: { message: 'The shop is busy. Please try again in a moment.' } };

test('[call-04] while the database is away calls answer 503, and afterwards all is well without a restart', async () => {
  expect((await get('/api/master')).status).toBe(200);
  expect((await get('/api/profile', signedIn)).status).toBe(200);

  await proxy.cut();
  // The token cannot be looked up: that must not sign anybody out, nor pass them for a visitor.
  expect(await get('/api/profile', signedIn)).toEqual(busy);
  expect(await get('/api/countries')).toEqual(busy);
  const login = await app.inject({ method: 'POST', url: '/api/login', payload: { phone: '9876543210', otp: '1234' } });
  expect([login.statusCode, login.headers['retry-after']]).toEqual([503, '2']);
  expect(await get('/readyz')).toEqual({
    status: 503,
    retryAfter: '1',
    body: { status: 'not ready', database: false, migrations: false, overloaded: false },
  });
  // Cached answers are still sent, and the process is alive.
  expect((await get('/api/master')).status).toBe(200);
  expect((await get('/api/master', signedIn)).status).toBe(200);
  expect((await get('/healthz')).status).toBe(200);

  // Meanwhile another process gives the shop a language.
  await database.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
    const address = JSON.stringify({ en: 'Market Street', ar: 'شارع السوق' });
    await transaction.updateTable('settings').set({ address }).execute();
    await bumpTags(transaction, ['settings']);
  });

  await proxy.restore();
  await vi.waitFor(async () => expect((await get('/api/profile', signedIn)).status).toBe(200), { timeout: 10_000 });
  expect((await get('/readyz')).status).toBe(200);
  expect((await get('/api/countries')).status).toBe(200);
  await vi.waitFor(
    async () => {
      const { body } = await get('/api/master', { 'accept-language': 'ar' });
      expect(body.data.languages).toHaveLength(2);
      // The languages are in memory and have to be read again too.
      expect(body.data.address).toBe('شارع السوق');
    },
    { timeout: 10_000 },
  );
});

test('a connection that breaks in the middle is replaced', async () => {
  for (let round = 0; round < 3; round++) {
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await vi.waitFor(async () => expect((await get('/api/profile', signedIn)).status).toBe(200), { timeout: 5000 });
  }
});
