import { type RawBuilder, sql, type Transaction } from 'kysely';
import { bumpTags } from '../cache/content-versions.ts';
import { Fault } from '../fault.ts';
import { mergeTexts, type Texts } from '../text/merge-texts.ts';
import { hasCode } from './error-code.ts';
import type { ReadDatabase } from './read-database.ts';

export type Row = Record<string, unknown>;

/** A short table whose rows whoever runs the product keeps by hand. */
export type RowList<Tables> = {
  table: keyof Tables & string;
  /** The column by which a row is named. */
  key: 'id' | 'name';
  /** The columns that are kept by language. */
  texts: readonly string[];
  order: readonly string[];
  /** What is held in memory of them. */
  tags: readonly string[];
  /** Throws a Fault where the rows as they are now cannot stay so. */
  check?: (transaction: Transaction<Tables>) => Promise<void>;
};

/** What was said of a row; wordings are laid over those that it has. */
export type RowChange = { values: Row; texts: Record<string, Texts> };

export async function listRows<Tables>(read: ReadDatabase<Tables>, { table, order }: RowList<Tables>): Promise<Row[]> {
  const by = sql.join(order.map((column) => sql.ref(column)));
  return (await sql<Row>`select * from ${sql.table(table)} order by ${by}`.execute(read)).rows;
}

/** Gives what the new row is named by. */
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
  const row = sql`${sql.ref(list.key)} = ${key}`;
  const { rows } = await sql<Row>`select * from ${sql.table(list.table)} where ${row} for update`.execute(transaction);
  const [former] = rows;
  if (!former) throw none(list, key);
  const changes = Object.entries(columnsOf(list, former, change)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (changes.length > 0)
    await written(transaction, list, sql<Row>`update ${sql.table(list.table)} set ${sql.join(changes)} where ${row} returning 1`);
}

export async function removeRow<Tables>(transaction: Transaction<Tables>, list: RowList<Tables>, key: string | number): Promise<void> {
  const removal = sql<Row>`delete from ${sql.table(list.table)} where ${sql.ref(list.key)} = ${key} returning 1`;
  const removed = await written(transaction, list, removal);
  if (removed.length === 0) throw none(list, key);
}

function columnsOf<Tables>({ texts: columns }: RowList<Tables>, former: Row, { values, texts }: RowChange): Row {
  const said = columns.filter((column) => Object.keys(texts[column] ?? {}).length > 0);
  return {
    ...values,
    ...Object.fromEntries(said.map((column) => [column, JSON.stringify(mergeTexts(former[column], texts[column] ?? {}))])),
  };
}

function none<Tables>({ table }: RowList<Tables>, key: string | number): Fault {
  return new Fault(`There is no ${key} among the ${table.replaceAll('_', ' ')}`);
}

const isTaken = '23505';
const isNeeded = '23503';
const isWrong = '23514';

async function written<Tables>(transaction: Transaction<Tables>, list: RowList<Tables>, statement: RawBuilder<Row>): Promise<Row[]> {
  try {
    const { rows } = await statement.execute(transaction);
    await list.check?.(transaction);
    await bumpTags(transaction, list.tags);
    return rows;
  } catch (error) {
    if (hasCode(error, isTaken)) throw new Fault('There is such a one already');
    if (hasCode(error, isNeeded)) throw new Fault('It belongs to something that is not there, or something still needs it');
    if (hasCode(error, isWrong)) throw new Fault('What was said does not go together with the rest of it');
    throw error;
  }
}
