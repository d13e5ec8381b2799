import { Kysely, PostgresDialect } from 'kysely';
import type { ConnectionSource } from './pool-share.ts';
import { preparingPool } from './preparing-pool.ts';

/**
 * A Kysely over the pool. Statements that return are prepared, which spares their planning. Search wants
 * `prepare: false`: a plan made for any word is a hundred times slower on a rare one.
 */
export function createKysely<DB>(pool: ConnectionSource, options: { prepare?: boolean } = {}): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool, options) }) });
}
