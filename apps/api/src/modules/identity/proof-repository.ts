import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { CodePurpose } from './domain/one-time-code.ts';
import type { PhoneNumber } from './phone-number.ts';

/** Where a code of that purpose was sent for this person the last time; undefined where none was in the last days. */
export function findLastDestination(db: Kysely<DB>, personId: number, purpose: CodePurpose) {
  return db
    .selectFrom('codes')
    .select('destination')
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findProvedPhone(db: Kysely<DB>, full: string) {
  return db
    .selectFrom('people')
    .select('id')
    .where('phone_full', '=', full)
    .where('phone_verified_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** The number is no longer that of anybody else who only wrote it down. */
export function releasePhone(db: Kysely<DB>, full: string, personId: number | null) {
  return db
    .updateTable('people')
    .set({ phone: null, phone_code: null, phone_full: null })
    .where('phone_full', '=', full)
    .where('phone_verified_at', 'is', null)
    .where((people) => (personId === null ? sql<boolean>`true` : people('id', '!=', personId)))
    .execute();
}

/** The same for a mail address. */
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

/** Notes the first proof of the number that the person has; undefined where they have another, or it was proved before. */
export function noteProvedPhone(db: Kysely<DB>, full: string, { personId, now }: Proof) {
  return db
    .updateTable('people')
    .set({ phone_verified_at: now })
    .where('id', '=', personId)
    .where('phone_full', '=', full)
    .where('phone_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

/**
 * Removes who registered with a mail address alone and never proved it. A session of so young an account would still be there, so who
 * has none has never been in and left nothing behind.
 */
export function deleteUnproved(db: Kysely<DB>, { after, before }: { after: Date; before: Date }) {
  return db
    .deleteFrom('people')
    .where('created_at', '>', after)
    .where('created_at', '<', before)
    .where('phone_full', 'is', null)
    .where('email_verified_at', 'is', null)
    .where('erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('sessions').select('id').whereRef('person_id', '=', 'people.id'))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('identities').select('subject').whereRef('person_id', '=', 'people.id'))))
    .execute();
}
