import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { CommandError } from '../../commands/command-error.ts';
import { getTicket } from './browse-tickets.ts';
import type { KeptAttachment } from './keep-attachments.ts';
import { insertAttachments, insertMessage, lockTicket } from './repository.ts';

type Answer = { ticketNumber: string; message: string; kept: readonly KeptAttachment[]; now: Date };

/** Answers a ticket for the market; gives the id of the message. A closed ticket takes no answer: nobody looks there any more. */
export async function addAnswer(transaction: Kysely<DB>, { ticketNumber, message, kept, now }: Answer): Promise<number> {
  const { person_id } = await getTicket(transaction, ticketNumber);
  const ticket = await lockTicket(transaction, person_id, ticketNumber);
  if (ticket?.status !== 'running') throw new CommandError(`${ticketNumber} is closed.`);
  const messageId = await insertMessage(transaction, { ticketId: ticket.id, fromShopper: false, message, now });
  await insertAttachments(
    transaction,
    kept.map((each) => ({ ...each, message_id: messageId })),
  );
  return messageId;
}
