import { randomBytes } from 'node:crypto';
import type { CallAnswer, CallBody } from '@souk/contract/calls';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context, SignedIn } from '../../context.ts';
import { conflict, invalid, tooMany } from '../../platform/app-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PrivateFiles } from '../../platform/media/private-files.ts';
import { shortCode } from '../../platform/text/format-text.ts';
import type { Upload } from '../../platform/uploads/clean-picture.ts';
import { withStoredAttachments } from './attachments.ts';
import { presentMessage } from './present.ts';
import { hasAnswer, insertMessage, listMessages } from './queries/messages.ts';
import {
  countRecent,
  findOwnOrder,
  hasIssueType,
  hasVerifiedPhone,
  insertTicket,
  lockTicket,
  updateTicketStatus,
} from './queries/tickets.ts';
import { ticketNotFound } from './read-tickets.ts';

type NewTicket = CallBody<'POST /support-ticket'> & { attachments: readonly Upload[] };

const maxTicketsPerHour = 10;
const hour = 60 * 60 * 1000;

/** Returns the number of the new ticket. Throws 422 for an unknown issue type or order, 429 above the hourly limit. */
export function openTicket(context: SignedIn<Context>, files: PrivateFiles, ticket: NewTicket): Promise<string> {
  const { db, actor, clock } = context;
  const { issue_type, subject, message, email, phone, attachments } = ticket;
  return withStoredAttachments(files, attachments, (stored) =>
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
      const { id, number } = await insertWithNumber(transaction, { ...row, created_at: now, updated_at: now });
      await insertMessage(transaction, { ticketId: id, fromShopper: true, message, attachments: stored, now });
      return number;
    }),
  );
}

/** Returns the order that the ticket is about. Runs before the upload is processed, to refuse early. */
export async function checkNewTicket(
  { db, actor, clock }: SignedIn<Context>,
  { issue_type, order_number, email }: Pick<NewTicket, 'issue_type' | 'order_number' | 'email'>,
): Promise<{ id: number } | undefined> {
  const recent = await countRecent(db, actor.person_id, new Date(clock.now().getTime() - hour));
  if (recent.tickets >= maxTicketsPerHour) throw tooMany('You have opened several tickets. Please try again later.', hour / 1000);
  if (!email && !(await hasVerifiedPhone(db, actor.person_id))) throw invalid('email', 'Enter your email address');
  if (!(await hasIssueType(db, issue_type))) throw invalid('issue_type', 'Ticket type not found');
  if (!order_number) return undefined;
  const order = await findOwnOrder(db, actor.person_id, order_number.replace(/^#/, '').toUpperCase());
  if (!order) throw invalid('order_number', 'You have no order with this number');
  return order;
}

type TicketFields = Omit<Parameters<typeof insertTicket>[1], 'ticket_number'>;

/** Tries again if the random number is taken; there are 729 million. */
async function insertWithNumber(db: Parameters<typeof insertTicket>[0], row: TicketFields): Promise<{ id: number; number: string }> {
  for (;;) {
    const number = `TK-${shortCode(randomBytes(8))}`;
    const inserted = await insertTicket(db, { ...row, ticket_number: number });
    if (inserted) return { id: inserted.id, number };
  }
}

type NewTicketMessage = CallBody<'POST /support-ticket-message'> & { attachments: readonly Upload[] };

const maxMessagesPerHour = 60;

/** Runs before the upload is processed, to refuse early. */
export function checkTicketMessage({ db, actor, clock }: SignedIn<Context>, ticketNumber: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockOpenTicket(transaction, actor.person_id, { ticketNumber, now: clock.now() });
  });
}

async function lockOpenTicket(
  transaction: Transaction<DB>,
  personId: number,
  { ticketNumber, now }: { ticketNumber: string; now: Date },
): Promise<{ id: number }> {
  const ticket = await lockTicket(transaction, personId, ticketNumber);
  if (!ticket) throw ticketNotFound();
  if (ticket.status !== 'running') throw conflict('This ticket is closed. Please open a new one.');
  const recent = await countRecent(transaction, personId, new Date(now.getTime() - hour));
  if (recent.messages >= maxMessagesPerHour) throw tooMany('You have sent many messages. Please try again later.', hour / 1000);
  return ticket;
}

/** Returns the whole conversation. Throws 409 if the ticket is closed. */
export function addTicketMessage(
  context: SignedIn<Context>,
  files: PrivateFiles,
  { ticket_number, message, attachments }: NewTicketMessage,
): Promise<CallAnswer<'POST /support-ticket-message'>> {
  const { db, actor, clock } = context;
  return withStoredAttachments(files, attachments, (stored) =>
    inTransaction(db, async (transaction) => {
      const now = clock.now();
      const ticket = await lockOpenTicket(transaction, actor.person_id, { ticketNumber: ticket_number, now });
      await insertMessage(transaction, { ticketId: ticket.id, fromShopper: true, message, attachments: stored, now });
      return { messages: (await listMessages(transaction, ticket.id)).map(presentMessage) };
    }),
  );
}

/** An answered ticket becomes completed, an unanswered one cancelled. Throws 409 if it is closed already. */
export function closeTicket({ db, actor, clock }: SignedIn<Context>, ticketNumber: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const ticket = await lockTicket(transaction, actor.person_id, ticketNumber);
    if (!ticket) throw ticketNotFound();
    if (ticket.status !== 'running') throw conflict('This ticket is already closed');
    const status = (await hasAnswer(transaction, ticket.id)) ? 'completed' : 'cancel';
    await updateTicketStatus(transaction, ticket.id, status, clock.now());
  });
}
