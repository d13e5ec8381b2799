import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repositoryRoot } from '../../src/config/config.ts';
import { isReachable, isRoot } from '../../src/platform/database/embedded/home-folder.ts';
import { processExists } from '../../src/platform/database/embedded/lock-file.ts';
import { openDatabaseProxy } from '../fakes/database-proxy.ts';
import { createTestDatabase } from '../test-database.ts';
import { findFreePort } from './find-free-port.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

const nobody = { uid: 65_534, gid: 65_534 };
const running: ServerProcess[] = [];
let folder: string;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'souk-start-'));
  chmodSync(folder, 0o755); // under root another account runs the database
  port = await findFreePort();
});

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}, as: { uid?: number; gid?: number } = {}): ServerProcess {
  const defaults = { SOUK_DATA: join(folder, 'data'), SOUK_DEMO: 'off', STOREFRONT_DIST: join(folder, 'none'), PORT: String(port) };
  const server = spawnServer({ ...defaults, ...env }, as);
  running.push(server);
  return server;
}

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const untilAnswered = (path: string, status: number) =>
  vi.waitFor(async () => expect((await get(path)).status).toBe(status), { timeout: 120_000, interval: 50 });

describe('before the database is reachable', () => {
  test('the process is alive and not ready, retries, and then serves on the same port', async () => {
    const database = await createTestDatabase();
    const proxy = await openDatabaseProxy(database.url);
    await proxy.cut();
    const server = start({ DATABASE_URL: proxy.url });
    await untilAnswered('/healthz', 200);
    expect((await get('/readyz')).status).toBe(503);
    const refused = await get('/api/master');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('connection')).toBe('close');
    await server.untilPrinted('Waiting for the database server');
    await proxy.restore();
    const answers: number[] = [];
    await vi.waitFor(
      async () => {
        answers.push((await get('/healthz')).status);
        expect((await get('/readyz')).status).toBe(200);
      },
      { timeout: 120_000, interval: 20 },
    );
    expect(new Set(answers)).toEqual(new Set([200])); // never refused while the app took the port
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await proxy.close();
    await database.drop();
  });

  test('SIGTERM ends the wait at once', async () => {
    const server = start({ DATABASE_URL: 'postgres://souk@127.0.0.1:1/none' });
    await server.untilPrinted('Waiting for the database server at 127.0.0.1:1');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

test('two processes that start on an empty database at once both come up, with one demo marketplace', async () => {
  const database = await createTestDatabase({ empty: true });
  const other = await findFreePort();
  const env = { DATABASE_URL: database.url, SOUK_DEMO: 'on' };
  const both = [start(env), start({ ...env, PORT: String(other) })];
  await Promise.all(both.map(({ untilPrinted }) => untilPrinted('Souk is running')));
  expect(both.filter(({ output }) => output().includes('Seeded the demo marketplace'))).toHaveLength(1);
  for (const { child, ended } of both) {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
  await database.drop();
});

test('SIGTERM at any moment of the first start leaves no process, and the next start works', async () => {
  for (const milliseconds of [300, 700, 1_200, 2_000, 4_000, 7_000]) {
    const server = start({ SOUK_DEMO: 'on' });
    await delay(milliseconds);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBeOneOf([0, null]); // null: the signal came before the first line of the program
    const file = join(folder, 'data/postgres/data/postmaster.pid');
    expect(existsSync(file) ? processExists(Number(readFileSync(file, 'utf8').split('\n')[0])) : false).toBe(false);
  }
  const server = start();
  await untilAnswered('/readyz', 200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

describe('a wrong start is explained in a sentence', () => {
  async function refusalOf(server: ServerProcess): Promise<string> {
    expect(await server.ended).toBe(1);
    expect(server.output()).not.toMatch(/^\s+at .*:\d+:\d+/m); // no stack
    return server.output();
  }

  test('the port is in use: nothing is set up', async () => {
    const otherServer = createServer().listen(port, '127.0.0.1');
    expect(await refusalOf(start())).toBe(
      `Port ${port} is taken by another process. Stop that one, or choose another port: PORT=${port + 1} npm start\n`,
    );
    expect(existsSync(join(folder, 'data'))).toBe(false);
    otherServer.close();
  });

  test('HOST is not an address of this machine', async () => {
    expect(await refusalOf(start({ HOST: '192.0.2.1' }))).toContain('HOST=192.0.2.1 is not an address of this machine.');
  });

  test('the data folder is a file', async () => {
    writeFileSync(join(folder, 'data'), '');
    expect(await refusalOf(start())).toMatch(/data cannot be a folder, because a file is in its way\. Move the file away, or .*SOUK_DATA=/);
  });

  test.runIf(isRoot() && isReachable(repositoryRoot, nobody))('no permission to write', async () => {
    mkdirSync(join(folder, 'data'), { mode: 0o755 });
    expect(await refusalOf(start({}, nobody))).toMatch(/no permission to write to .*data.*chown.*SOUK_DATA=/);
  });

  test('the database is of a newer release', async () => {
    const database = await createTestDatabase();
    await database.pool.query(`insert into schema_migrations (number, name, checksum) values (9999, '9999-newer.sql', 'x')`);
    expect(await refusalOf(start({ DATABASE_URL: database.url }))).toContain('migration 9999-newer.sql, which this release does not know');
    await database.drop();
  });

  test('the password is wrong or the database does not exist', async () => {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    expect(await refusalOf(start({ DATABASE_URL: url.href }))).toContain('cannot be used: database "no_such_database" does not exist');
    await database.drop();
  });
});
