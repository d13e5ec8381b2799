import type { AuditEntry } from '@souk/contract/back-office/access/audit';
import { maxExported } from '@souk/contract/back-office/orders';
import type { CallQuery } from '@souk/contract/calls';
import type { Context } from '../../context.ts';
import { countFoundEntries } from '../../modules/audit/queries.ts';
import { type CsvColumns, exportList } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { listPresentedEntries, searchOf } from './manage-audit.ts';

const columns: CsvColumns<AuditEntry> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  by: ({ by }) => by ?? 'command line',
  'API key': ({ api_key }) => api_key,
  address: ({ address }) => address,
  device: ({ device }) => device,
  action: ({ action }) => action,
  'kind of subject': ({ subject }) => subject.kind,
  subject: ({ subject }) => subject.id,
  name: ({ subject }) => subject.name,
  before: ({ before }) => before && JSON.stringify(before),
  after: ({ after }) => after && JSON.stringify(after),
  undoes: ({ undoes }) => undoes,
  'undone by': ({ undone_by }) => undone_by,
};

/** The entries of the audit log that the filters match as CSV, newest first. The log has who exported them. */
export async function exportAudit(context: Context, filters: CallQuery<'GET /admin/audit-export'>): Promise<StreamToSend> {
  const search = searchOf(filters);
  const rows = await countFoundEntries(context.read, search);
  await recordExport(context, { action: 'list.export', subject: { kind: 'list', id: 'audit' }, rows, filters });
  return exportList({
    name: 'audit.csv',
    columns,
    listBefore: (before, limit) => listPresentedEntries(context, { ...search, before }, limit),
    maxRows: maxExported,
  });
}
