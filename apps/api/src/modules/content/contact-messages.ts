import type { AccountExport } from '@souk/contract/account-export';
import type { ContactMessage as ManagedMessage } from '@souk/contract/back-office/tickets';
import type { CallAnswer, CallBody, CallQuery } from '@souk/contract/calls';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { operatorError, tooMany } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  type Addresses,
  type Answered,
  type ContactMessage,
  clearContactAddresses,
  deleteContactMessagesOf,
  findContactMessage,
  insertContactMessage,
  listContactMessages,
  listContactMessagesOf,
  listContactTimes,
  lockAddress,
  lockContactMessage,
  updateAnswered,
} from './queries/contact-messages.ts';

const maxPerWindow = 5;
const windowMilliseconds = 60 * 60 * 1000;

/** Stores a message of the contact form; one network address may send five an hour. */
export function sendContactMessage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  body: CallBody<'POST /support'>,
  address: string,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    const windowStart = new Date(now.getTime() - windowMilliseconds);
    await lockAddress(transaction, address);
    const times = await listContactTimes(transaction, address, windowStart);
    const [oldest] = times;
    if (oldest && times.length >= maxPerWindow) {
      const seconds = (oldest.getTime() - windowStart.getTime()) / 1000;
      throw tooMany('You have sent several messages. Please try again later.', seconds);
    }
    await clearContactAddresses(transaction, windowStart);
    await insertContactMessage(transaction, { ...body, email: body.email ?? null, address, created_at: now });
  });
}

/** A page of the messages that match, newest first. */
export async function readContactMessages(
  read: ReadDatabase<DB>,
  { per_page, ...query }: CallQuery<'GET /admin/contact-messages'>,
): Promise<CallAnswer<'GET /admin/contact-messages'>> {
  const { total, counts, contact_messages } = await listContactMessages(read, { ...query, limit: per_page });
  return { total, counts, messages: contact_messages.map(presentContactMessage) };
}

export function presentContactMessage({ created_at, answered_at, answered_by, answerer, ...message }: ContactMessage): ManagedMessage {
  return {
    ...message,
    created_at: created_at.toISOString(),
    answered: answered_at && { at: answered_at.toISOString(), by: answerer ?? '' },
  };
}

type Managing = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Marking = { id: number; is_answered: boolean; seen_answered: boolean };

/** Marks a message as answered by mail or phone, or as waiting again. Returns the id of the entry. */
export function markContactMessage(context: Managing, { id, is_answered, seen_answered }: Marking): Promise<number | null> {
  const answered_by = context.operator?.kind === 'staff' ? context.operator.person_id : null;
  const after = is_answered ? { answered_at: context.clock.now(), answered_by } : { answered_at: null, answered_by: null };
  return changeAnswered(context, id, after, (former) => {
    if ((former.answered_at !== null) !== seen_answered) throw operatorError('conflict', 'Somebody else has changed it.');
    return seen_answered !== is_answered;
  });
}

const Recorded = z.object({ answered_at: z.coerce.date().nullable(), answered_by: z.number().nullable() });

/** Writes the former state of an entry again. */
export function restoreContactMessage(context: Managing, entry: { subject_id: string; before: unknown }): Promise<number | null> {
  return changeAnswered(context, Number(entry.subject_id), Recorded.parse(entry.before), () => true);
}

function changeAnswered(context: Managing, id: number, after: Answered, isChange: (former: Answered) => boolean): Promise<number | null> {
  return inTransaction(context.db, async (transaction) => {
    const before = await lockContactMessage(transaction, id);
    if (!before) throw operatorError('not-found', { text: 'There is no message {id}.', with: { id }, hint: '"contact list" lists them' });
    if (!isChange(before)) return null;
    await updateAnswered(transaction, id, after);
    const action = after.answered_at ? 'contact-message.answer' : 'contact-message.reopen';
    return recordAudit(transaction, context, { action, subject: { kind: 'contact-message', id }, before, after });
  });
}

export async function getContactMessage(read: ReadDatabase<DB>, id: number): Promise<ContactMessage> {
  const message = await findContactMessage(read, id);
  if (!message) throw operatorError('not-found', { text: 'There is no message {id}.', with: { id }, hint: '"contact list" lists them' });
  return message;
}

/** The person's messages, for the export of their account. */
export async function exportContactMessages(read: ReadDatabase<DB>, addresses: Addresses): Promise<AccountExport['contact_messages']> {
  const rows = await listContactMessagesOf(read, addresses);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

export function eraseContactMessages(transaction: Kysely<DB>, addresses: Addresses): Promise<void> {
  return deleteContactMessagesOf(transaction, addresses);
}
