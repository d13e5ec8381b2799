import type { Kysely } from 'kysely';

/** What a GET handler gets: it can only ask. `sql` templates run on it too, so those must be SELECTs. */
export type ReadDatabase<DB> = Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'case' | 'dynamic' | 'getExecutor'>;
