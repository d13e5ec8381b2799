import type { ContactState } from '@souk/contract/back-office/tickets';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { ContactMessages, DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { matchesContact } from '../../../platform/database/matches-contact.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';

type Read = ReadDatabase<DB>;

/** A person's proved phone number and email address. */
export type Addresses = Parameters<typeof matchesContact>[0];

export type ContactMessage = {
  id: number;
  created_at: Date;
  name: string;
  phone: string;
  email: string | null;
  subject: string;
  message: string;
  answered_at: Date | null;
  answered_by: number | null;
  /** The name of the member who answered it. */
  answerer: string | null;
};

const columns = sql`c.id, c.created_at, c.name, c.phone, c.email, c.subject, c.message, c.answered_at, c.answered_by, p.name as answerer`;
const tables = sql`contact_messages c left join people p on p.id = c.answered_by`;

export type ContactFilter = { state?: ContactState | undefined; search?: string | undefined };

function matches({ state, search = '' }: ContactFilter) {
  const words = search.trim();
  const digits = words.replaceAll(/\D/g, '');
  const pattern = `%${escapeLike(words)}%`;
  const hasWords = sql`(c.name ilike ${pattern} or c.email ilike ${pattern} or c.subject ilike ${pattern} or c.message ilike ${pattern}
    ${digits.length >= 4 ? sql`or regexp_replace(c.phone, '[^0-9]', '', 'g') like ${`%${digits}%`}` : sql``})`;
  const isInState = state === undefined ? sql`true` : state === 'waiting' ? sql`c.answered_at is null` : sql`c.answered_at is not null`;
  return { hasWords: words === '' ? sql`true` : hasWords, isInState };
}

type ContactPage = ContactFilter & { page: number; limit: number };

/** A page of the messages that match, newest first. */
export async function listContactMessages(read: Read, { page, limit, ...filter }: ContactPage) {
  const { hasWords, isInState } = matches(filter);
  const [{ rows }, counts] = await Promise.all([
    sql<ContactMessage>`
      select ${columns} from ${tables} where ${hasWords} and ${isInState}
      order by c.id desc limit ${limit}::int offset ${(page - 1) * limit}::int`.execute(read),
    countContactMessages(read, filter),
  ]);
  const total = filter.state === undefined ? counts.all : counts[filter.state];
  return { total, page, counts, contact_messages: rows };
}

type ContactCounts = { all: number; waiting: number; answered: number };

/** The numbers of messages that match the words, by state. */
async function countContactMessages(read: Read, filter: ContactFilter): Promise<ContactCounts> {
  const { hasWords } = matches(filter);
  const { rows } = await sql<ContactCounts>`
    select count(*)::int as "all", count(*) filter (where c.answered_at is null)::int as waiting, count(c.answered_at)::int as answered
    from contact_messages c where ${hasWords}`.execute(read);
  return rows[0] ?? { all: 0, waiting: 0, answered: 0 };
}

/** Locks a message. */
export async function lockContactMessage(transaction: Kysely<DB>, id: number) {
  return transaction
    .selectFrom('contact_messages')
    .select(['answered_at', 'answered_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type Answered = { answered_at: Date | null; answered_by: number | null };

export async function updateAnswered(transaction: Kysely<DB>, id: number, answered: Answered): Promise<void> {
  await transaction.updateTable('contact_messages').set(answered).where('id', '=', id).execute();
}

export async function findContactMessage(read: Read, id: number): Promise<ContactMessage | undefined> {
  const { rows } = await sql<ContactMessage>`select ${columns} from ${tables} where c.id = ${id}`.execute(read);
  return rows[0];
}

/** Serialises the requests of one network address, so that the limit counts all of them. */
export async function lockAddress(db: Kysely<DB>, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${address}`}, 0))`.execute(db);
}

/** Times of the messages that a network address sent since then, oldest first. */
export async function listContactTimes(db: Kysely<DB>, address: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select('created_at')
    .where('address', '=', address)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export async function insertContactMessage(db: Kysely<DB>, message: Insertable<ContactMessages>): Promise<void> {
  await db.insertInto('contact_messages').values(message).execute();
}

/** Removes network addresses that no longer count towards the limit. */
export async function clearContactAddresses(db: Kysely<DB>, before: Date): Promise<void> {
  await db.updateTable('contact_messages').set({ address: '' }).where('address', '<>', '').where('created_at', '<=', before).execute();
}

export function listContactMessagesOf(read: Read, addresses: Addresses) {
  return read
    .selectFrom('contact_messages')
    .select(['name', 'phone', 'email', 'subject', 'message', 'created_at'])
    .where(matchesContact(addresses))
    .orderBy('id')
    .execute();
}

export async function deleteContactMessagesOf(db: Kysely<DB>, addresses: Addresses): Promise<void> {
  await db.deleteFrom('contact_messages').where(matchesContact(addresses)).execute();
}
