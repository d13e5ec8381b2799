import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { nodeOptions } from '../config/node-options.ts';
import { readConfig } from '../config.ts';
import { explainStartFailure } from '../explain-start-failure.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { restoreBackup } from '../platform/database/backup/restore-backup.ts';
import { writeBackup } from '../platform/database/backup/write-backup.ts';
import { type OpenedDatabase, openDatabase } from '../platform/database/open-database.ts';
import { dropEverything, prepareSchema } from '../platform/database/prepare-schema.ts';
import { withoutServers, withSeedLock } from '../platform/database/running-lock.ts';
import { limitMemory } from '../platform/process/prepare-process.ts';
import { CommandError } from './command-error.ts';
import { seed } from './db-seed.ts';
import { openShell } from './db-shell.ts';
import { checkTypes, writeTypes } from './db-types.ts';

const help = `npm run db -- <command>

  migrate              Bring the tables to what this release needs.
  seed                 Fill an empty database with the demo market.
  reset [--yes]        Throw everything away, migrate, and seed. --no-seed leaves it empty.
  backup [file]        Save the database into one file, while the market runs or not.
  restore <file>       Load such a file into an empty database. --force throws away what is there.
  shell                Ask in SQL (psql where it is installed).
  types [--check]      Write db/schema.ts from the migrations, or fail if it is not current.

They use the embedded database under SOUK_DATA, or the server of DATABASE_URL. Stop the market before reset and restore;
the others work while it runs too.
`;

limitMemory(nodeOptions());
const config = readOrExplain();
const { values: flags, positionals } = readArguments();
const [command, file] = positionals;
const mediaFolder = join(config.dataFolder, 'media');

try {
  await runCommand();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
}

async function runCommand(): Promise<void> {
  switch (command) {
    case 'migrate':
      return withDatabase(async ({ pool }) => {
        const applied = await prepareSchema(pool, { folder: migrationsFolder, onProgress: say });
        say(applied.length === 0 ? 'The database is current.' : `Applied ${applied.length} migrations.`);
      });
    case 'seed':
      return withDatabase(async (database) => {
        await prepareSchema(database.pool, { folder: migrationsFolder, onProgress: say });
        await withSeedLock(database.url, () => seed(database.pool, config.dataFolder, say));
      });
    case 'reset':
      if (!flags.yes) await confirm();
      return withStoppedMarketplace(reset);
    case 'backup':
      return withDatabase(async ({ pool }) => {
        const target = resolve(file ?? `souk-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.backup`);
        const summary = await writeBackup(pool, target, say);
        say(`Saved ${summary.rows} rows of ${summary.tables} tables in ${target}.`);
        say(`The pictures are files: keep ${mediaFolder} with it.`);
      });
    case 'restore':
      if (file === undefined) throw new CommandError('Which file? npm run db -- restore <file>');
      return withStoppedMarketplace(async ({ pool }) => {
        await restoreBackup(pool, resolve(file), { migrations: migrationsFolder, force: flags.force, onProgress: say });
        say(`Restored. The pictures that belong to it go into ${mediaFolder}.`);
      });
    case 'shell':
      return withDatabase(openShell);
    case 'types':
      return flags.check ? checkTypes(config.database, say) : writeTypes(config.database, say);
    default:
      process.stdout.write(help);
      if (command !== undefined && command !== 'help') throw new CommandError(`There is no command "${command}".`);
  }
}

async function reset(database: OpenedDatabase): Promise<void> {
  await dropEverything(database.pool);
  await prepareSchema(database.pool, { folder: migrationsFolder, onProgress: say });
  if (!flags['no-seed']) await seed(database.pool, config.dataFolder, say);
  say('The database is as new.');
}

async function confirm(): Promise<void> {
  const where = config.database.url === undefined ? `the embedded database in ${config.dataFolder}` : 'the database of DATABASE_URL';
  const warning = `This throws away everything in ${where}.`;
  if (!process.stdin.isTTY) throw new CommandError(`${warning} To do so without being asked, add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${warning} Type yes to go on: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new CommandError('Nothing was changed.');
}

async function withDatabase(work: (database: OpenedDatabase) => Promise<void>, exclusive = false): Promise<void> {
  const database = await openDatabase(config.database, { withoutTimeouts: true, onProgress: say, exclusive });
  closeOnSignals(database);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Rolls back what is under way and stops an embedded database that only this command uses. In the shell Ctrl+C is for the statement. */
function closeOnSignals(database: OpenedDatabase): void {
  const signals = ['SIGTERM', 'SIGHUP', ...(command === 'shell' ? [] : (['SIGINT'] as const))] as const;
  for (const signal of signals) {
    process.once(signal, () => {
      void database.close({ interrupt: true }).finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
}

/** For what replaces all rows: an embedded database is locked by its file, one on a server by an advisory lock. */
function withStoppedMarketplace(work: (database: OpenedDatabase) => Promise<void>): Promise<void> {
  return withDatabase(async (database) => {
    if (await withoutServers(database.url, () => work(database))) return;
    throw new CommandError('The marketplace runs on this database. Stop all of its processes first, then try again.');
  }, true);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        'no-seed': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(1);
  }
}

function readOrExplain() {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    process.exit(1);
  }
}

function say(message: string): void {
  process.stdout.write(`${message}\n`);
}
