import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { hasCode } from '../database-errors.ts';

/** Identifies a process: process ids are reused, an id together with its start time is not. */
export const ProcessMark = z.object({ pid: z.number().int().positive(), started: z.string(), host: z.string() });
export type ProcessMark = z.infer<typeof ProcessMark>;

export type LockFile = { release(): void };
type Attempt = { lock: LockFile; holder?: never } | { lock?: never; holder: ProcessMark };

const heartbeatMilliseconds = 5_000;
const silentMilliseconds = 20_000;

const Content = ProcessMark.extend({ nonce: z.string() });

/**
 * A lock that link() makes, so that it appears with its content or not at all. It is bound to the process: one left by a
 * dead process is replaced. A holder on another machine (two containers on one volume) touches the file regularly.
 */
export function tryLockFile(path: string): Attempt {
  for (;;) {
    const lock = linkLock(path);
    if (lock) return { lock };
    const text = readIfExists(path);
    if (text === undefined) continue;
    const holder = livingHolder(path, text);
    if (holder) return { holder };
    removeStale(path, text);
  }
}

export async function waitForLockFile(path: string, signal?: AbortSignal): Promise<LockFile> {
  for (;;) {
    const { lock } = tryLockFile(path);
    if (lock) return lock;
    await delay(25, undefined, { signal });
  }
}

/** The living process that holds the lock at this path. */
export function findLockHolder(path: string): ProcessMark | undefined {
  const text = readIfExists(path);
  return text === undefined ? undefined : livingHolder(path, text);
}

function linkLock(path: string): LockFile | undefined {
  const nonce = randomUUID();
  const draft = `${path}.${nonce}`;
  writeFileSync(draft, JSON.stringify({ ...ownMark(), nonce }), { mode: 0o644 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return undefined;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const heartbeat = setInterval(() => touch(path), heartbeatMilliseconds);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (readIfExists(path)?.includes(nonce)) rmSync(path, { force: true });
    },
  };
}

function livingHolder(path: string, text: string): ProcessMark | undefined {
  const holder = parse(text);
  if (!holder) return undefined; // emptied by a power cut
  if (isSameMachine(holder) ? isRunning(holder) : ageOf(path) < silentMilliseconds) return holder;
  return undefined;
}

// Two processes may find the same stale lock; without the guard the slower one would remove the quicker one's new lock.
function removeStale(path: string, stale: string): void {
  const guardPath = `${path}.takeover`;
  const guard = linkLock(guardPath);
  if (!guard) {
    const text = readIfExists(guardPath);
    if (text !== undefined && !livingHolder(guardPath, text)) rmSync(guardPath, { force: true });
    return;
  }
  if (readIfExists(path) === stale) rmSync(path, { force: true });
  guard.release();
}

function parse(text: string): ProcessMark | undefined {
  try {
    return Content.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function ageOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error; // the data folder was removed under us; nothing is left to hold
  }
}

export function ownMark(): ProcessMark {
  return { pid: process.pid, started: startOf(process.pid), host: hostname() };
}

export function isSameMachine(mark: ProcessMark): boolean {
  return mark.host === hostname();
}

export function isRunning(mark: ProcessMark): boolean {
  return processExists(mark.pid) && startOf(mark.pid) === mark.started;
}

/** A zombie does not count: as process 1 of a container, Node never collects what it adopted. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that it lives and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return process.platform !== 'linux' || statFields(pid)?.[0] !== 'Z';
}

function startOf(pid: number): string {
  if (process.platform === 'linux') return statFields(pid)?.[19] ?? '';
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}

// The fields of /proc/<pid>/stat after the name, which may itself hold blanks and brackets.
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined; // the process has ended in the meantime
  }
}
