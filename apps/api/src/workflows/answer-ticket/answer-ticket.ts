import { notify } from '../../modules/messages/notify.ts';
import { withStoredAttachments } from '../../modules/support/attachments.ts';
import { lockOpenTicketAsOperator, type Managing, memberOf, subjectOf } from '../../modules/support/manage-tickets.ts';
import { insertMessage } from '../../modules/support/queries/messages.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import type { Upload } from '../../platform/uploads/clean-picture.ts';

type Answer = {
  ticketNumber: string;
  message: string;
  attachments: readonly Upload[];
  /** The last message that the member saw: a newer one is a conflict. */
  seenMessageId?: number;
};

/** Stores the operator's answer and notifies the shopper, on the open page and by message. A closed ticket takes no answer. */
export function answerTicket(
  context: Managing,
  files: PrivateFiles,
  { ticketNumber, message, attachments, seenMessageId }: Answer,
): Promise<void> {
  return withStoredAttachments(files, attachments, (stored) =>
    inTransaction(context.db, async (transaction) => {
      const now = context.clock.now();
      const { id } = await lockOpenTicketAsOperator(transaction, { ticketNumber, seenMessageId });
      const answer = { ticketId: id, fromShopper: false, authorId: memberOf(context), message, attachments: stored, now };
      const message_id = await insertMessage(transaction, answer);
      await notify(transaction, { kind: 'ticket-answered', ticket_message_id: message_id }, now);
      await recordAudit(transaction, context, { action: 'ticket.answer', subject: subjectOf(ticketNumber), after: { message_id } });
    }),
  );
}
