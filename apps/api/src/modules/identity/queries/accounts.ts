import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, People } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { PhoneNumber } from '../phone-number.ts';

export type Read = ReadDatabase<DB>;

export function getSignInSettings(read: Read) {
  return read
    .selectFrom('settings')
    .select(['app_name', 'app_locale', 'otp_length', 'phone_min_length', 'phone_max_length', 'default_phone_code', 'social_auths'])
    .select(['phone_required', 'register_otp_verify', 'register_otp_type'])
    .executeTakeFirstOrThrow();
}

/** A person to whom a code may be sent. */
export type Candidate = Pick<
  Selectable<People>,
  'id' | 'phone' | 'phone_full' | 'phone_verified_at' | 'email' | 'email_verified_at' | 'locale'
>;

const candidateColumns = ['id', 'phone', 'phone_full', 'phone_verified_at', 'email', 'email_verified_at', 'locale'] as const;
/** One national number may exist in many countries. */
const maxCandidates = 10;

/** People with one of the full numbers first, then those with the same national digits. */
export function listPeopleByPhone(read: Read, fulls: readonly string[], national: string | undefined): Promise<Candidate[]> {
  return read
    .selectFrom('people')
    .select(candidateColumns)
    .where('erased_at', 'is', null)
    .where((people) => people.or([people('phone_full', 'in', fulls), ...(national === undefined ? [] : [people('phone', '=', national)])]))
    .orderBy((people) => people('phone_full', 'in', fulls), 'desc')
    .orderBy('id')
    .limit(maxCandidates)
    .execute();
}

/** An unverified mail address finds nobody: anyone can type it into a form. */
export function findPersonByVerifiedEmail(read: Read, email: string): Promise<Candidate | undefined> {
  return read
    .selectFrom('people')
    .select(candidateColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Locks the account that has the number. `was_entered`: somebody has signed in to it; `has_other_proof`: it is verified
 * by other means.
 */
export function lockPhoneHolder(db: Kysely<DB>, full: string) {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'country_id', 'phone_verified_at'])
    .select(
      sql<boolean>`people.email_verified_at is not null or exists (select from identities where person_id = people.id)`.as(
        'has_other_proof',
      ),
    )
    .select(sql<boolean>`exists (select from sessions where person_id = people.id)`.as('was_entered'))
    .where('phone_full', '=', full)
    .where('erased_at', 'is', null)
    .forUpdate('people')
    .executeTakeFirst();
}

export type NewPerson = Pick<Selectable<People>, 'name' | 'phone' | 'phone_code' | 'phone_full' | 'country_id' | 'locale'>;

/**
 * Inserts the person, or overwrites an account with the same number that nobody ever verified or signed in to.
 * Returns undefined if the number's account is in use.
 */
export function upsertUnverified(db: Kysely<DB>, person: NewPerson, now: Date): Promise<{ id: number; locale: string } | undefined> {
  return db
    .insertInto('people')
    .values({ ...person, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('phone_full')
        .doUpdateSet(person)
        .where('people.phone_verified_at', 'is', null)
        .where('people.email_verified_at', 'is', null)
        .where('people.erased_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('sessions').select('id').whereRef('sessions.person_id', '=', 'people.id'))),
        ),
    )
    .returning(['id', 'locale'])
    .executeTakeFirst();
}

type NewAccount = { name: string; email: string | null; locale: string; now: Date };

/** Inserts an account whose mail address, if any, is verified. Returns undefined if another account has the address. */
export function insertAccount(db: Kysely<DB>, { name, email, locale, now }: NewAccount): Promise<{ id: number } | undefined> {
  return db
    .insertInto('people')
    .values({ name, email, locale, email_verified_at: email === null ? null : now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

type NewPhoneAccount = { name: string; phone: PhoneNumber; locale: string; country_id: number | null; now: Date };

/** Inserts an account with a verified number. Returns undefined if another account has the number. */
export function insertPhoneAccount(
  db: Kysely<DB>,
  { name, phone, locale, country_id, now }: NewPhoneAccount,
): Promise<{ id: number } | undefined> {
  return db
    .insertInto('people')
    .values({
      name,
      phone: phone.national,
      phone_code: phone.code,
      phone_full: phone.full,
      phone_verified_at: now,
      locale,
      created_at: now,
      country_id,
    })
    .onConflict((conflict) => conflict.column('phone_full').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Stores the language of a person who signs in, and locks the row until the transaction ends. */
export function updateSignInLocale(db: Kysely<DB>, id: number, locale: string) {
  return db
    .updateTable('people')
    .set({ locale })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning('blocked_at')
    .executeTakeFirst();
}

/**
 * Deletes accounts that were registered with a mail address alone and never verified. Sessions are retained for longer
 * than these accounts, so an account without one was never used and has no other rows.
 */
export function deleteUnverified(db: Kysely<DB>, { after, before }: { after: Date; before: Date }) {
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

/** Locks a person against every change, foreign keys included. Returns false if the person is erased already. */
export async function lockForErasure(transaction: Kysely<DB>, personId: number): Promise<boolean> {
  const person = await transaction
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return person !== undefined;
}

/**
 * Deletes every way to sign in, and clears the profile but for the name and the number. Returns the id of the profile
 * picture.
 */
export async function clearPerson(transaction: Kysely<DB>, personId: number): Promise<number | null> {
  for (const table of ['sessions', 'identities', 'password_reset_tokens'] as const) {
    await transaction.deleteFrom(table).where('person_id', '=', personId).execute();
  }
  const { profile_picture_id } = await transaction
    .selectFrom('people')
    .select('profile_picture_id')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  await transaction.updateTable('people').set(clearedProfile).where('id', '=', personId).execute();
  return profile_picture_id;
}

const clearedProfile = {
  email: null,
  email_verified_at: null,
  password_hash: null,
  profile_picture_id: null,
  gender: null,
  date_of_birth: null,
  country_id: null,
  message_medium: null,
  cart_reminders: false,
} as const;

/** Clears the name and the number, so that the number can be registered again. */
export async function markErased(transaction: Kysely<DB>, personId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('people')
    .set({ name: '', phone: null, phone_code: null, phone_full: null, phone_verified_at: null, erased_at: now })
    .where('id', '=', personId)
    .execute();
}
