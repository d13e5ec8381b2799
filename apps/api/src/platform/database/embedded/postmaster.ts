import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { DatabaseStartError, hasCode } from '../database-errors.ts';
import type { HomeFolder } from './home-folder.ts';
import { processExists } from './lock-file.ts';
import type { Programs } from './programs.ts';
import { makeSocketFolder, removeStaleSocket } from './socket-folder.ts';

export const superuser = 'souk';

/** The running server process, ours or one that an earlier process of ours left behind. */
export type Postmaster = { pid: number; address: SocketAddress; child: ChildProcess | undefined };

export type PostmasterOptions = {
  durable: boolean;
  maxConnections: number;
  /** Aborts a start: nothing that it began is left running. */
  signal: AbortSignal;
};

const deafMilliseconds = 15_000;
const retryMilliseconds = 10_000;
const largestLog = 10 * 1024 * 1024;

/** The postmaster that already serves this data, once it is ready. Call it under the start lock. */
export async function adoptPostmaster(home: HomeFolder, signal: AbortSignal): Promise<Postmaster | undefined> {
  const recorded = readPostmasterFile(home);
  if (!recorded) return undefined;
  const postmaster: Postmaster = { ...recorded, child: undefined };
  let deadline = Date.now() + deafMilliseconds;
  while (isPostmasterOf(home, recorded.pid)) {
    const state = await probe(recorded.address);
    if (state === 'ready') return postmaster;
    // A server that recovers or stops answers so. No answer means that its socket was deleted, for example by a cleanup of /tmp.
    if (state === 'busy') deadline = Date.now() + deafMilliseconds;
    else if (Date.now() > deadline) await stopPostmaster(postmaster);
    await delay(25, undefined, { signal });
  }
  // The number was given to a stranger since, for which PostgreSQL would refuse to start.
  rmSync(join(home.data, 'postmaster.pid'), { force: true });
  return undefined;
}

/**
 * Starts a postmaster and waits until it answers. Call it under the start lock. Tries again for some seconds where only
 * the last moments of a postmaster that was killed are in the way.
 */
export async function startPostmaster(home: HomeFolder, programs: Programs, options: PostmasterOptions): Promise<Postmaster> {
  const retriesEnd = Date.now() + retryMilliseconds;
  for (let pause = 50; ; pause = Math.min(pause * 2, 500)) {
    const started = await startOnce(home, programs, options);
    if (!('failure' in started)) return started;
    if (!isPassing(started.failure) || Date.now() > retriesEnd) throw new DatabaseStartError(explainFailure(started.failure, home));
    await delay(pause, undefined, { signal: options.signal });
  }
}

async function startOnce(home: HomeFolder, programs: Programs, options: PostmasterOptions): Promise<Postmaster | { failure: string }> {
  const address = { host: makeSocketFolder(home), user: superuser };
  removeStaleSocket(address.host, (pid) => isPostmasterOf(home, pid));
  const log = openLog(home);
  const logged = statSync(home.log).size;
  const child = spawn(programs.postgres, ['-D', home.data, ...settings(address, options)], {
    ...home.account,
    cwd: home.path,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', log, log], // a file, since a pipe ends with Node and the postmaster outlives it
    detached: true, // Ctrl-C in the terminal must not stop it before the requests are done
  });
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.unref();
  while (failure === undefined && child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const postmaster: Postmaster = { pid: child.pid, address, child };
    if (options.signal.aborted) await stopPostmaster(postmaster);
    else if ((await probe(address)) === 'ready') return postmaster;
    else await delay(10);
  }
  options.signal.throwIfAborted();
  return { failure: failure ?? endOfLog(home, logged) };
}

/** Whether the failure only means that the operating system has not yet released what a killed postmaster held. */
function isPassing(failure: string): boolean {
  return /lock file ".*" already exists|pre-existing shared memory block|could not bind Unix address/.test(failure);
}

function explainFailure(failure: string, home: HomeFolder): string {
  if (/No space left on device/.test(failure)) {
    return `PostgreSQL did not start because the disk of ${home.path} is full. Free some space, then start again.`;
  }
  return `PostgreSQL did not start. The end of ${home.log}:\n${failure}`;
}

/** Stops it as PostgreSQL's fast shutdown: open transactions end, everything acknowledged is on disk. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  signal(postmaster, 'SIGINT');
  const deadline = Date.now() + 30_000;
  let hurried = false;
  while (isAlive(postmaster)) {
    if (!hurried && Date.now() > deadline) {
      signal(postmaster, 'SIGQUIT');
      hurried = true;
    }
    await delay(10);
  }
}

export function isAlive({ pid, child }: Postmaster): boolean {
  return child ? child.exitCode === null && child.signalCode === null : processExists(pid);
}

function signal({ pid, child }: Postmaster, name: 'SIGINT' | 'SIGQUIT'): void {
  if (child) child.kill(name);
  else if (processExists(pid)) process.kill(pid, name);
}

function settings({ host }: SocketAddress, options: PostmasterOptions): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: host,
    unix_socket_permissions: '0700',
    max_connections: options.maxConnections,
    jit: 'off', // compiling costs more than it saves on a shop's small queries
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...(options.durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function readPostmasterFile(home: HomeFolder): { pid: number; address: SocketAddress } | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(home.data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  // A postmaster that was killed before it wrote its socket line used the default socket.
  const host = lines[4]?.trim() || makeSocketFolder(home);
  return Number.isInteger(pid) && pid > 0 ? { pid, address: { host, user: superuser } } : undefined;
}

function isPostmasterOf(home: HomeFolder, pid: number): boolean {
  if (!processExists(pid)) return false;
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === home.data;
    } catch {
      return false; // someone else's process
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(home.data);
}

function openLog(home: HomeFolder): number {
  const size = statSync(home.log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(home.log, `${home.log}.1`);
  return openSync(home.log, 'a', 0o640);
}

function endOfLog(home: HomeFolder, from: number): string {
  return readFileSync(home.log).subarray(from).toString('utf8').trim().split('\n').slice(-12).join('\n');
}

export type SocketAddress = { host: string; user: string };

export const databaseName = 'souk';

/** Whether a server answers on the socket; makes our database if the server is new. */
async function probe(address: SocketAddress): Promise<'ready' | 'busy' | 'away'> {
  try {
    await query({ ...address, database: databaseName }, 'SELECT 1');
    return 'ready';
  } catch (error) {
    if (hasCode(error, '3D000')) {
      await query({ ...address, database: 'postgres' }, `CREATE DATABASE ${databaseName}`);
      return 'ready';
    }
    // Starting up, recovering or shutting down; all places taken means that it is well.
    if (hasCode(error, '53300')) return 'ready';
    return hasCode(error, '57P03') ? 'busy' : 'away';
  }
}

async function query(address: ClientConfig, text: string): Promise<void> {
  const client = new Client({ ...address, port: 5432, connectionTimeoutMillis: 10_000, application_name: 'souk launcher' });
  client.on('error', ignore); // the connection may break while it closes; the query has its result already
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(ignore);
  }
}

function ignore(): undefined {
  return undefined;
}
