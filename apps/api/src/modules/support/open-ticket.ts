import { randomBytes } from 'node:crypto';
import type { CallBody } from '@souk/contract/calls';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid, tooMany } from '../../platform/http/problem.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import { shortCode } from '../../platform/text/short-code.ts';
import type { Upload } from '../../platform/uploads/upload.ts';
import { withAttachments } from './keep-attachments.ts';
import { countLately, findOwnOrder, hasIssueType, insertAttachments, insertMessage, insertTicket } from './repository.ts';

type NewTicket = CallBody<'POST /support-ticket'> & { attachments: readonly Upload[] };

const mostHourly = 10;
export const hour = 60 * 60 * 1000;

/** Opens a ticket with its first message; gives its number. Throws 422 for an unknown kind or order, 429 for an eleventh in an hour. */
export function openTicket(context: SignedIn<Context>, files: PrivateFiles, ticket: NewTicket): Promise<string> {
  const { db, actor, clock } = context;
  const { issue_type, subject, message, email, phone, order_number, attachments } = ticket;
  return withAttachments(files, attachments, (kept) =>
    inTransaction(db, async (transaction) => {
      const now = clock.now();
      const lately = await countLately(transaction, actor.person_id, new Date(now.getTime() - hour));
      if (lately.tickets >= mostHourly) throw tooMany('You have opened several tickets already. Please try again later.', hour / 1000);
      if (!(await hasIssueType(transaction, issue_type))) throw invalid('issue_type', 'There is no such kind of ticket');
      const order = order_number
        ? await findOwnOrder(transaction, actor.person_id, order_number.replace(/^#/, '').toUpperCase())
        : undefined;
      if (order_number && !order) throw invalid('order_number', 'You have no order with this number');
      const row = {
        issue_type_id: issue_type,
        person_id: actor.person_id,
        order_id: order?.id ?? null,
        subject,
        email,
        phone: phone ?? null,
      };
      const { id, number } = await insertNumbered(transaction, { ...row, created_at: now, updated_at: now });
      const messageId = await insertMessage(transaction, { ticketId: id, fromShopper: true, message, now });
      await insertAttachments(
        transaction,
        kept.map((each) => ({ ...each, message_id: messageId })),
      );
      return number;
    }),
  );
}

type Row = Omit<Parameters<typeof insertTicket>[1], 'ticket_number'>;

/** There are 729 million numbers; one that is taken is drawn again. */
async function insertNumbered(db: Parameters<typeof insertTicket>[0], row: Row): Promise<{ id: number; number: string }> {
  for (;;) {
    const number = `TK-${shortCode(randomBytes(8))}`;
    const inserted = await insertTicket(db, { ...row, ticket_number: number });
    if (inserted) return { id: inserted.id, number };
  }
}
