import type { OpenedDatabase } from '../src/platform/database/open-database.ts';
import type { TestDatabase } from './test-database.ts';

/** The database of a test as the app expects it, with one pool for everything. The test closes it. */
export function openedDatabase({ url, pool }: Pick<TestDatabase, 'url' | 'pool'>): OpenedDatabase {
  return { kind: 'server', url, pool, readPool: pool, jobPool: pool, queuePool: pool, close: async () => undefined };
}
