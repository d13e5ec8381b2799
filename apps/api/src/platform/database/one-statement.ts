import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** A query that gives rows of this type. */
export type Query<Row> = RawBuilder<Row>;

/**
 * Common table expressions of a larger statement, such as `deleted as (delete …)`. Those that change rows run to their end even
 * if nothing reads them. All see the rows as they were before the statement, except those that a lock or an update waited for.
 */
export type StatementPart = {
  ctes: RawBuilder<unknown>;
  /** SQL of whether the part has changed every row that it was meant to change. */
  isComplete?: RawBuilder<boolean>;
};

/**
 * Runs queries in one statement; each is a CTE under its name. Rows pass through JSON, so a time would be text. A query that
 * locks can name an earlier one by `after`.
 */
export async function readTogether<Rows extends Record<string, unknown>>(
  db: QueryExecutorProvider,
  queries: { [Name in keyof Rows & string]: Query<Rows[Name]> },
): Promise<{ [Name in keyof Rows]: Rows[Name][] }> {
  const given: [string, Query<unknown>][] = Object.entries(queries);
  const ctes = given.map(([name, query]) => sql`${sql.ref(name)} as materialized (${query})`);
  const columns = given.map(([name]) => sql`(select coalesce(json_agg(${sql.ref(name)}), '[]') from ${sql.ref(name)}) as ${sql.ref(name)}`);
  const { rows } = await sql<{ [Name in keyof Rows]: Rows[Name][] }>`with ${sql.join(ctes)} select ${sql.join(columns)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a from gave no row');
  return row;
}

/** Runs the parts as one statement; false if one of them is not complete: then the transaction must not commit. */
export async function runParts(transaction: QueryExecutorProvider, parts: readonly StatementPart[]): Promise<boolean> {
  const complete = parts.flatMap(({ isComplete }) => isComplete ?? []);
  const { rows } = await sql<{ is_complete: boolean }>`
    with ${sql.join(parts.map(({ ctes }) => ctes))} select ${sql.join([sql`true`, ...complete], sql` and `)} as is_complete`.execute(
    transaction,
  );
  return rows[0]?.is_complete ?? false;
}

/** SQL of whether the CTE with this name has a row. A lock that needs it comes after its locks, and is not taken without it. */
export function needs(cte: string): RawBuilder<boolean> {
  return sql`exists (select from ${sql.ref(cte)})`;
}

/** SQL that is true once the CTE with this name has all its rows: a lock that waits for it comes after its locks. */
export function after(cte: string): RawBuilder<boolean> {
  return sql`(select count(*) from ${sql.ref(cte)}) >= 0`;
}
