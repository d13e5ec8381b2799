import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Ticket, TicketCard, TicketStatus } from '@souk/contract/support';
import type { DB } from '../../../db/schema.ts';
import { onBehalfOf, type ReadContext, type SignedIn } from '../../context.ts';
import { type AppError, notFound, operatorError } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { pickText } from '../../platform/text/texts.ts';
import { presentTicket, presentTicketCard } from './present.ts';
import { listMessages } from './queries/messages.ts';
import {
  countTickets,
  findAnyTicket,
  findTicket,
  listAllTickets,
  listIssueTypes,
  listTickets,
  listTicketsById,
} from './queries/tickets.ts';

export async function readIssueTypes(context: ReadContext): Promise<CallAnswer<'GET /ticket-issue-types'>> {
  const rows = await listIssueTypes(context.read);
  return { issue_types: rows.map(({ id, name }) => ({ id, name: pickText(name, context) })) };
}

/** A page of the shopper's tickets, with the number of tickets by status. */
export async function readTickets(
  context: SignedIn<ReadContext>,
  { status, page, per_page }: CallQuery<'GET /support-tickets'>,
): Promise<CallAnswer<'GET /support-tickets'>> {
  const { read, actor } = context;
  const [rows, counts] = await Promise.all([
    listTickets(read, { personId: actor.person_id, status, offset: (page - 1) * per_page, limit: per_page }),
    countTickets(read, actor.person_id),
  ]);
  const countOf = (name: string) => counts.find((each) => each.status === name)?.count ?? 0;
  const totals = { running: countOf('running'), completed: countOf('completed'), cancel: countOf('cancel') };
  const total = status === undefined ? totals.running + totals.completed + totals.cancel : totals[status];
  return { total, ...totals, support_tickets: rows.map((row) => presentTicketCard(row, context)) };
}

/** Another person's ticket is not found either. */
export async function readTicket(context: SignedIn<ReadContext>, ticketNumber: string): Promise<Ticket> {
  const row = await findTicket(context.read, context.actor.person_id, ticketNumber);
  if (!row) throw ticketNotFound();
  return presentTicket(row, await listMessages(context.read, row.id), context);
}

export function ticketNotFound(): AppError {
  return notFound('Ticket not found');
}

type Search = {
  status: TicketStatus | undefined;
  /** Only tickets whose last message is the shopper's. */
  isWaiting: boolean;
  page: number;
  limit: number;
};

type Person = { id: number; name: string; phone: string | null };

/** A page of all tickets for the operator: tickets waiting for an answer oldest first, others by their last message. */
export async function readAllTickets(
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

/** Any ticket as its shopper sees it, with the shopper. */
export async function readAnyTicket(context: ReadContext, ticketNumber: string): Promise<{ ticket: Ticket; person: Person }> {
  const { person_id, name, phone_full } = await getTicket(context.read, ticketNumber);
  const ticket = await readTicket(onBehalfOf(context, person_id), ticketNumber);
  return { ticket, person: { id: person_id, name, phone: phone_full } };
}

async function getTicket(read: ReadDatabase<DB>, ticketNumber: string) {
  const ticket = await findAnyTicket(read, ticketNumber);
  if (!ticket) throw operatorError('not-found', { text: 'There is no ticket {ticketNumber}.', with: { ticketNumber } });
  return ticket;
}
