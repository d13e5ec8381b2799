import type { AccountExport, ExportedTicket } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { type Languages, pickText } from '../../platform/text/pick-text.ts';

/** The person's tickets with all that was said in them, for their own file; the files with it by name. */
export async function exportTickets(read: ReadDatabase<DB>, personId: number, languages: Languages): Promise<AccountExport['tickets']> {
  const tickets = await listTickets(read, personId);
  const messagesOf = Map.groupBy(await listMessages(read, personId), ({ ticket_id }) => ticket_id);
  const filesOf = Map.groupBy(await listAttachments(read, personId), ({ message_id }) => message_id);
  return tickets.map(({ id, issue_type, created_at, updated_at, ...ticket }) => ({
    ...ticket,
    issue_type: pickText(issue_type, languages),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    messages: (messagesOf.get(id) ?? []).map((row) => ({
      from_shopper: row.from_shopper,
      message: row.message,
      created_at: row.created_at.toISOString(),
      attachments: (filesOf.get(row.id) ?? []).map(presentAttachment),
    })),
  }));
}

type Attachment = ExportedTicket['messages'][number]['attachments'][number];

function presentAttachment({ id, name, type, bytes }: { id: number } & Omit<Attachment, 'url'>): Attachment {
  return { name, type, bytes, url: `/api/ticket-attachments/${id}` };
}

function listTickets(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('tickets')
    .innerJoin('ticket_issue_types', 'ticket_issue_types.id', 'tickets.issue_type_id')
    .leftJoin('orders', 'orders.id', 'tickets.order_id')
    .select(['tickets.id', 'tickets.ticket_number', 'tickets.subject', 'tickets.status', 'ticket_issue_types.name as issue_type'])
    .select(['orders.code as order_number', 'tickets.email', 'tickets.phone', 'tickets.created_at', 'tickets.updated_at'])
    .where('tickets.person_id', '=', personId)
    .orderBy('tickets.id')
    .execute();
}

function listMessages(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('ticket_messages')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select(['ticket_messages.id', 'ticket_id', 'from_shopper', 'message', 'ticket_messages.created_at'])
    .where('tickets.person_id', '=', personId)
    .orderBy('ticket_messages.id')
    .execute();
}

function listAttachments(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('ticket_attachments')
    .innerJoin('ticket_messages', 'ticket_messages.id', 'ticket_attachments.message_id')
    .innerJoin('tickets', 'tickets.id', 'ticket_messages.ticket_id')
    .select(['ticket_attachments.id', 'message_id', 'ticket_attachments.name', 'type', 'bytes'])
    .where('tickets.person_id', '=', personId)
    .orderBy('ticket_attachments.id')
    .execute();
}
