import { maxExported } from '@souk/contract/back-office/orders';
import type { InboxTicket } from '@souk/contract/back-office/tickets';
import type { CallQuery } from '@souk/contract/calls';
import type { AsStaff, Context } from '../../context.ts';
import { type CsvColumns, exportPages } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { readInbox } from './manage-tickets.ts';

type Row = InboxTicket;

const columns: CsvColumns<Row> = {
  ticket: ({ ticket_number }) => ticket_number,
  opened: ({ created_at }) => created_at,
  updated: ({ updated_at }) => updated_at,
  subject: ({ subject }) => subject,
  topic: ({ issue_type }) => issue_type.name,
  order: ({ order_number }) => order_number,
  shopper: ({ person }) => person.name,
  phone: ({ person }) => person.phone && `+${person.phone}`,
  status: ({ status }) => status,
  waiting: ({ is_waiting }) => is_waiting,
  'assigned to': ({ assignee }) => assignee?.name ?? null,
  'minutes to first answer': ({ first_answer_minutes }) => first_answer_minutes,
};

/** The tickets of the inbox as CSV, in its order. The audit log has who exported them, without the words of the search. */
export async function exportTickets(context: AsStaff<Context>, filters: CallQuery<'GET /admin/ticket-export'>): Promise<StreamToSend> {
  const readPage = (page: number, per_page: number) => readInbox(context, { ...filters, page, per_page });
  const { total } = await readPage(1, 1);
  await recordExport(context, { action: 'list.export', subject: { kind: 'list', id: 'tickets' }, rows: total, filters });
  return exportPages({
    name: 'tickets.csv',
    columns,
    listPage: async (page, perPage) => (await readPage(page, perPage)).tickets,
    maxRows: maxExported,
  });
}
