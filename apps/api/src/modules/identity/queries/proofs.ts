import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { PhoneNumber } from '../phone-number.ts';
import type { Read } from './accounts.ts';

export function findProvedPhone(db: Kysely<DB>, full: string) {
  return db
    .selectFrom('people')
    .select('id')
    .where('phone_full', '=', full)
    .where('phone_verified_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** Removes the number from every other account that never verified it. */
export function releasePhone(db: Kysely<DB>, full: string, personId: number | null) {
  return db
    .updateTable('people')
    .set({ phone: null, phone_code: null, phone_full: null })
    .where('phone_full', '=', full)
    .where('phone_verified_at', 'is', null)
    .where((people) => (personId === null ? sql<boolean>`true` : people('id', '!=', personId)))
    .execute();
}

/** Removes the mail address from every other account that never verified it. */
export function releaseEmail(db: Kysely<DB>, email: string, personId: number | null) {
  return db
    .updateTable('people')
    .set({ email: null })
    .where(sql`lower(email)`, '=', email)
    .where('email_verified_at', 'is', null)
    .where((people) => (personId === null ? sql<boolean>`true` : people('id', '!=', personId)))
    .execute();
}

type Proof = { personId: number; now: Date };

export function updateProvedPhone(db: Kysely<DB>, { national, code, full }: PhoneNumber, { personId, now }: Proof) {
  return db
    .updateTable('people')
    .set({ phone: national, phone_code: code, phone_full: full, phone_verified_at: now })
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .execute();
}

export function updateProvedEmail(db: Kysely<DB>, email: string, { personId, now }: Proof) {
  return db
    .updateTable('people')
    .set({ email, email_verified_at: now })
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .execute();
}

/**
 * Marks the person's own number as verified. Returns undefined if they have another number, or if it is verified
 * already.
 */
export function markPhoneProved(db: Kysely<DB>, full: string, { personId, now }: Proof) {
  return db
    .updateTable('people')
    .set({ phone_verified_at: now })
    .where('id', '=', personId)
    .where('phone_full', '=', full)
    .where('phone_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/** The person's number and mail address, and which of them are proved to be theirs. */
export async function getContact(read: Read, id: number) {
  const { phone_full, phone_verified_at, email, email_verified_at } = await read
    .selectFrom('people')
    .select(['phone_full', 'phone_verified_at', 'email', 'email_verified_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const proved_phone = phone_verified_at && phone_full;
  const proved_email = email_verified_at && email ? { address: email.toLowerCase(), since: email_verified_at } : null;
  const proved = [proved_phone, proved_email?.address].filter(Boolean);
  return { phone_full, is_verified: proved.length > 0, proved, proved_phone, proved_email };
}

/** The verified number and mail address of a person, which identify what they sent without being signed in. */
export type ProvedAddresses = {
  /** Digits only: the full number and, for a number of the default country, the national one. */
  phones: string[];
  /** In lower case. */
  email: string | null;
};

export async function getProvedAddresses(read: ReadDatabase<DB>, personId: number): Promise<ProvedAddresses> {
  const { rows } = await sql<{ whole: string | null; local: string | null; email: string | null }>`
    select case when p.phone_verified_at is not null then p.phone_full end as whole,
      case when p.phone_verified_at is not null and p.phone_code = s.default_phone_code then p.phone end as local,
      case when p.email_verified_at is not null then lower(p.email) end as email
    from people p cross join settings s where p.id = ${personId}`.execute(read);
  const [{ whole, local, email } = { whole: null, local: null, email: null }] = rows;
  return { phones: [whole, local].filter((number) => number !== null), email };
}
