import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type AppError, operatorError } from '../app-error.ts';
import { bumpTags } from '../cache/content-versions.ts';
import { mergeTexts, type Texts } from '../text/texts.ts';
import { hasCode } from './database-errors.ts';
import type { ReadDatabase } from './kysely.ts';

export type Row = Record<string, unknown>;

/** A short table whose rows the operator edits. */
export type RowList<Tables> = {
  table: keyof Tables & string;
  /** One row in the audit log: `menu`. */
  noun: string;
  /** The column by which a row is named. */
  key: 'id' | 'name';
  /** The columns with a text for each language. */
  texts: readonly string[];
  order: readonly string[];
  /** The cache tags that a change invalidates. */
  tags: readonly string[];
  /** Throws an AppError if the table is invalid after the change. */
  check?: (transaction: Transaction<Tables>) => Promise<void>;
};

/** The changes of a row; `texts` are merged with its existing texts. */
export type RowChange = { values: Row; texts: Record<string, Texts> };

export async function listRows<Tables>(read: ReadDatabase<Tables>, { table, order }: RowList<Tables>): Promise<Row[]> {
  const by = sql.join(order.map((column) => sql.ref(column)));
  return (await sql<Row>`select * from ${sql.table(table)} order by ${by}`.execute(read)).rows;
}

/** Locks a row. Throws a 404 if there is none. */
export async function lockRow<Tables>(transaction: Transaction<Tables>, list: RowList<Tables>, key: string | number): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${sql.table(list.table)} where ${rowOf(list, key)} for update`.execute(transaction);
  const [row] = rows;
  if (!row) throw none(list, key);
  return row;
}

/** Returns the key of the new row. */
export async function addRow<Tables>(transaction: Transaction<Tables>, list: RowList<Tables>, change: RowChange): Promise<unknown> {
  const columns = columnsOf(list, {}, change);
  const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)));
  const insert = sql<Row>`insert into ${sql.table(list.table)} (${names}) values (${sql.join(Object.values(columns))})
    returning ${sql.ref(list.key)} as key`;
  const [row] = await written(transaction, list, insert);
  return row?.key;
}

export async function changeRow<Tables>(
  transaction: Transaction<Tables>,
  list: RowList<Tables>,
  { key, ...change }: RowChange & { key: string | number },
): Promise<void> {
  const former = await lockRow(transaction, list, key);
  const changes = Object.entries(columnsOf(list, former, change)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (changes.length > 0)
    await written(
      transaction,
      list,
      sql<Row>`update ${sql.table(list.table)} set ${sql.join(changes)} where ${rowOf(list, key)} returning 1`,
    );
}

export async function removeRow<Tables>(transaction: Transaction<Tables>, list: RowList<Tables>, key: string | number): Promise<void> {
  const removal = sql<Row>`delete from ${sql.table(list.table)} where ${rowOf(list, key)} returning 1`;
  const removed = await written(transaction, list, removal);
  if (removed.length === 0) throw none(list, key);
}

/** Names of languages are texts, ids are numbers; an id in another form names no row. */
function rowOf<Tables>({ key: column }: RowList<Tables>, key: string | number): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)}::text = ${String(key)}`;
}

function columnsOf<Tables>({ texts: columns }: RowList<Tables>, former: Row, { values, texts }: RowChange): Row {
  const given = columns.filter((column) => Object.keys(texts[column] ?? {}).length > 0);
  return {
    ...values,
    ...Object.fromEntries(given.map((column) => [column, JSON.stringify(mergeTexts(former[column], texts[column] ?? {}))])),
  };
}

function none<Tables>({ table }: RowList<Tables>, key: string | number): AppError {
  return operatorError('not-found', { text: 'There is no {key} among the {list}.', with: { key, list: table.replaceAll('_', ' ') } });
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const checkViolation = '23514';

async function written<Tables>(transaction: Transaction<Tables>, list: RowList<Tables>, statement: RawBuilder<Row>): Promise<Row[]> {
  try {
    const { rows } = await statement.execute(transaction);
    await list.check?.(transaction);
    await bumpTags(transaction, list.tags);
    return rows;
  } catch (error) {
    if (hasCode(error, uniqueViolation)) throw operatorError('conflict', 'It exists already.');
    if (hasCode(error, foreignKeyViolation))
      throw operatorError('conflict', 'It refers to a row that does not exist, or another row still refers to it.');
    if (hasCode(error, checkViolation)) throw operatorError('invalid', 'These values do not go together.');
    throw error;
  }
}
