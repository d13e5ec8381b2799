import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseStartError } from '../database-start-error.ts';
import { hasCode } from '../error-code.ts';
import { type AccountIds, isRoot, unprivilegedAccount } from './account.ts';

export type HomeFolder = {
  path: string;
  data: string;
  log: string;
  /** Who runs the programs; undefined means whoever runs Node. */
  account: AccountIds | undefined;
};

// Used when root keeps the project where no one else may look, as in /root.
const sharedFolder = '/var/lib/souk';

/** The folder of the embedded database, owned by the account that runs it. */
export function prepareHomeFolder(soukData: string): HomeFolder {
  const wanted = join(soukData, 'postgres');
  mkdirSync(soukData, { recursive: true });
  if (existsSync(wanted)) return openHome(realpathSync(wanted));
  if (isDanglingLink(wanted)) {
    throw new DatabaseStartError(
      `${wanted} points to a folder that is gone. Bring that folder back, or remove the link to start with an empty database.`,
    );
  }
  if (!isRoot()) {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    return openHome(realpathSync(wanted));
  }
  const account = unprivilegedAccount();
  return openHome(realpathSync(isReachable(soukData, account) ? makeOwned(wanted, account) : makeElsewhere(wanted, account)));
}

/** True if the account can enter the folder; asked of the system itself, since modes do not tell all. */
export function isReachable(folder: string, account: AccountIds): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', env: {} }).status === 0;
}

function openHome(path: string): HomeFolder {
  const data = join(path, 'data');
  const owner = statSync(existsSync(data) ? data : path);
  if (!isRoot() && process.getuid && owner.uid !== process.getuid()) {
    throw new DatabaseStartError(
      `${path} belongs to another user (id ${owner.uid}), probably because the market was first started as root.\n` +
        `Start it as that user again, or hand the folder over: sudo chown -R "$(id -u):$(id -g)" ${path}`,
    );
  }
  // Data made by `nobody` stays with `nobody`, even where an account named postgres has appeared since.
  const account = isRoot() ? (owner.uid === 0 ? unprivilegedAccount() : { uid: owner.uid, gid: owner.gid }) : undefined;
  if (account && owner.uid === 0) chownSync(path, account.uid, account.gid);
  return { path, data, log: join(path, 'postgres.log'), account };
}

function makeOwned(folder: string, account: AccountIds): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, account.uid, account.gid);
  return folder;
}

// The link is made last and appears at once, so of several first starts one wins and the others follow it.
function makeElsewhere(link: string, account: AccountIds): string {
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  const folder = mkdtempSync(join(sharedFolder, `${basename(dirname(resolve(link)))}-`));
  chmodSync(folder, 0o700);
  chownSync(folder, account.uid, account.gid);
  try {
    symlinkSync(folder, link);
  } catch (error) {
    rmSync(folder, { recursive: true });
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return link;
}

function isDanglingLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
