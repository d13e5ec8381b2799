import type { Context } from '../../context.ts';
import { notify } from '../../modules/messages/notify.ts';
import { addAnswer } from '../../modules/support/add-answer.ts';
import { withAttachments } from '../../modules/support/keep-attachments.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Upload } from '../../platform/uploads/upload.ts';

type Answer = { ticketNumber: string; message: string; attachments: readonly Upload[] };

/** Answers a ticket for the market, perhaps with files, and tells who asked: in the page that is open, and by message. */
export function answerTicket(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  files: PrivateFiles,
  { ticketNumber, message, attachments }: Answer,
): Promise<void> {
  return withAttachments(files, attachments, (kept) =>
    inTransaction(db, async (transaction) => {
      const now = clock.now();
      const messageId = await addAnswer(transaction, { ticketNumber, message, kept, now });
      await notify(transaction, { kind: 'ticket-answered', ticket_message_id: messageId }, now);
    }),
  );
}
