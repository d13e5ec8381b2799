import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { operatorError } from '../app-error.ts';
import { type AuditContext, recordAudit } from '../audit/record-audit.ts';
import { addRow, changeRow, lockRow, type Row, type RowChange, type RowList, removeRow } from './edit-rows.ts';
import { inTransaction } from './transaction.ts';

type Acting = AuditContext & { db: Kysely<DB> };
type Key = string | number;
/** The row that an operation changed, and its entry in the audit log. */
export type SavedRow = { key: Key; entry_id: number | null };

/** Adds a row to a list of the site. */
export function addListRow(context: Acting, list: RowList<DB>, change: RowChange): Promise<SavedRow> {
  return inTransaction(context.db, async (transaction) => {
    const key = keyOf(await addRow(transaction, list, change));
    return recordAdded(transaction, context, list, key);
  });
}

/** Changes a row; with `version` only if it is still the one that the operator saw. */
export function updateListRow(
  context: Acting,
  list: RowList<DB>,
  { version, ...change }: RowChange & { key: Key; version?: string | undefined },
): Promise<SavedRow> {
  const { key } = change;
  return inTransaction(context.db, async (transaction) => {
    const former = await lockRow(transaction, list, key);
    checkVersion(former, version);
    await changeRow(transaction, list, change);
    const entry = rowDifferences(former, await lockRow(transaction, list, key));
    const subject = { kind: list.noun, id: key };
    const entry_id = await recordAudit(transaction, context, { action: `${list.noun}.change`, subject, ...entry });
    return { key, entry_id };
  });
}

/** Removes a row; with `version` only if it is still the one that the operator saw. */
export function removeListRow(context: Acting, list: RowList<DB>, key: Key, version?: string): Promise<SavedRow> {
  return inTransaction(context.db, async (transaction) => {
    const before = await lockRow(transaction, list, key);
    checkVersion(before, version);
    await removeRow(transaction, list, key);
    const subject = { kind: list.noun, id: key };
    return { key, entry_id: await recordAudit(transaction, context, { action: `${list.noun}.remove`, subject, before }) };
  });
}

type Recorded = { subject_id: string; before: unknown };

/** Writes the former columns of an entry of the audit log again. */
export function restoreListRow(context: Acting, list: RowList<DB>, { subject_id, before }: Recorded): Promise<SavedRow> {
  return updateListRow(context, list, { key: subject_id, values: columnsOf(list, before), texts: {} });
}

/** Adds a removed row again, with its key. */
export function restoreRemovedListRow(context: Acting, list: RowList<DB>, { before }: Recorded): Promise<SavedRow> {
  return addListRow(context, list, { values: columnsOf(list, before), texts: {} });
}

/** Names the stored state of a row: a change names the one that the operator saw. */
export function versionOfRow(row: Row): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 16);
}

async function recordAdded(transaction: Transaction<DB>, context: Acting, list: RowList<DB>, key: Key): Promise<SavedRow> {
  const after = await lockRow(transaction, list, key);
  const subject = { kind: list.noun, id: key };
  return { key, entry_id: await recordAudit(transaction, context, { action: `${list.noun}.add`, subject, after }) };
}

function checkVersion(row: Row, version: string | undefined): void {
  if (version !== undefined && version !== versionOfRow(row)) throw operatorError('conflict', 'Somebody else has changed it.');
}

/** The changed columns before and after. */
function rowDifferences(former: Row, saved: Row): { before: Row; after: Row } {
  const changed = Object.keys(former).filter((name) => JSON.stringify(former[name]) !== JSON.stringify(saved[name]));
  const of = (row: Row) => Object.fromEntries(changed.map((name) => [name, row[name]]));
  return { before: of(former), after: of(saved) };
}

/** The columns as they are written; texts by language are JSON. */
function columnsOf({ texts }: RowList<DB>, before: unknown): Row {
  const columns: Row = { ...Object(before) };
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, texts.includes(name) && value !== null ? JSON.stringify(value) : value]),
  );
}

function keyOf(key: unknown): Key {
  return typeof key === 'number' ? key : String(key);
}
