import type { InboxTicket } from '@souk/contract/back-office/tickets';
import type { CallQuery } from '@souk/contract/calls';
import type { AsStaff, Context } from '../../context.ts';
import type { CsvColumns } from '../../platform/csv/export-list.ts';
import { exportListPages } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { listTickets, readInbox } from './manage-tickets.ts';

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

/** The tickets of the inbox as CSV, in its order. */
export function exportTickets(context: AsStaff<Context>, filters: CallQuery<'GET /admin/ticket-export'>): Promise<StreamToSend> {
  return exportListPages(context, {
    ...{ list: 'tickets', columns, filters },
    count: async () => (await readInbox(context, { ...filters, page: 1, per_page: 1 })).total,
    listPage: (page) => listTickets(context, { ...filters, ...page }),
  });
}
