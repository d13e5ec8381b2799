import type { Kysely } from 'kysely';
import { addRow, changeRow, type RowChange, type RowList, removeRow } from './edit-rows.ts';
import { inTransaction } from './transaction.ts';

type Writing<Tables> = { db: Kysely<Tables> };

/** Returns the key of the new row. */
export function addListRow<Tables>({ db }: Writing<Tables>, list: RowList<Tables>, change: RowChange): Promise<unknown> {
  return inTransaction(db, (transaction) => addRow(transaction, list, change));
}

export function updateListRow<Tables>(
  { db }: Writing<Tables>,
  list: RowList<Tables>,
  change: RowChange & { key: string | number },
): Promise<void> {
  return inTransaction(db, (transaction) => changeRow(transaction, list, change));
}

export function removeListRow<Tables>({ db }: Writing<Tables>, list: RowList<Tables>, key: string | number): Promise<void> {
  return inTransaction(db, (transaction) => removeRow(transaction, list, key));
}
