import type { TicketStatus } from '@souk/contract/support';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findLastMessageId, insertNote, lockAnyTicket, updateAssignee } from './queries/inbox.ts';
import { hasAnswer } from './queries/messages.ts';
import { updateTicketStatus } from './queries/tickets.ts';

export type Managing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
/** `seenMessageId` is the last message that the operator saw; a newer one is a conflict. */
type Seen = { ticketNumber: string; seenMessageId?: number | undefined };

/** Locks an open ticket. Throws 409 if it is closed, or if there is a newer message than the operator saw. */
export async function lockOpenTicketAsOperator(transaction: Transaction<DB>, { ticketNumber, seenMessageId }: Seen) {
  const ticket = await lockTicketAsOperator(transaction, ticketNumber);
  if (ticket.status !== 'running') throw operatorError('conflict', { text: '{ticketNumber} is closed.', with: { ticketNumber } });
  // Only a statement after the lock sees what another transaction committed meanwhile.
  if (seenMessageId !== undefined && (await findLastMessageId(transaction, ticket.id)) !== seenMessageId)
    throw operatorError('conflict', { text: '{ticketNumber} has a newer message.', with: { ticketNumber } });
  return ticket;
}

/** An answered ticket becomes completed, an unanswered one cancelled. */
export function closeTicketAsOperator(context: Managing, seen: Seen): Promise<TicketStatus> {
  return inTransaction(context.db, async (transaction) => {
    const { id } = await lockOpenTicketAsOperator(transaction, seen);
    const status = (await hasAnswer(transaction, id)) ? 'completed' : 'cancel';
    await updateTicketStatus(transaction, id, status, context.clock.now());
    const change = { before: { status: 'running' }, after: { status } };
    await recordAudit(transaction, context, { action: 'ticket.close', subject: subjectOf(seen.ticketNumber), ...change });
    return status;
  });
}

/** Opens a closed ticket again, so that its shopper may write. */
export function reopenTicket(context: Managing, { ticketNumber, seen }: { ticketNumber: string; seen?: TicketStatus }): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const { id, status } = await lockTicketAsOperator(transaction, ticketNumber);
    if (status === 'running' || (seen !== undefined && seen !== status))
      throw operatorError('conflict', { text: '{ticketNumber} is {status}.', with: { ticketNumber, status } });
    await updateTicketStatus(transaction, id, 'running', context.clock.now());
    const change = { before: { status }, after: { status: 'running' } };
    await recordAudit(transaction, context, { action: 'ticket.reopen', subject: subjectOf(ticketNumber), ...change });
  });
}

type Assignment = { ticketNumber: string; assigneeId: number | null; seenAssigneeId?: number | null };

/** Throws 409 if somebody else has assigned the ticket meanwhile. The caller checks that the member may answer. */
export function assignTicket(context: Managing, { ticketNumber, assigneeId, seenAssigneeId }: Assignment): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const { id, assignee_id } = await lockTicketAsOperator(transaction, ticketNumber);
    if (seenAssigneeId !== undefined && seenAssigneeId !== assignee_id)
      throw operatorError('conflict', { text: 'Somebody else has assigned {ticketNumber}.', with: { ticketNumber } });
    await updateAssignee(transaction, id, assigneeId);
    const change = { before: { assignee_id }, after: { assignee_id: assigneeId } };
    await recordAudit(transaction, context, { action: 'ticket.assign', subject: subjectOf(ticketNumber), ...change });
  });
}

/** A note that shoppers never see. */
export function addTicketNote(context: Managing, { ticketNumber, note }: { ticketNumber: string; note: string }): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const { id } = await lockTicketAsOperator(transaction, ticketNumber);
    const row = { ticket_id: id, author_id: memberOf(context), note, created_at: context.clock.now() };
    const { id: note_id } = await insertNote(transaction, row);
    await recordAudit(transaction, context, { action: 'ticket.note', subject: subjectOf(ticketNumber), after: { note_id } });
  });
}

/** The member of the staff who runs the operation; null at the command line. */
export function memberOf({ operator }: Pick<Context, 'operator'>): number | null {
  return operator?.kind === 'staff' ? operator.person_id : null;
}

export function subjectOf(ticketNumber: string) {
  return { kind: 'ticket', id: ticketNumber };
}

async function lockTicketAsOperator(transaction: Transaction<DB>, ticketNumber: string) {
  const ticket = await lockAnyTicket(transaction, ticketNumber);
  if (!ticket) throw operatorError('not-found', { text: 'There is no ticket {ticketNumber}.', with: { ticketNumber } });
  return ticket;
}
