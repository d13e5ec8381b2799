import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../test/builders/goods.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { holdRunningLock } from '../platform/database/running-lock.ts';

const script = fileURLToPath(new URL('./db.ts', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'souk-commands-'));
const empty = await createTestDatabase({ empty: true });

afterAll(async () => {
  await empty.drop();
  await rm(folder, { recursive: true });
});

// Six commands, each a process of its own: on a busy machine that takes longer than a test usually may.
const patience = { timeout: 90_000 };

test('migrate, backup and restore work on a server, and say what they did', patience, async () => {
  expect(await db('migrate')).toMatchObject({ code: 0, said: expect.stringMatching(/Applied \d+ migrations/) });
  expect(await db('migrate')).toMatchObject({ code: 0, said: 'The database is current.\n' });

  await empty.pool.query('INSERT INTO contact_messages (name, phone, subject, message) VALUES ($1, $1, $1, $1)', ['someone']);
  const file = join(folder, 'market.backup');
  expect(await db('backup', file)).toMatchObject({ code: 0, said: expect.stringContaining('Saved 1 of contact_messages.') });
  expect(await db('restore', file)).toMatchObject({ code: 1, complained: expect.stringMatching(/not empty .*--force/) });
  await empty.pool.query('DELETE FROM contact_messages');
  expect(await db('restore', file, '--force')).toMatchObject({ code: 0 });
  expect((await empty.pool.query('SELECT name FROM contact_messages')).rows).toEqual([{ name: 'someone' }]);
});

test('a market that sells already is not filled with the demo market', async () => {
  const market = await createTestDatabase();
  await buildProduct(market.db);
  expect(await run(['seed'], { DATABASE_URL: market.url })).toMatchObject({
    code: 1,
    complained: 'The database has products already; npm run db -- reset empties it first.\n',
  });
  await market.drop();
});

test('restore and reset refuse while a server runs on the database', patience, async () => {
  const market = await createTestDatabase();
  const aborting = new AbortController();
  const lock = await holdRunningLock(market.url, { onProgress: () => undefined, stopping: aborting.signal });
  const file = join(folder, 'running.backup');
  const env = { DATABASE_URL: market.url };
  expect(await run(['backup', file], env)).toMatchObject({ code: 0 });
  const refusal = { code: 1, complained: expect.stringContaining('The marketplace runs on this database.') };
  expect(await run(['restore', file, '--force'], env)).toMatchObject(refusal);
  expect(await run(['reset', '--yes', '--no-seed'], env)).toMatchObject(refusal);
  await lock.release();
  expect(await run(['restore', file, '--force'], env)).toMatchObject({ code: 0 });
  await market.drop();
});

test('reset wants to be sure', async () => {
  expect(await db('reset')).toMatchObject({ code: 1, complained: expect.stringContaining('add --yes') });
});

test('the types in the repository are those of the migrations', async () => {
  expect(await db('types', '--check')).toMatchObject({ code: 0 });
});

test.each([
  [['nonsense'], /There is no command "nonsense"/],
  [['restore'], /Which file\?/],
  [['restore', '/no/such/file'], /cannot be read as a backup/],
  [['migrate', '--fast'], /--fast/],
])('%j is explained', async (args, message) => {
  expect(await db(...args)).toMatchObject({ code: 1, complained: expect.stringMatching(message) });
});

test('help is no failure', async () => {
  expect(await db()).toMatchObject({ code: 0, said: expect.stringContaining('npm run db -- <command>') });
});

test('a wrong setting is named', async () => {
  expect(await run(['migrate'], { DATABASE_URL: 'nonsense' })).toMatchObject({
    code: 1,
    complained: expect.stringContaining('DATABASE_URL must be'),
  });
});

function db(...args: string[]) {
  return run(args, { DATABASE_URL: empty.url });
}

function run(args: string[], env: Record<string, string>): Promise<{ code: number | null; said: string; complained: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env: { ...process.env, ...env } }, (_, said, complained) =>
      resolve({ code: child.exitCode, said, complained }),
    );
  });
}
