import { type Insertable, type Kysely, sql } from 'kysely';
import type { ContactMessages, DB } from '../../../db/schema.ts';

/** Lets one request of an address after the other count and write, until its transaction ends. */
export async function lockAddress(db: Kysely<DB>, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${address}`}, 0))`.execute(db);
}

/** When the address wrote since then, the oldest first. */
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

/** An address is kept only as long as it counts. */
export async function forgetContactAddresses(db: Kysely<DB>, before: Date): Promise<void> {
  await db.updateTable('contact_messages').set({ address: '' }).where('address', '<>', '').where('created_at', '<=', before).execute();
}
