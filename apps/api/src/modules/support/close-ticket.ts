import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict } from '../../platform/http/problem.ts';
import { noSuchTicket } from './read-tickets.ts';
import { hasAnswer, lockTicket, updateTicketStatus } from './repository.ts';

/** Closes a ticket of one's own: completed where it had an answer, otherwise withdrawn. Throws 409 where it is closed already. */
export function closeTicket({ db, actor, clock }: SignedIn<Context>, ticketNumber: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const ticket = await lockTicket(transaction, actor.person_id, ticketNumber);
    if (!ticket) throw noSuchTicket();
    if (ticket.status !== 'running') throw conflict('This ticket is closed already');
    await updateTicketStatus(transaction, ticket.id, (await hasAnswer(transaction, ticket.id)) ? 'completed' : 'cancel', clock.now());
  });
}
