import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError, hasCode } from '../database-errors.ts';
import type { HomeFolder } from './home-folder.ts';

// The path of a socket has room for about 100 bytes, of which `/.s.PGSQL.5432` takes 14.
const longestFolder = 80;

/** A folder with a short path for the socket. Only its owner may enter, which replaces a password. */
export function makeSocketFolder(home: HomeFolder): string {
  const name = `souk-${createHash('sha256').update(home.data).digest('hex').slice(0, 12)}`;
  const defaultFolder = join(tmpdir(), name);
  const folder = defaultFolder.length <= longestFolder ? defaultFolder : join('/tmp', name);
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (home.account) chownSync(folder, home.account.uid, home.account.gid);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  // Anyone may write to /tmp, so a folder of that name may be a stranger's trap.
  const found = lstatSync(folder);
  const owner = home.account?.uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new DatabaseStartError(`${folder} must be a folder of mode 0700 of the user with id ${owner}. Remove it and start again.`);
  }
  return folder;
}

/**
 * Removes the socket and its lock that a dead postmaster left behind. PostgreSQL cannot do this itself where the dead
 * process is a zombie or its number belongs to another process now. Call it under the start lock.
 */
export function removeStaleSocket(folder: string, isPostmaster: (pid: number) => boolean): void {
  const socket = join(folder, '.s.PGSQL.5432');
  if (isPostmaster(readLockPid(`${socket}.lock`))) return;
  for (const path of [`${socket}.lock`, socket]) rmSync(path, { force: true });
}

function readLockPid(path: string): number {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return Number.NaN;
    throw error;
  }
}

/** Call it under the start lock, once the postmaster has ended. */
export function removeSocketFolder(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTEMPTY', 'EACCES', 'EPERM')) throw error; // not empty: not only ours
  }
}
