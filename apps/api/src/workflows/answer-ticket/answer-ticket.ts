import type { Context } from '../../context.ts';
import { notify } from '../../modules/messages/notify.ts';
import { withStoredAttachments } from '../../modules/support/attachments.ts';
import { addTicketAnswer } from '../../modules/support/write-tickets.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Upload } from '../../platform/uploads/clean-picture.ts';

type Answer = { ticketNumber: string; message: string; attachments: readonly Upload[] };

/** Stores the operator's answer and notifies the shopper, on the open page and by message. */
export function answerTicket(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  files: PrivateFiles,
  { ticketNumber, message, attachments }: Answer,
): Promise<void> {
  return withStoredAttachments(files, attachments, (stored) =>
    inTransaction(db, async (transaction) => {
      const now = clock.now();
      const messageId = await addTicketAnswer(transaction, { ticketNumber, message, attachments: stored, now });
      await notify(transaction, { kind: 'ticket-answered', ticket_message_id: messageId }, now);
    }),
  );
}
