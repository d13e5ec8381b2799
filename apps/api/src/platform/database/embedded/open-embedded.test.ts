import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type EmbeddedProcess, startEmbeddedProcess } from '../../../../test/processes/start-embedded-process.ts';
import { repositoryRoot } from '../../../config/config.ts';
import { type OpenedDatabase, openDatabase } from '../open-database.ts';
import { isReachable, isRoot } from './home-folder.ts';
import { processExists } from './lock-file.ts';

vi.setConfig({ testTimeout: 60_000 });
const waiting = { timeout: 20_000, interval: 20 };

let dataFolder: string;
let initialised: string;
const opened: OpenedDatabase[] = [];
const processes: EmbeddedProcess[] = [];

// Made once and copied, since most tests are not about the first start.
beforeAll(async () => {
  initialised = dataFolder = makeFolder();
  await (await openDatabase(settings())).close();
});

afterAll(() => rmSync(initialised, { recursive: true }));

beforeEach(() => {
  dataFolder = makeFolder();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await Promise.all(processes.splice(0).map((running) => running.end('SIGKILL')));
  const postmaster = findPostmaster();
  if (postmaster) {
    process.kill(postmaster, 'SIGQUIT');
    await vi.waitFor(() => expect(processExists(postmaster)).toBe(false), 10_000);
  }
  const home = join(dataFolder, 'postgres');
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true }); // may be a link
  rmSync(dataFolder, { recursive: true, force: true });
});

describe('a start', () => {
  test('makes the database once, finds it again, and leaves no process behind', async () => {
    const first = start();
    await ask(await first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    const postmaster = postmasterPid();
    expect(await first.end('SIGTERM')).toBe(0);
    expect(processExists(postmaster)).toBe(false);

    const second = start();
    expect(await ask(await second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect(first.progress.join()).toContain('Setting up');
    expect(second.progress).toEqual(['Starting the database.']);
  });

  test('gives a durable database that only its owner reaches', async () => {
    const database = await open();
    const settings = await database.pool.query(
      `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses') ORDER BY 1`,
    );
    expect(Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      synchronous_commit: 'on',
    });
    const { rows } = await database.pool.query(
      `SELECT datlocprovider::text AS provider, datlocale AS locale, pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = current_database()`,
    );
    expect(rows).toEqual([{ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' }]);
    const socketFolder = new URL(database.url).searchParams.get('host') ?? '';
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataFolder, 'postgres')).mode & 0o777).toBe(0o700);
  });

  test('under way four times at once makes one database that all share until the last one leaves', async () => {
    const four = Array.from({ length: 4 }, () => start({ exclusive: false }));
    const urls = await Promise.all(four.map(({ url }) => url));
    expect(new Set(urls).size).toBe(1);
    expect(four.filter(({ progress }) => progress.join().includes('Setting up'))).toHaveLength(1);
    const postmaster = postmasterPid();
    const [last, ...others] = four;
    await Promise.all(others.map((each) => each.end('SIGTERM')));
    expect(await ask(urls[0] ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await last?.end('SIGTERM');
    expect(processExists(postmaster)).toBe(false);
  });

  test('of four servers at once lets one through and names it to the others', async () => {
    const four = Array.from({ length: 4 }, () => start());
    const outcomes = await Promise.allSettled(four.map(({ url }) => url));
    const winner = four[outcomes.findIndex(({ status }) => status === 'fulfilled')];
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const other of four.filter((each) => each !== winner)) {
      expect(await other.refusal).toContain(`(process ${winner?.pid})`);
      expect(await other.refusal).toContain(`kill ${winner?.pid}`);
    }
  });

  test('begins again after one that was killed in the middle of the first', async () => {
    const killed = start();
    await killed.next((message) => 'progress' in message && message.progress.startsWith('Setting up'));
    await killed.end('SIGKILL');
    mkdirSync(join(dataFolder, 'postgres/data.init-left'));
    const next = start();
    expect(await ask(await next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataFolder, 'postgres/data.init-left'))).toBe(false);
  });

  test('is not held up by a process number that a stranger has now', async () => {
    copyInitialised();
    writeFileSync(join(dataFolder, 'postgres/data/postmaster.pid'), `${process.pid}\n/elsewhere\n0\n5432\n/tmp/nowhere\n\n`);
    const database = await open();
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('refuses data of another major version, with advice', async () => {
    copyInitialised();
    writeFileSync(join(dataFolder, 'postgres/data/PG_VERSION'), '17\n');
    const refusal = await start().refusal;
    expect(refusal).toMatch(/was written by PostgreSQL 17; the programs here are PostgreSQL 18/);
    expect(refusal).toMatch(/npm run db -- backup/);
  });

  test('names PG_BIN if there is nothing to run', async () => {
    await expect(openDatabase({ ...settings(), programs: '/no/such/folder' })).rejects.toThrow(
      /PG_BIN=\/no\/such\/folder has no PostgreSQL/,
    );
  });

  test('shows the end of the log if PostgreSQL cannot start', async () => {
    copyInitialised();
    writeFileSync(join(dataFolder, 'postgres/data/postgresql.conf'), 'no_such_setting = 1\n');
    await expect(open()).rejects.toThrow(/PostgreSQL did not start.*no_such_setting/s);
  });
});

describe('kill -9', () => {
  beforeEach(copyInitialised);

  test('of the server’s process leaves the database, which the next one adopts', async () => {
    const killed = start();
    await ask(await killed.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    const postmaster = postmasterPid();
    await killed.end('SIGKILL');
    expect(processExists(postmaster)).toBe(true);

    const next = start();
    expect(await ask(await next.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    expect(next.progress).toEqual(['Using the running database.']);
    expect(postmasterPid()).toBe(postmaster);
    expect(await next.end('SIGTERM')).toBe(0);
    expect(processExists(postmaster)).toBe(false);
  });

  test.each(['started', 'adopted'])('of a database that was %s brings it back with all that was acknowledged', async (way) => {
    if (way === 'adopted') await start().url.then(() => processes.splice(0)[0]?.end('SIGKILL'));
    const database = await open();
    await database.pool.query('CREATE TABLE kept (id int)');
    for (let times = 1; times <= 3; times++) {
      const postmaster = postmasterPid();
      const held = await database.pool.connect();
      await database.pool.query('INSERT INTO kept VALUES ($1)', [times]);
      process.kill(postmaster, 'SIGKILL');
      // A session may answer once more before it notices, so the new postmaster is waited for.
      await vi.waitFor(() => expect(findPostmaster()).not.toBeOneOf([undefined, postmaster]), waiting);
      await vi.waitFor(
        async () => expect((await database.pool.query('SELECT count(*) FROM kept')).rows).toEqual([{ count: times }]),
        waiting,
      );
      held.release();
    }
  });

  test('of one session’s process is survived without a restart', async () => {
    const database = await open();
    const postmaster = postmasterPid();
    const { rows } = await database.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]), waiting);
    expect(postmasterPid()).toBe(postmaster);
  });
});

describe('stopping', () => {
  beforeEach(copyInitialised);

  test('by Ctrl-C, which reaches the whole group, lets the process close the database itself', async () => {
    const running = start({}, { detached: true });
    await running.url;
    const postmaster = postmasterPid();
    expect(await running.end('SIGINT', 'group')).toBe(0);
    expect(processExists(postmaster)).toBe(false);
    expect(readFileSync(join(dataFolder, 'postgres/postgres.log'), 'utf8')).toMatch(/database system is shut down\s*$/);
  });

  test('a command does not stop the database of a running server', async () => {
    const server = start();
    const url = await server.url;
    await (await open()).close();
    opened.length = 0;
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(server.progress).not.toContain('The database stopped unexpectedly. Starting it again.');
  });
});

describe('accounts', () => {
  test.runIf(isRoot())('root gets the database in a folder that the database’s account can reach', async () => {
    chmodSync(dataFolder, 0o700);
    const database = await open();
    expect(realpathSync(join(dataFolder, 'postgres'))).toMatch(/^\/var\/lib\/souk\//);
    await database.pool.query('CREATE TABLE kept AS SELECT 1 AS one');
    await database.close();
    opened.length = 0;
    expect((await (await open()).pool.query('SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
  });

  const nobody = { uid: 65_534, gid: 65_534 };
  test.runIf(isRoot() && isReachable(repositoryRoot, nobody))('an ordinary user needs nothing special', async () => {
    chmodSync(dataFolder, 0o777);
    const running = start({}, nobody);
    expect(await ask(await running.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await running.end('SIGTERM')).toBe(0);
    // Root does not change the owner of an existing folder.
    const database = await open();
    expect(statSync(`/proc/${postmasterPid()}`).uid).toBe(nobody.uid);
    await database.pool.query('SELECT 1');
  });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souk-embedded-'));
  chmodSync(folder, 0o755); // under root another account runs the database
  return folder;
}

function copyInitialised(): void {
  execFileSync('cp', ['-a', join(initialised, 'postgres'), dataFolder]);
}

function start(options: { exclusive?: boolean } = {}, as: Parameters<typeof startEmbeddedProcess>[1] = {}): EmbeddedProcess {
  const running = startEmbeddedProcess({ dataFolder, ...options }, as);
  processes.push(running);
  return running;
}

async function open(): Promise<OpenedDatabase> {
  const database = await openDatabase(settings());
  opened.push(database);
  return database;
}

function settings() {
  return { dataFolder, url: undefined, readUrl: undefined, programs: undefined, poolSize: 5 };
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

function postmasterPid(): number {
  return Number(readFileSync(join(dataFolder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
}

function findPostmaster(): number | undefined {
  const file = join(dataFolder, 'postgres/data/postmaster.pid');
  const pid = existsSync(file) ? postmasterPid() : 0;
  return pid > 0 && pid !== process.pid && processExists(pid) ? pid : undefined;
}
