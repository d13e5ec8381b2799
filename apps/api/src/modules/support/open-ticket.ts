import { randomBytes } from 'node:crypto';
import type { CallBody } from '@souk/contract/calls';
import type { Context, SignedIn } from '../../context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid, tooMany } from '../../platform/http/problem.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import { shortCode } from '../../platform/text/short-code.ts';
import type { Upload } from '../../platform/uploads/upload.ts';
import { withAttachments } from './keep-attachments.ts';
import { countLately, findOwnOrder, hasIssueType, hasVerifiedPhone, insertAttachments, insertMessage, insertTicket } from './repository.ts';

type NewTicket = CallBody<'POST /support-ticket'> & { attachments: readonly Upload[] };

const mostHourly = 10;
export const hour = 60 * 60 * 1000;

/** Opens a ticket with its first message; gives its number. Throws 422 for an unknown kind or order, 429 for an eleventh in an hour. */
export function openTicket(context: SignedIn<Context>, files: PrivateFiles, ticket: NewTicket): Promise<string> {
  const { db, actor, clock } = context;
  const { issue_type, subject, message, email, phone, attachments } = ticket;
  return withAttachments(files, attachments, (kept) =>
    inTransaction(db, async (transaction) => {
      const now = clock.now();
      const order = await checkNewTicket({ ...context, db: transaction }, ticket);
      const row = {
        issue_type_id: issue_type,
        person_id: actor.person_id,
        order_id: order?.id ?? null,
        subject,
        email: email ?? null,
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

type About = Pick<NewTicket, 'issue_type' | 'order_number' | 'email'>;

/** The order that a new ticket is about. Throws where the person may not open the ticket, whatever the attachments are. */
export async function checkNewTicket(
  { db, actor, clock }: SignedIn<Context>,
  { issue_type, order_number, email }: About,
): Promise<{ id: number } | undefined> {
  const lately = await countLately(db, actor.person_id, new Date(clock.now().getTime() - hour));
  if (lately.tickets >= mostHourly) throw tooMany('You have opened several tickets already. Please try again later.', hour / 1000);
  if (!email && !(await hasVerifiedPhone(db, actor.person_id))) throw invalid('email', 'Write your email address');
  if (!(await hasIssueType(db, issue_type))) throw invalid('issue_type', 'There is no such kind of ticket');
  if (!order_number) return undefined;
  const order = await findOwnOrder(db, actor.person_id, order_number.replace(/^#/, '').toUpperCase());
  if (!order) throw invalid('order_number', 'You have no order with this number');
  return order;
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
