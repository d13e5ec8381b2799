import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createAnotherApp } from '../../test/another-app.ts';
import { buildProduct } from '../../test/builders/goods.ts';
import { openDatabaseProxy } from '../../test/fakes/database-proxy.ts';
import { createTestClock } from '../../test/test-clock.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { holdRunningLock } from '../platform/database/running-lock.ts';

const script = fileURLToPath(new URL('./db.ts', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'souk-commands-'));
const empty = await createTestDatabase({ empty: true });

afterAll(async () => {
  await empty.drop();
  await rm(folder, { recursive: true });
});

// Starting processes on a busy machine takes longer than the default timeout.
const timeout = { timeout: 90_000 };

test('migrate, backup and restore work on a server and print what they did', timeout, async () => {
  expect(await db('migrate')).toMatchObject({ code: 0, stdout: expect.stringMatching(/Applied \d+ migrations/) });
  expect(await db('migrate')).toMatchObject({ code: 0, stdout: 'The database is up to date.\n' });

  await empty.pool.query('INSERT INTO contact_messages (name, phone, subject, message) VALUES ($1, $1, $1, $1)', ['someone']);
  const file = join(folder, 'market.backup');
  expect(await db('backup', file)).toMatchObject({ code: 0, stdout: expect.stringContaining('Saved 1 of contact_messages.') });
  expect(await db('restore', file)).toMatchObject({ code: 1, stderr: expect.stringMatching(/not empty .*--force/) });
  await empty.pool.query('DELETE FROM contact_messages');
  expect(await db('restore', file, '--force')).toMatchObject({ code: 0 });
  expect((await empty.pool.query('SELECT name FROM contact_messages')).rows).toEqual([{ name: 'someone' }]);
});

test('a marketplace with products is not seeded', async () => {
  const marketplace = await createTestDatabase();
  await buildProduct(marketplace.db);
  expect(await run(['seed'], { DATABASE_URL: marketplace.url })).toMatchObject({
    code: 1,
    stderr: 'The database has products already; npm run db -- reset deletes them first.\n',
  });
  await marketplace.drop();
});

test('restore and reset refuse while a server runs on the database', timeout, async () => {
  const marketplace = await createTestDatabase();
  const aborting = new AbortController();
  const lock = await holdRunningLock(marketplace.url, { onProgress: () => undefined, stopping: aborting.signal });
  const file = join(folder, 'running.backup');
  const env = { DATABASE_URL: marketplace.url };
  expect(await run(['backup', file], env)).toMatchObject({ code: 0 });
  const refusal = { code: 1, stderr: expect.stringContaining('The marketplace runs on this database.') };
  expect(await run(['restore', file, '--force'], env)).toMatchObject(refusal);
  expect(await run(['reset', '--yes', '--no-seed'], env)).toMatchObject(refusal);
  await lock.release();
  expect(await run(['restore', file, '--force'], env)).toMatchObject({ code: 0 });
  await marketplace.drop();
});

test('a restore that is killed midway leaves the former data, which are served, and can be repeated', timeout, async () => {
  const marketplace = await createTestDatabase();
  const saved = await buildProduct(marketplace.db);
  const file = join(folder, 'killed.backup');
  expect(await run(['backup', file], { DATABASE_URL: marketplace.url })).toMatchObject({ code: 0 });
  const later = await buildProduct(marketplace.db);
  const served = async () => {
    const app = await createAnotherApp(marketplace, createTestClock());
    const status = async ({ id }: { id: number }) => (await app.inject({ url: `/api/product-details?product_id=${id}` })).statusCode;
    const statuses = [await status(saved), await status(later)];
    await app.close();
    return statuses;
  };

  // Slow statements: the process ends long before its transaction would.
  const proxy = await openDatabaseProxy(marketplace.url);
  proxy.delayQueries(10);
  const child = spawn(process.execPath, [script, 'restore', file, '--force'], {
    env: { ...process.env, DATABASE_URL: proxy.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('Restored 1 of products.')) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGKILL');
  await proxy.close();
  expect(await served()).toEqual([200, 200]);

  expect(await run(['restore', file, '--force'], { DATABASE_URL: marketplace.url })).toMatchObject({ code: 0 });
  expect(await served()).toEqual([200, 404]);
  await marketplace.drop();
});

test('reset asks for confirmation', async () => {
  expect(await db('reset')).toMatchObject({ code: 1, stderr: expect.stringContaining('Add --yes') });
});

test('the types in the repository match the migrations', async () => {
  expect(await db('types', '--check')).toMatchObject({ code: 0 });
});

test.each([
  [['nonsense'], /Unknown command "nonsense"/],
  [['restore'], /The file is missing/],
  [['restore', '/no/such/file'], /cannot be read as a backup/],
  [['migrate', '--fast'], /--fast/],
])('%j is explained', async (args, message) => {
  expect(await db(...args)).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
});

test('help succeeds', async () => {
  expect(await db()).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run db -- <command>') });
});

test('an invalid setting is named', async () => {
  expect(await run(['migrate'], { DATABASE_URL: 'nonsense' })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('DATABASE_URL must be'),
  });
});

function db(...args: string[]) {
  return run(args, { DATABASE_URL: empty.url });
}

function run(args: string[], env: Record<string, string>): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env: { ...process.env, ...env } }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}
