import type { Ticket, TicketCard, TicketStatus } from '@souk/contract/support';
import type { DB } from '../../../db/schema.ts';
import { CommandError } from '../../commands/command-error.ts';
import type { ReadContext } from '../../context.ts';
import { onBehalfOf } from '../../on-behalf-of.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';
import { findAnyTicket, listAllTickets } from './all-tickets-repository.ts';
import { presentTicketCard } from './presenter.ts';
import { readTicket } from './read-tickets.ts';
import { listTicketsById } from './repository.ts';

type Search = {
  status: TicketStatus | undefined;
  /** Only those where the shopper said the last word. */
  isWaiting: boolean;
  page: number;
  limit: number;
};

type Person = { id: number; name: string; phone: string | null };

/** A page of everybody's tickets: those that wait for an answer the oldest first, others the one that moved last first. */
export async function browseTickets(
  context: ReadContext,
  { status, isWaiting, page, limit }: Search,
): Promise<{ total: number; page: number; tickets: (TicketCard & { person: Person })[] }> {
  const { read } = context;
  const { total, found } = await listAllTickets(read, { status, isWaiting, limit, offset: (page - 1) * limit });
  const rows = await listTicketsById(
    read,
    found.map(({ id }) => id),
  );
  const tickets = found.flatMap(({ id, person }) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ ...presentTicketCard(row, context), person }] : [];
  });
  return { total, page, tickets };
}

/** Any ticket as its shopper sees it, and who that is. */
export async function readAnyTicket(context: ReadContext, ticketNumber: string): Promise<{ ticket: Ticket; person: Person }> {
  const { person_id, name, phone_full } = await getTicket(context.read, ticketNumber);
  const ticket = await readTicket(onBehalfOf(context, person_id), ticketNumber);
  return { ticket, person: { id: person_id, name, phone: phone_full } };
}

export async function getTicket(read: ReadDatabase<DB>, ticketNumber: string) {
  const ticket = await findAnyTicket(read, ticketNumber);
  if (!ticket) throw new CommandError(`There is no ticket ${ticketNumber}.`);
  return ticket;
}
