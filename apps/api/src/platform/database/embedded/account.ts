import { spawnSync } from 'node:child_process';
import { DatabaseStartError } from '../database-start-error.ts';

export type AccountIds = { uid: number; gid: number };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root: the account that it gets instead. */
export function unprivilegedAccount(): AccountIds {
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
