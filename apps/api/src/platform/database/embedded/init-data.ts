import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from '../database-start-error.ts';
import type { HomeFolder } from './home-folder.ts';
import { superuser } from './postmaster.ts';
import type { Programs } from './programs.ts';

/** Makes the data of a new database cluster if there is none. Call it under the start lock. */
export function initData(home: HomeFolder, programs: Programs, options: { durable: boolean; onFirstStart: () => void }): void {
  if (existsSync(home.data)) return refuseOtherVersion(home, programs);
  options.onFirstStart();
  removeUnfinished(home);
  // Built in a folder of its own and renamed when it is whole: what is called `data` is never half made.
  const draft = mkdtempSync(join(home.path, 'data.init-'));
  chmodSync(draft, 0o700);
  if (home.account) chownSync(draft, home.account.uid, home.account.gid);
  const answer = spawnSync(programs.initdb, initArguments(draft, programs, options.durable), {
    ...home.account,
    cwd: home.path,
    env: { LC_ALL: 'C' },
    encoding: 'utf8',
  });
  if (answer.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new DatabaseStartError(`The database could not be set up in ${home.path}:\n${answer.error?.message ?? answer.stderr.trim()}`);
  }
  renameSync(draft, home.data);
}

function initArguments(folder: string, programs: Programs, durable: boolean): string[] {
  // PostgreSQL's own C.UTF-8 sorts alike on every system; versions before 17 do not have it, but can sort by bytes.
  const locale = programs.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  return [
    `--pgdata=${folder}`,
    `--username=${superuser}`,
    '--auth-local=trust', // the socket's folder admits its owner only
    '--auth-host=reject',
    '--encoding=UTF8',
    '--no-locale',
    ...locale,
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
}

function refuseOtherVersion(home: HomeFolder, programs: Programs): void {
  const major = Number(readFileSync(join(home.data, 'PG_VERSION'), 'utf8'));
  if (major === programs.major) return;
  throw new DatabaseStartError(
    `The database in ${home.data} was written by PostgreSQL ${major}; the programs here are PostgreSQL ${programs.major} and cannot read it.\n` +
      `To move it: save it with the release that wrote it (npm run db -- backup market.backup; PG_BIN may point to PostgreSQL ${major}),\n` +
      'move the folder away, then run npm run db -- restore market.backup.',
  );
}

function removeUnfinished(home: HomeFolder): void {
  for (const name of readdirSync(home.path)) {
    if (name.startsWith('data.init-')) rmSync(join(home.path, name), { recursive: true, force: true });
  }
}
