import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { readStartEnvironment } from '../config/node-options.ts';
import { explainStartFailure } from '../explain-start-failure.ts';
import { seed } from '../open-demo-marketplace.ts';
import { operatorError } from '../platform/app-error.ts';
import { restoreBackup } from '../platform/database/backup/restore-backup.ts';
import { writeBackup } from '../platform/database/backup/write-backup.ts';
import { migrationsFolder } from '../platform/database/migrate.ts';
import { type OpenedDatabase, openDatabase } from '../platform/database/open-database.ts';
import { dropEverything, prepareSchema } from '../platform/database/prepare-schema.ts';
import { withoutServers, withSeedLock } from '../platform/database/running-lock.ts';
import { limitMemory } from '../platform/process/prepare-process.ts';
import { openShell } from './db-shell.ts';
import { checkTypes, writeTypes } from './db-types.ts';

const help = `npm run db -- <command>

  migrate              Migrate the tables to this release.
  seed                 Seed an empty database with the demo marketplace.
  reset [--yes]        Delete all data, migrate and seed. --no-seed leaves the database empty.
  backup [file]        Save the database to a file. The marketplace may run meanwhile.
  restore <file>       Load a backup into an empty database. --force deletes existing data first.
  shell                Open an SQL shell (psql if it is installed).
  types [--check]      Write db/schema.ts from the migrations, or fail if it is out of date.

The commands use the embedded database in SOUK_DATA, or the server of DATABASE_URL. Stop the marketplace before reset and restore;
the other commands work while it runs.
`;

limitMemory(readStartEnvironment());
const config = readConfigOrExit();
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
        const applied = await prepareSchema(pool, { folder: migrationsFolder, onProgress: print });
        print(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.length} migrations.`);
      });
    case 'seed':
      return withDatabase(async (database) => {
        await prepareSchema(database.pool, { folder: migrationsFolder, onProgress: print });
        await withSeedLock(database.url, () => seed(database.pool, config.dataFolder, print));
      });
    case 'reset':
      if (!flags.yes) await confirm();
      return withStoppedMarketplace(reset);
    case 'backup':
      return withDatabase(async ({ pool }) => {
        const target = resolve(file ?? `souk-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.backup`);
        const summary = await writeBackup(pool, target, print);
        print(`Saved ${summary.rows} rows of ${summary.tables} tables in ${target}.`);
        print(`The backup does not contain the picture files: save ${mediaFolder} as well.`);
      });
    case 'restore':
      if (file === undefined) throw operatorError('invalid', 'The file is missing: npm run db -- restore <file>');
      return withStoppedMarketplace(async ({ pool }) => {
        await restoreBackup(pool, resolve(file), { migrations: migrationsFolder, force: flags.force, onProgress: print });
        print(`Restored the database. Restore its picture files to ${mediaFolder}.`);
      });
    case 'shell':
      return withDatabase(openShell);
    case 'types':
      return flags.check ? checkTypes(config.database, print) : writeTypes(config.database, print);
    default:
      process.stdout.write(help);
      if (command !== undefined && command !== 'help') throw operatorError('not-found', `Unknown command "${command}".`);
  }
}

async function reset(database: OpenedDatabase): Promise<void> {
  await dropEverything(database.pool);
  await prepareSchema(database.pool, { folder: migrationsFolder, onProgress: print });
  if (!flags['no-seed']) await seed(database.pool, config.dataFolder, print);
  print('Reset the database.');
}

async function confirm(): Promise<void> {
  const where = config.database.url === undefined ? `the embedded database in ${config.dataFolder}` : 'the database of DATABASE_URL';
  const warning = `This deletes everything in ${where}.`;
  if (!process.stdin.isTTY) throw operatorError('invalid', `${warning} Add --yes to confirm.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${warning} Type yes to continue: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw operatorError('invalid', 'Nothing was changed.');
}

async function withDatabase(work: (database: OpenedDatabase) => Promise<void>, exclusive = false): Promise<void> {
  const database = await openDatabase(config.database, { withoutTimeouts: true, onProgress: print, exclusive });
  closeOnSignals(database);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Rolls back open transactions and stops an embedded database that only this command uses. In the shell Ctrl+C cancels the statement. */
function closeOnSignals(database: OpenedDatabase): void {
  const signals = ['SIGTERM', 'SIGHUP', ...(command === 'shell' ? [] : (['SIGINT'] as const))] as const;
  for (const signal of signals) {
    process.once(signal, () => {
      void database.close({ interrupt: true }).finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
}

/** For commands that replace all rows. A file locks an embedded database, an advisory lock one on a server. */
function withStoppedMarketplace(work: (database: OpenedDatabase) => Promise<void>): Promise<void> {
  return withDatabase(async (database) => {
    if (await withoutServers(database.url, () => work(database))) return;
    throw operatorError('conflict', 'The marketplace runs on this database. Stop all of its processes first, then try again.');
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

function readConfigOrExit() {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    process.exit(1);
  }
}

function print(message: string): void {
  process.stdout.write(`${message}\n`);
}
