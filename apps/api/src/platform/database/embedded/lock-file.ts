import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { hasCode } from '../error-code.ts';
import { isRunning, isSameMachine, ownMark, ProcessMark } from './process-mark.ts';

export type LockFile = { release(): void };
type Attempt = { lock: LockFile; holder?: never } | { lock?: never; holder: ProcessMark };

const heartbeatMilliseconds = 5_000;
const silentMilliseconds = 20_000;

const Content = ProcessMark.extend({ nonce: z.string() });

/**
 * A lock that link() makes, so that it appears with its content or not at all. It is bound to the process: one left by a
 * dead process is taken over. A holder on another machine (two containers on one volume) shows life by touching the file.
 */
export function tryLockFile(path: string): Attempt {
  for (;;) {
    const lock = linkLock(path);
    if (lock) return { lock };
    const text = readIfThere(path);
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

/** Whoever holds the lock written at this path, unless that process is dead. */
export function findLockHolder(path: string): ProcessMark | undefined {
  const text = readIfThere(path);
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
      if (readIfThere(path)?.includes(nonce)) rmSync(path, { force: true });
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
    const text = readIfThere(guardPath);
    if (text !== undefined && !livingHolder(guardPath, text)) rmSync(guardPath, { force: true });
    return;
  }
  if (readIfThere(path) === stale) rmSync(path, { force: true });
  guard.release();
}

function parse(text: string): ProcessMark | undefined {
  try {
    return Content.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function readIfThere(path: string): string | undefined {
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
