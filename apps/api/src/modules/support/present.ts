import { type Ticket, type TicketCard, type TicketMessage, TicketStatus } from '@souk/contract/support';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import type { TicketMessageRow } from './queries/messages.ts';
import type { TicketRow } from './queries/tickets.ts';

export function presentTicketCard(row: TicketRow, languages: Languages): TicketCard {
  return {
    id: row.id,
    ticket_number: row.ticket_number,
    subject: row.subject,
    status: TicketStatus.parse(row.status),
    issue_type: { id: row.issue_type_id, name: pickText(row.issue_type_name, languages) },
    order_number: row.order_code,
    order_id: row.order_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    last_message: { ...row.last_message, created_at: new Date(row.last_message.created_at).toISOString() },
  };
}

export function presentTicket(row: TicketRow, messages: readonly TicketMessageRow[], languages: Languages): Ticket {
  return {
    ...presentTicketCard(row, languages),
    email: row.email,
    phone: row.phone,
    messages: messages.map(presentMessage),
  };
}

export function presentMessage({ created_at, ...row }: TicketMessageRow): TicketMessage {
  return { ...row, created_at: created_at.toISOString() };
}
