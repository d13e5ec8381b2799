import { sql, type Transaction } from 'kysely';
import type { Row } from './edit-rows.ts';

/** A row of a list; `id` is null for a new one. */
export type ListedRow = { id: number | null; values: Row };

/**
 * Writes a whole list: rows that are missing are deleted, and a row that was deleted before gets its former id again. Returns the
 * ids in the order of the rows.
 */
export async function replaceRows<Tables>(
  transaction: Transaction<Tables>,
  table: keyof Tables & string,
  rows: readonly ListedRow[],
): Promise<number[]> {
  const name = sql.table(table);
  const stored = await sql<{ id: number }>`select id from ${name} for update`.execute(transaction);
  const known = new Set(stored.rows.map(({ id }) => id));
  const retained = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  await sql`delete from ${name} where id <> all (${retained}::bigint[])`.execute(transaction);
  const highest = await findHighestId(transaction, table);
  const ids: number[] = [];
  for (const { id, values } of rows) {
    if (id !== null && known.has(id)) {
      const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${name} set ${sql.join(changes)} where id = ${id}`.execute(transaction);
      ids.push(id);
      continue;
    }
    const columns = id !== null && id <= highest ? { id, ...values } : values;
    const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
    const inserted = await sql<{ id: number }>`
      insert into ${name} (${names}) values (${sql.join(Object.values(columns))}) returning id`.execute(transaction);
    ids.push(...inserted.rows.map((row) => row.id));
  }
  return ids;
}

/** The highest id that the table has given: a higher one would be given again. */
async function findHighestId<Tables>(transaction: Transaction<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ highest: number | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as highest`.execute(transaction);
  return rows[0]?.highest ?? 0;
}
