import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { DB } from '../../db/schema.ts';
import { CommandError } from '../commands/command-error.ts';
import { readConfig } from '../config.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { createSpokenLanguages } from '../modules/settings/spoken-languages.ts';
import { openDatabaseClock } from '../platform/clock/database-clock.ts';
import { createKysely } from '../platform/database/create-kysely.ts';
import { listPendingMigrations } from '../platform/database/migrate.ts';
import { type OpenedDatabase, openDatabase } from '../platform/database/open-database.ts';
import { createMediaStore } from '../platform/media/media-store.ts';
import { createPrivateFiles } from '../platform/media/private-files.ts';
import type { Market } from './operator.ts';
import { operatorContext } from './operator-context.ts';
import type { WithMarket } from './run-souk.ts';

/** Works on the database that runs, or starts it for that time. It neither migrates nor fills it: that is for the start. */
export const withMarket: WithMarket = async (work) => {
  const config = readConfig();
  const { url, dataFolder } = config.database;
  if (url === undefined && !existsSync(join(dataFolder, 'postgres'))) {
    throw new CommandError(`There is no market in ${dataFolder} yet: npm start makes one. SOUK_DATA names another folder.`);
  }
  const database = await openDatabase(config.database, { withoutTimeouts: true });
  try {
    await refuseOtherRelease(database);
    await work(await openMarket(config, database));
  } finally {
    await database.close();
  }
};

async function refuseOtherRelease({ pool }: OpenedDatabase): Promise<void> {
  const pending = await listPendingMigrations(pool, migrationsFolder);
  if (pending.length > 0) throw new CommandError('The database is not yet of this release: start the market, or npm run db -- migrate');
}

async function openMarket(config: Market['config'], { pool }: OpenedDatabase): Promise<Market> {
  const db = createKysely<DB>(pool);
  const languages = createSpokenLanguages(db);
  await languages.refresh();
  return {
    config,
    media: createMediaStore(join(config.dataFolder, 'media')),
    files: createPrivateFiles(join(config.dataFolder, 'private')),
    context: operatorContext({
      db,
      clock: await openDatabaseClock(pool),
      log: Fastify({ logger: { level: 'warn', stream: process.stderr } }).log,
      defaultLocale: languages.current().fallback,
    }),
  };
}
