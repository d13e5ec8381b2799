import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { processExists } from './lock-file.ts';

vi.setConfig({ testTimeout: 120_000 });

let dataFolder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'souk-interrupted-'));
  chmodSync(dataFolder, 0o755); // under root another account runs the database
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataFolder, { recursive: true, force: true });
});

test('a postmaster that died and was never reaped does not prevent the next start', async () => {
  const first = await openDatabase(settings());
  await first.pool.query('CREATE TABLE saved AS SELECT 1 AS one');
  const socketFolder = new URL(first.url).searchParams.get('host') ?? '';
  await first.close();
  const owner = statSync(join(home(), 'data'));
  const zombie = await startZombie();
  const lines = `${zombie}\n${join(realpathSync(home()), 'data')}\n0\n5432\n${socketFolder}\n`;
  mkdirSync(socketFolder, { mode: 0o700 });
  chownSync(socketFolder, owner.uid, owner.gid);
  writeFileSync(join(home(), 'data/postmaster.pid'), `${lines}\n`);
  writeFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), lines);
  writeFileSync(join(socketFolder, '.s.PGSQL.5432'), '');

  const started = performance.now();
  const second = await openDatabase(settings());
  expect(performance.now() - started).toBeLessThan(5_000);
  expect((await second.pool.query('SELECT one FROM saved')).rows).toEqual([{ one: 1 }]);
  await second.close();
});

test('a first start that is aborted at any moment leaves no process and no half data', async () => {
  for (const milliseconds of [0, 30, 150, 400, 800, 1_600]) {
    const aborting = new AbortController();
    const opening = openDatabase(settings(), { exclusive: true, waitUntil: aborting.signal }).then((database) => database.close());
    await delay(milliseconds);
    aborting.abort();
    await opening.catch((error: unknown) => expect(error).toMatchObject({ name: 'AbortError' }));
    expect(processesIn(dataFolder)).toEqual([]);
    expect(readdirSync(home()).filter((name) => name.startsWith('data.init-'))).toEqual([]);
    expect(readdirSync(join(home(), 'users'))).toEqual([]);
  }
  const database = await openDatabase(settings());
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});

/** A process that has ended and whose parent never asks how. */
async function startZombie(): Promise<number> {
  const child = spawn('/bin/sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const [line] = await child.stdout.take(1).toArray();
  const pid = Number(String(line));
  await vi.waitFor(() => expect(processExists(pid)).toBe(false), 5_000);
  process.kill(pid, 0); // its number is still taken
  return pid;
}

function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && processExists(Number(name)))
    .map((name) => readCommand(Number(name)))
    .filter((command) => /postgres|initdb/.test(command) && command.includes(realpathSync(folder)));
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function home(): string {
  return join(dataFolder, 'postgres');
}

function settings() {
  return { dataFolder, url: undefined, readUrl: undefined, programs: undefined, poolSize: 3 };
}
