import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError, hasCode } from '../database-errors.ts';
import { type HomeFolder, prepareHomeFolder } from './home-folder.ts';
import { initData } from './init-data.ts';
import { findLockHolder, isSameMachine, type LockFile, tryLockFile, waitForLockFile } from './lock-file.ts';
import {
  adoptPostmaster,
  databaseName,
  isAlive,
  type Postmaster,
  type SocketAddress,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { findPrograms } from './programs.ts';
import { removeSocketFolder } from './socket-folder.ts';
import { supervise } from './supervise.ts';

export type EmbeddedOptions = {
  dataFolder: string;
  programs: string | undefined;
  onProgress: (message: string) => void;
  /** True for the server: a second server on the same data is refused. Commands join the running database. */
  exclusive: boolean;
  /** False only for tests: quicker, and lost in a power cut. */
  durable: boolean;
  /** True only for tests: a killed Node takes the database with it. */
  endsWithParent: boolean;
  maxConnections: number;
  /** Aborts the start; what it began is ended first. */
  signal?: AbortSignal | undefined;
};

export type Embedded = { url: string; pid(): number; close(): Promise<void> };

/** Runs PostgreSQL under the data folder, or joins the one that runs there already. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  if (process.platform === 'win32') {
    throw new DatabaseStartError('The embedded database does not run on Windows. Set DATABASE_URL to a PostgreSQL server, or use WSL.');
  }
  const home = prepareHomeFolder(options.dataFolder);
  const serverLock = options.exclusive ? lockForServer(home, options.dataFolder) : undefined;
  const closing = new AbortController();
  const running = { ...options, signal: closing.signal };
  const starting = { ...options, signal: options.signal ?? closing.signal };
  try {
    const { user, first } = await underStartLock(home, () => becomeUser(home, starting), starting.signal);
    const supervisor = supervise(first, {
      onProgress: options.onProgress,
      restart: () => underStartLock(home, () => ensurePostmaster(home, running), running.signal),
    });
    return {
      url: urlOf(first.address),
      pid: () => supervisor.current().pid,
      async close() {
        closing.abort();
        const postmaster = await supervisor.end();
        const leave = async () => {
          user.release();
          if (listUsers(home).length > 0) return;
          if (isAlive(postmaster)) await stopPostmaster(postmaster);
          removeSocketFolder(postmaster.address.host);
        };
        await underStartLock(home, leave).catch((error: unknown) => {
          if (!hasCode(error, 'ENOSPC')) throw error;
          return leave(); // a full disk has no room for the lock, and must not leave the postmaster running
        });
        serverLock?.release();
      },
    };
  } catch (error) {
    serverLock?.release();
    throw error;
  }
}

type StartOptions = EmbeddedOptions & { signal: AbortSignal };

async function becomeUser(home: HomeFolder, options: StartOptions): Promise<{ user: LockFile; first: Postmaster }> {
  const user = registerUser(home);
  try {
    return { user, first: await ensurePostmaster(home, options) };
  } catch (error) {
    user.release();
    throw error;
  }
}

async function ensurePostmaster(home: HomeFolder, options: StartOptions): Promise<Postmaster> {
  refuseOtherMachine(home, options.dataFolder);
  const running = await adoptPostmaster(home, options.signal);
  if (running) {
    options.onProgress('Using the running database.');
    return running;
  }
  const programs = findPrograms(home, options.programs);
  await initData(home, programs, {
    durable: options.durable,
    signal: options.signal,
    onFirstStart: () => options.onProgress(`Setting up the database in ${home.path} (first start only).`),
  });
  options.onProgress('Starting the database.');
  const postmaster = await startPostmaster(home, programs, options);
  if (options.endsWithParent) endWithParent(postmaster);
  return postmaster;
}

async function underStartLock<Result>(home: HomeFolder, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const lock = await waitForLockFile(join(home.path, 'start.lock'), signal);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

function lockForServer(home: HomeFolder, dataFolder: string): LockFile {
  const { lock, holder } = tryLockFile(join(home.path, 'server.lock'));
  if (lock) return lock;
  const where = isSameMachine(holder) ? '' : ` on ${holder.host}`;
  throw new DatabaseStartError(
    `Another server (process ${holder.pid}${where}) already uses the data in ${dataFolder}.\n` +
      `Stop it first (kill ${holder.pid}), or give this one another folder with SOUK_DATA.\n` +
      'To run several servers on the same data, set DATABASE_URL to a PostgreSQL server.',
  );
}

// Every process that uses the database is on a list; the last one to leave stops it.
function registerUser(home: HomeFolder): LockFile {
  const folder = join(home.path, 'users');
  mkdirSync(folder, { recursive: true });
  const { lock, holder } = tryLockFile(join(folder, `${process.pid}-${counter++}.lock`));
  if (lock) return lock;
  throw new DatabaseStartError(`Process ${holder.pid} on ${holder.host} uses the data folder under the same number.`);
}

let counter = 0;

function listUsers(home: HomeFolder) {
  const folder = join(home.path, 'users');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.lock'))
    .flatMap((name) => {
      const holder = findLockHolder(join(folder, name));
      if (!holder) rmSync(join(folder, name), { force: true });
      return holder ?? [];
    });
}

// Process numbers mean nothing across machines or containers: two postmasters on one folder would destroy it.
function refuseOtherMachine(home: HomeFolder, dataFolder: string): void {
  const other = listUsers(home).find((user) => !isSameMachine(user));
  if (!other) return;
  throw new DatabaseStartError(
    `The data in ${dataFolder} is in use on another machine or container (${other.host}, process ${other.pid}).\n` +
      'Stop it there first; if it was cut off, wait half a minute and start again.',
  );
}

function urlOf(address: SocketAddress): string {
  return `postgresql://${address.user}@localhost:5432/${databaseName}?host=${encodeURIComponent(address.host)}`;
}

// The shell waits for the end of its input, which is also the end of this process, however that comes about.
function endWithParent(postmaster: Postmaster): void {
  const watcher = spawn('/bin/sh', ['-c', 'cat >/dev/null; kill -INT "$1"', 'sh', String(postmaster.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  watcher.unref();
  postmaster.child?.once('exit', () => {
    if (watcher.pid !== undefined && watcher.exitCode === null) process.kill(-watcher.pid);
  });
}
