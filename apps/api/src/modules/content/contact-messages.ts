import type { AccountExport } from '@souk/contract/account-export';
import type { CallAnswer, CallBody } from '@souk/contract/calls';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Context } from '../../context.ts';
import { operatorError, tooMany } from '../../platform/app-error.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  type Addresses,
  type ContactMessage,
  clearContactAddresses,
  deleteContactMessagesOf,
  findContactMessage,
  insertContactMessage,
  listContactMessages,
  listContactMessagesOf,
  listContactTimes,
  lockAddress,
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

/** A page of all messages, newest first. */
export async function readContactMessages(
  read: ReadDatabase<DB>,
  page: { page: number; limit: number },
): Promise<CallAnswer<'GET /admin/contact-messages'>> {
  const { total, contact_messages } = await listContactMessages(read, page);
  return { total, messages: contact_messages.map(({ created_at, ...each }) => ({ ...each, created_at: created_at.toISOString() })) };
}

export async function getContactMessage(read: ReadDatabase<DB>, id: number): Promise<ContactMessage> {
  const message = await findContactMessage(read, id);
  if (!message) throw operatorError('not-found', `There is no message ${id}; "contact list" lists them`);
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
