import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

type Database = Kysely<DB>;

/** Queries with right and wrong row types, for the test of the comparison. */
export const plantedQueries = {
  'every type of column': (db: Database) =>
    sql<{
      id: number;
      name: string;
      kind: 'a' | 'b';
      is_new: boolean;
      at: Date;
      data: { a: number };
      ids: number[];
      rate: number;
      none: string | null;
    }>`
      select 1::bigint as id, 'x' as name, 'a' as kind, true as is_new, now() as at, '{"a":1}'::jsonb as data, array[1::bigint] as ids,
        0.5::numeric as rate, null::text as none`.execute(db),
  'a renamed column': (db: Database) => sql<{ name: string }>`select 'x' as title`.execute(db),
  'a wrong type': (db: Database) => sql<{ count: string }>`select count(*) as count from settings`.execute(db),
  'an unexpected null': (db: Database) => sql<{ name: string }>`select v as name from (values ('x'), (null)) t (v)`.execute(db),
  'a date as text': (db: Database) => sql<{ created_at: string }>`select now() as created_at`.execute(db),
  'an array of another type': (db: Database) => sql<{ ids: string[] }>`select array[1::bigint] as ids`.execute(db),
  'a scalar in a builder': (db: Database) =>
    db
      .selectFrom('countries')
      .select(['name', sql<boolean>`length(name) > 3`.as('is_long')])
      .limit(1)
      .execute(),
  'a wrong scalar in a builder': (db: Database) =>
    db
      .selectFrom('countries')
      .select(['name', sql<number>`length(name) > 3`.as('is_long')])
      .limit(1)
      .execute(),
};
