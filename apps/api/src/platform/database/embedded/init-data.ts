import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from '../database-errors.ts';
import type { HomeFolder } from './home-folder.ts';
import { superuser } from './postmaster.ts';
import type { Programs } from './programs.ts';

type InitOptions = { durable: boolean; onFirstStart: () => void; signal: AbortSignal };

/** Makes the data of a new database cluster if there is none. Call it under the start lock. */
export async function initData(home: HomeFolder, programs: Programs, options: InitOptions): Promise<void> {
  if (existsSync(home.data)) return refuseOtherVersion(home, programs);
  options.onFirstStart();
  removeUnfinished(home);
  // Built in a folder of its own and renamed when it is whole: what is called `data` is never half made.
  const draft = mkdtempSync(join(home.path, 'data.init-'));
  try {
    chmodSync(draft, 0o700);
    if (home.account) chownSync(draft, home.account.uid, home.account.gid);
    const failure = await runInitdb(home, programs, draft, options);
    options.signal.throwIfAborted();
    if (failure !== undefined) throw new DatabaseStartError(explainFailure(failure, home));
    renameSync(draft, home.data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Returns why it failed, or undefined. A child process, so that signals and health checks are answered meanwhile. */
async function runInitdb(home: HomeFolder, programs: Programs, draft: string, options: InitOptions): Promise<string | undefined> {
  const child = spawn(programs.initdb, initArguments(draft, programs, options.durable), {
    ...home.account,
    cwd: home.path,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true, // a process group of its own, so that an abort ends initdb together with the servers that it starts
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const abort = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  options.signal.addEventListener('abort', abort, { once: true });
  try {
    await once(child, 'close');
  } catch (error) {
    return String(error);
  } finally {
    options.signal.removeEventListener('abort', abort);
  }
  return child.exitCode === 0 ? undefined : output.trim();
}

function explainFailure(failure: string, home: HomeFolder): string {
  if (/No space left on device/.test(failure)) {
    return `The database could not be set up because the disk of ${home.path} is full. Free some space, then start again.`;
  }
  return `The database could not be set up in ${home.path}:\n${failure}`;
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
