import { maxExported } from '@souk/contract/back-office/orders';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type AuditContext, recordAudit } from '../audit/record-audit.ts';
import { inTransaction } from '../database/transaction.ts';
import type { StreamToSend } from '../http/send-file.ts';
import { type CsvColumns, checkExportSize, exportPages } from './export-list.ts';

type Recording = AuditContext & { db: Kysely<DB> };
type Filters = { search?: string | undefined } & Record<string, unknown>;
type Export = { action: string; subject: { kind: string; id: string }; rows: number; filters: Filters };

/** Records who exports a list, without the words of the search. Throws 422 if a file would be cut off. */
export async function recordExport(context: Recording, { action, subject, rows, filters }: Export): Promise<void> {
  checkExportSize(rows, maxExported);
  const { search, ...others } = filters;
  const after = { rows, ...others, ...(search && { searched: true }) };
  await inTransaction(context.db, (transaction) => recordAudit(transaction, context, { action, subject, after }));
}

type ListExport<Row extends { id: number }> = {
  /** Names the list in the audit log. */
  list: string;
  columns: CsvColumns<Row>;
  filters: Filters;
  /** Runs once: counting a long list for each page would be most of the work. */
  count: () => Promise<number>;
  listPage: (page: { page: number; per_page: number }) => Promise<Row[]>;
};

/** A list of a panel as CSV. The audit log has who exported it, without the words of the search. Throws 422 if the file would be cut off. */
export async function exportListPages<Row extends { id: number }>(
  context: Recording,
  { list, columns, filters, count, listPage }: ListExport<Row>,
): Promise<StreamToSend> {
  const rows = await count();
  await recordExport(context, { action: 'list.export', subject: { kind: 'list', id: list }, rows, filters });
  return exportPages({ name: `${list}.csv`, columns, listPage: (page, per_page) => listPage({ page, per_page }), maxRows: maxExported });
}
