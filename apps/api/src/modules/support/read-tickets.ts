import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { Ticket } from '@souk/contract/support';
import type { ReadContext, SignedIn } from '../../context.ts';
import { notFound, type Problem } from '../../platform/http/problem.ts';
import { pickText } from '../../platform/text/pick-text.ts';
import { presentTicket, presentTicketCard } from './presenter.ts';
import { countTickets, findTicket, listIssueTypes, listMessages, listTickets } from './repository.ts';

export async function readIssueTypes(context: ReadContext): Promise<CallAnswer<'GET /ticket-issue-types'>> {
  const rows = await listIssueTypes(context.read);
  return { issue_types: rows.map(({ id, name }) => ({ id, name: pickText(name, context) })) };
}

/** A page of one's tickets, and how many there are of each status whatever is shown. */
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
  const all = { running: countOf('running'), completed: countOf('completed'), cancel: countOf('cancel') };
  const total = status === undefined ? all.running + all.completed + all.cancel : all[status];
  return { total, ...all, support_tickets: rows.map((row) => presentTicketCard(row, context)) };
}

/** One ticket of one's own; somebody else's is as unknown as none. */
export async function readTicket(context: SignedIn<ReadContext>, ticketNumber: string): Promise<Ticket> {
  const row = await findTicket(context.read, context.actor.person_id, ticketNumber);
  if (!row) throw noSuchTicket();
  return presentTicket(row, await listMessages(context.read, row.id), context);
}

export function noSuchTicket(): Problem {
  return notFound('There is no such ticket');
}
