import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { createCatalog } from './modules/catalog/catalog.ts';
import { withFlashEpochs } from './modules/catalog/flash-epochs.ts';
import type { Speaker } from './modules/settings/create-speaker.ts';
import { createSpokenLanguages } from './modules/settings/spoken-languages.ts';
import { createAnswerCache } from './platform/cache/answer-cache.ts';
import { createVersions } from './platform/cache/content-versions.ts';
import { watchVersions } from './platform/cache/watch-versions.ts';
import type { Clock } from './platform/clock/clock.ts';
import { createKysely } from './platform/database/create-kysely.ts';
import type { OpenedDatabase } from './platform/database/open-database.ts';
import type { ReadDatabase } from './platform/database/read-database.ts';

const cacheBytes = 64 * 1024 * 1024;

type CacheParts = {
  db: Kysely<DB>;
  read: ReadDatabase<DB>;
  database: OpenedDatabase;
  clock: Clock;
  log: FastifyBaseLogger;
  speaker: Speaker;
  /** Whether ready answers are kept. */
  enabled: boolean;
};

/** What the process keeps in memory, and the watch that drops it when another process changes what it was made from. */
export async function openCaches({ db, read, database, clock, log, speaker, enabled }: CacheParts) {
  const languages = createSpokenLanguages(read);
  const versions = createVersions(() =>
    read
      .selectFrom('content_versions')
      .select(['tag', sql<string>`version::text`.as('version')])
      .execute(),
  );
  const planned = createKysely<DB>(database.readPool, { prepare: false });
  const catalog = createCatalog({ db, read, planned, versions, clock, log });
  const cache = createAnswerCache({ versions: withFlashEpochs(versions, catalog.flashEpochs), capacity: cacheBytes, enabled });
  const memory = {
    tags: ['settings', 'catalog'],
    refresh: async () => void (await Promise.all([languages.refresh(), speaker.refresh(), catalog.flashEpochs.refresh()])),
  };
  const watching = await watchVersions({ versions, url: database.url, log, memory });
  return { cache, catalog, languages, versions, watching };
}
