import type { CallAnswer, CallBody } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, tooMany } from '../../platform/http/problem.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Upload } from '../../platform/uploads/upload.ts';
import { withAttachments } from './keep-attachments.ts';
import { hour } from './open-ticket.ts';
import { presentMessage } from './presenter.ts';
import { noSuchTicket } from './read-tickets.ts';
import { countLately, insertAttachments, insertMessage, listMessages, lockTicket } from './repository.ts';

type Given = CallBody<'POST /support-ticket-message'> & { attachments: readonly Upload[] };

const mostHourly = 60;

type Writing = { ticketNumber: string; now: Date };

/** Throws where the person may not write in the ticket, whatever the attachments are. */
export function checkWritable({ db, actor, clock }: SignedIn<Context>, ticketNumber: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockWritable(transaction, actor.person_id, { ticketNumber, now: clock.now() });
  });
}

async function lockWritable(transaction: Transaction<DB>, personId: number, { ticketNumber, now }: Writing): Promise<{ id: number }> {
  const ticket = await lockTicket(transaction, personId, ticketNumber);
  if (!ticket) throw noSuchTicket();
  if (ticket.status !== 'running') throw conflict('This ticket is closed. Please open another one.');
  const lately = await countLately(transaction, personId, new Date(now.getTime() - hour));
  if (lately.messages >= mostHourly) throw tooMany('You have written a lot just now. Please try again later.', hour / 1000);
  return ticket;
}

/** Says something more in a ticket of one's own; gives the whole conversation. Throws 409 where the ticket is closed. */
export function addTicketMessage(
  context: SignedIn<Context>,
  files: PrivateFiles,
  { ticket_number, message, attachments }: Given,
): Promise<CallAnswer<'POST /support-ticket-message'>> {
  const { db, actor, clock } = context;
  return withAttachments(files, attachments, (kept) =>
    inTransaction(db, async (transaction) => {
      const now = clock.now();
      const ticket = await lockWritable(transaction, actor.person_id, { ticketNumber: ticket_number, now });
      const messageId = await insertMessage(transaction, { ticketId: ticket.id, fromShopper: true, message, now });
      await insertAttachments(
        transaction,
        kept.map((each) => ({ ...each, message_id: messageId })),
      );
      return { messages: (await listMessages(transaction, ticket.id)).map(presentMessage) };
    }),
  );
}
