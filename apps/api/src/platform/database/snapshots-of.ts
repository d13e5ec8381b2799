import type { Kysely } from 'kysely';
import type { ReadDatabase } from './read-database.ts';
import { inTransaction } from './transaction.ts';

export type Snapshot<DB> = <Result>(work: (read: ReadDatabase<DB>) => Promise<Result>) => Promise<Result>;

/** For several readings that must agree: the work sees the database as it was at one moment. */
export function snapshotsOf<DB>(db: Kysely<DB>): Snapshot<DB> {
  return (work) => inTransaction(db, work, { isolation: 'repeatable read', access: 'read only' });
}
