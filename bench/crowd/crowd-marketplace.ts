import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type OpenedDatabase, openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import { type Api, startApi } from '../processes/api.ts';
import type { Pool } from '../processes/database.ts';
import { runToEnd } from '../processes/run-to-end.ts';

/** A new demo marketplace with its own server and a database that can be stopped separately. */
export type CrowdMarketplace = {
  api: Api;
  folder: string;
  /** Where the database is asked past the server; another one after each stop. */
  pool: () => Pool;
  /** Stops PostgreSQL, and starts it again after so many seconds. */
  stopDatabase: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
};

export async function openCrowdMarketplace(print: (line: string) => void): Promise<CrowdMarketplace> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-crowd-'));
  await chmod(folder, 0o755); // under root another account runs the database
  print(`Creating a demo marketplace in ${folder}.`);
  await runToEnd('apps/api/src/commands/db.ts', ['seed'], { SOUK_DATA: folder });
  let database = await open(folder);
  const api = await startApi({ dataFolder: folder, databaseUrl: database.url, cache: true, env: withoutCaps });
  const marketplace: CrowdMarketplace = {
    api,
    folder,
    pool: () => database.pool,
    async stopDatabase(seconds) {
      await database.close();
      await delay(seconds * 1000);
      database = await open(folder);
    },
    async close() {
      if (!opened.delete(marketplace)) return;
      await api.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  opened.add(marketplace);
  return marketplace;
}

const opened = new Set<CrowdMarketplace>();

/** Stops all servers and databases, also after an error or an interruption. */
export async function closeCrowdMarketplaces(): Promise<void> {
  await Promise.all([...opened].map((marketplace) => marketplace.close()));
}

function open(folder: string): Promise<OpenedDatabase> {
  const config = { dataFolder: folder, url: undefined, readUrl: undefined, programs: process.env.PG_BIN, poolSize: 6 };
  return openDatabase(config, { withoutTimeouts: true });
}

// All people come from one address, and sign in at each visit.
const withoutCaps = {
  CODE_SECONDS_BETWEEN: '0',
  CODES_PER_PHONE_HOURLY: '1000',
  CODES_PER_PHONE_DAILY: '1000',
  CODES_PER_PHONE_EVERYWHERE_HOURLY: '10000',
  CODES_PER_PHONE_EVERYWHERE_DAILY: '10000',
  CODES_PER_ADDRESS_HOURLY: '1000000',
  CODES_PER_ADDRESS_DAILY: '1000000',
  CODES_PER_PREFIX_HOURLY: '1000000',
  CODES_EVERYONE_HOURLY: '10000000',
};
