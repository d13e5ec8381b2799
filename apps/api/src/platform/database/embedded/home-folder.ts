import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseStartError, hasCode } from '../database-errors.ts';

export type HomeFolder = {
  path: string;
  data: string;
  log: string;
  /** The account that runs the programs; undefined for the one that runs Node. */
  account: AccountIds | undefined;
};

// Used when the project is in a folder that only root can read, such as /root.
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

/** Whether the account can enter the folder; the system decides, because modes are not the only rule. */
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

type AccountIds = { uid: number; gid: number };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root: the account that it gets instead. */
function unprivilegedAccount(): AccountIds {
  const found = findAccount('postgres') ?? findAccount('nobody');
  if (found) return found;
  throw new DatabaseStartError(
    'PostgreSQL does not run as root, and this system has neither an account "postgres" nor "nobody".\n' +
      'Start the market as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

function findAccount(name: string): AccountIds | undefined {
  const uid = idOf('-u', name);
  const gid = idOf('-g', name);
  return uid && gid ? { uid, gid } : undefined;
}

function idOf(option: string, name: string): number | undefined {
  const answer = spawnSync('id', [option, name], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}
