import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type Config, readConfig } from '../../config/config.ts';
import type { Context } from '../../context.ts';
import { createLanguageCache } from '../../modules/settings/languages.ts';
import { translate } from '../../modules/settings/translate.ts';
import { operatorError } from '../../platform/app-error.ts';
import { type Clock, openDatabaseClock } from '../../platform/clock/clock.ts';
import { createKysely } from '../../platform/database/kysely.ts';
import { listPendingMigrations, migrationsFolder } from '../../platform/database/migrate.ts';
import { type OpenedDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { snapshotsOf } from '../../platform/database/transaction.ts';
import { createMediaStore, type MediaStore, mediaFolder } from '../../platform/media/media-store.ts';
import { createPrivateFiles, type PrivateFiles, privateFolder } from '../../platform/media/private-files.ts';

/** The opened marketplace. */
export type Marketplace = {
  /** The context of the API's operations. Nobody is signed in, and messages are in English. */
  context: Context;
  config: Config;
  media: MediaStore;
  files: PrivateFiles;
};

/** The parameters of a command's `run` besides its input. */
export type CommandRuntime = Marketplace & {
  /** Prints the result, once: the document with `--json`, otherwise the text. */
  print: (document: unknown, text: string) => void;
  /** Prints a line to standard error. */
  log: (message: string) => void;
  /** Asks before a change that cannot be undone. Throws if the answer is no or nobody can answer. */
  confirm: (warning: string) => Promise<void>;
};

/** Opens the marketplace while the work runs. */
export type WithMarketplace = (work: (marketplace: Marketplace) => Promise<void>) => Promise<void>;

/** Joins the running database or starts it while the work runs. It neither migrates nor seeds: `npm start` does. */
export const withMarketplace: WithMarketplace = async (work) => {
  const config = readConfig();
  const { url, dataFolder } = config.database;
  if (url === undefined && !existsSync(join(dataFolder, 'postgres'))) {
    throw operatorError('not-found', `There is no marketplace in ${dataFolder} yet. npm start creates one; SOUK_DATA sets another folder.`);
  }
  const database = await openDatabase(config.database, { withoutTimeouts: true });
  try {
    await checkMigrated(database);
    await work(await openMarketplace(config, database));
  } finally {
    await database.close();
  }
};

async function checkMigrated({ pool }: OpenedDatabase): Promise<void> {
  const pending = await listPendingMigrations(pool, migrationsFolder);
  if (pending.length > 0)
    throw operatorError('invalid', 'The database is not migrated to this release: start the marketplace, or run npm run db -- migrate');
}

async function openMarketplace(config: Config, { pool }: OpenedDatabase): Promise<Marketplace> {
  const db = createKysely<DB>(pool);
  const languages = createLanguageCache(db);
  await languages.refresh();
  return {
    config,
    media: createMediaStore(mediaFolder(config.dataFolder)),
    files: createPrivateFiles(privateFolder(config.dataFolder)),
    context: operatorContext({
      db,
      clock: await openDatabaseClock(pool),
      log: Fastify({ logger: { level: 'warn', stream: process.stderr } }).log,
      defaultLocale: languages.current().fallback,
    }),
  };
}

/** The device of a command in the security log. */
const operatorDevice = 'npm run souk';

type ContextParts = { db: Kysely<DB>; clock: Clock; log: FastifyBaseLogger; defaultLocale: string };

/** The context of a command's operations. It reads no replica, because one that lags would show the state before the command. */
export function operatorContext({ db, ...parts }: ContextParts): Context {
  return {
    ...parts,
    db,
    read: db,
    snapshot: snapshotsOf(db),
    caller: { address: '', device: operatorDevice },
    locale: 'en',
    translate: (message) => translate('en', message),
    actor: null,
    operator: { kind: 'command-line' },
  };
}
