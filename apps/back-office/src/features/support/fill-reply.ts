import type { ManagedTicket } from '@souk/contract/back-office/tickets';

/** A saved reply with the values of the ticket. A placeholder without a value stays, so that the member notices it. */
export function fillReply(message: string, { ticket, person }: Pick<ManagedTicket, 'person'> & { ticket: TicketFields }): string {
  const values: Readonly<Record<string, string | null>> = {
    name: person.name,
    ticket: ticket.ticket_number,
    order: ticket.order_number,
  };
  return message.replaceAll(/\{(name|ticket|order)\}/g, (placeholder, key: string) => values[key] || placeholder);
}

type TicketFields = Pick<ManagedTicket['ticket'], 'ticket_number' | 'order_number'>;
