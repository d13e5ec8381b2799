import { type Insertable, type Kysely, sql } from 'kysely';
import type { ContactMessages, DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { matchesContact } from '../../../platform/database/matches-contact.ts';

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
};

const columns = sql`id, created_at, name, phone, email, subject, message`;

/** A page of all messages, newest first. */
export async function listContactMessages(read: Read, { page, limit }: { page: number; limit: number }) {
  const [{ rows }, { total }] = await Promise.all([
    sql<ContactMessage>`
      select ${columns} from contact_messages order by id desc limit ${limit}::int offset ${(page - 1) * limit}::int`.execute(read),
    read
      .selectFrom('contact_messages')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total, page, contact_messages: rows };
}

export async function findContactMessage(read: Read, id: number): Promise<ContactMessage | undefined> {
  const { rows } = await sql<ContactMessage>`select ${columns} from contact_messages where id = ${id}`.execute(read);
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
