import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { type AuditContext, recordAudit } from '../audit/record-audit.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkExportSize } from './export-list.ts';

/** The rows of one CSV file. */
const maxRows = 100_000;

type Export = {
  action: string;
  subject: { kind: string; id: string };
  rows: number;
  filters: { search?: string | undefined } & Record<string, unknown>;
};

/** Records who exports a list, without the words of the search. Throws 422 if a file would be cut off. */
export async function recordExport(context: AuditContext & { db: Kysely<DB> }, { action, subject, rows, filters }: Export): Promise<void> {
  checkExportSize(rows, maxRows);
  const { search, ...others } = filters;
  const after = { rows, ...others, ...(search && { searched: true }) };
  await inTransaction(context.db, (transaction) => recordAudit(transaction, context, { action, subject, after }));
}
