import type { InboxTicket, ManagedTicket } from '@souk/contract/back-office/tickets';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { AsStaff, Context, ReadContext } from '../../context.ts';
import { listManagedOrders } from '../../modules/orders/manage-orders.ts';
import { listMembersWith } from '../../modules/staff/queries.ts';
import { assignTicket } from '../../modules/support/manage-tickets.ts';
import { presentTicketCard } from '../../modules/support/present.ts';
import {
  countInbox,
  findAssignee,
  type InboxSearch,
  listInbox,
  listMessageAuthors,
  listNotes,
  measureFirstAnswers,
} from '../../modules/support/queries/inbox.ts';
import { listTicketsById } from '../../modules/support/queries/tickets.ts';
import { readAnyTicket } from '../../modules/support/read-tickets.ts';
import { operatorError } from '../../platform/app-error.ts';
import { addDays } from '../../platform/clock/day-range.ts';

/** The days of which the median of the times to the first answer is. */
const measuredDays = 30;

/** A page of the inbox, with the number of tickets in each state under the other filters. */
export async function readInbox(
  context: AsStaff<ReadContext>,
  query: CallQuery<'GET /admin/tickets'>,
): Promise<CallAnswer<'GET /admin/tickets'>> {
  const { read } = context;
  const since = addDays(context.clock.now(), -measuredDays);
  const [tickets, counts, members, first_answers] = await Promise.all([
    listTickets(context, query),
    countInbox(read, searchOf(context, query)),
    listMembersWith(read, 'support:write'),
    measureFirstAnswers(read, since),
  ]);
  return { total: counts[query.state ?? 'all'], counts, tickets, members, first_answers };
}

export async function listTickets(context: AsStaff<ReadContext>, query: CallQuery<'GET /admin/tickets'>): Promise<InboxTicket[]> {
  const { read } = context;
  const { state, page, per_page } = query;
  const found = await listInbox(read, { ...searchOf(context, query), state, limit: per_page, offset: (page - 1) * per_page });
  const rows = await listTicketsById(
    read,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id, ...inbox }) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ ...presentTicketCard(row, context), ...inbox }] : [];
  });
}

function searchOf({ operator }: AsStaff<ReadContext>, { assigned, search }: CallQuery<'GET /admin/tickets'>): InboxSearch {
  return { assignee_id: assigned && (assigned === 'me' ? operator.person_id : null), words: search || undefined };
}

const shownOrders = 5;

/** Everything about a ticket that the panel shows on one page. The orders are left out without the permission to see them. */
export async function readManagedTicket(context: AsStaff<ReadContext>, number: string): Promise<ManagedTicket> {
  const { read, operator } = context;
  const { ticket, person } = await readAnyTicket(context, number);
  const [assignee, members, authors, notes, orders] = await Promise.all([
    findAssignee(read, ticket.id),
    listMembersWith(read, 'support:write'),
    listMessageAuthors(read, ticket.id),
    listNotes(read, ticket.id),
    operator.permissions.has('orders:read') ? listManagedOrders(context, { person_id: person.id }, { page: 1, limit: shownOrders }) : null,
  ]);
  const authorOf = new Map(authors.map(({ id, name }) => [id, name]));
  return {
    ticket: { ...ticket, messages: ticket.messages.map((message) => ({ ...message, by: authorOf.get(message.id) ?? null })) },
    person,
    assignee: assignee ?? null,
    members,
    notes: notes.map(({ by, created_at, ...note }) => ({ ...note, by: by ?? '', created_at: created_at.toISOString() })),
    orders: orders === null ? null : orders.orders.map(presentOrder),
  };
}

type OrderFields = NonNullable<ManagedTicket['orders']>[number];

function presentOrder({ id, code, status, payable_amount, currency, created_at }: OrderFields): OrderFields {
  return { id, code, status, payable_amount, currency, created_at };
}

type Assignment = Parameters<typeof assignTicket>[1];

/** Assigns a ticket to a member who may answer it, or to nobody. */
export async function assignTicketToMember(context: Context, { assigneeId, ...assignment }: Assignment): Promise<void> {
  const members = assigneeId === null ? [] : await listMembersWith(context.db, 'support:write');
  if (assigneeId !== null && !members.some(({ id }) => id === assigneeId))
    throw operatorError('invalid', ': this member may not answer tickets', 'assignee_id');
  await assignTicket(context, { assigneeId, ...assignment });
}
