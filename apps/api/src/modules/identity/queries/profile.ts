import { type Kysely, sql, type Updateable } from 'kysely';
import type { DB, People } from '../../../../db/schema.ts';
import { notSignedIn } from '../../../platform/app-error.ts';
import type { StatementPart } from '../../../platform/database/one-statement.ts';
import type { Read } from './accounts.ts';

/** Locks the row until the transaction ends. */
export function lockProfile(db: Kysely<DB>, personId: number) {
  return db
    .selectFrom('people')
    .select(['email', 'email_verified_at', 'profile_picture_id', 'password_hash'])
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notSignedIn);
}

export function updatePerson(db: Kysely<DB>, personId: number, fields: Updateable<People>) {
  return db.updateTable('people').set(fields).where('id', '=', personId).execute();
}

export function findCountryByName(read: Read, name: string) {
  return read.selectFrom('countries').select('id').where(sql`lower(name)`, '=', name.toLowerCase()).executeTakeFirst();
}

export type PersonRow = Awaited<ReturnType<typeof getPerson>>;

export function getPerson(read: Read, id: number) {
  return read
    .selectFrom('people')
    .leftJoin('countries', 'countries.id', 'people.country_id')
    .leftJoin('pictures', 'pictures.id', 'people.profile_picture_id')
    .select(['people.id', 'people.name', 'people.phone', 'people.phone_code', 'people.phone_full', 'people.phone_verified_at'])
    .select(['people.email', 'people.email_verified_at', 'people.gender', 'people.date_of_birth'])
    .select(['countries.name as country', 'pictures.key as picture_key', 'pictures.width as picture_width'])
    .where('people.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Locks a person until the transaction ends, so that what they may do only once is done once. */
export async function lockPerson(transaction: Kysely<DB>, personId: number): Promise<void> {
  const person = await transaction
    .selectFrom('people')
    .select('id')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw notSignedIn();
}

/** The person's name, locked against erasure, which would otherwise miss the copy that the transaction stores. */
export async function lockName(transaction: Kysely<DB>, personId: number): Promise<string> {
  const { name } = await transaction
    .selectFrom('people')
    .select('name')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirstOrThrow(notSignedIn);
  return name;
}

/** Stores the language of the person's last action, in which later messages are written. */
export async function updateLocale(transaction: Kysely<DB>, personId: number, locale: string): Promise<void> {
  await transaction.updateTable('people').set({ locale }).where('id', '=', personId).where('locale', '!=', locale).execute();
}

/** `updateLocale` as a part of a larger statement. */
export function updatedLocale(personId: number, locale: string): StatementPart {
  return { ctes: sql`updated_locale as (update people set locale = ${locale} where id = ${personId})` };
}

/** The part of a profile that only the person's own data export shows. */
export function getExportedProfile(read: Read, personId: number) {
  return read
    .selectFrom('people')
    .select(['locale', 'message_medium', 'cart_reminders', 'created_at'])
    .select((people) => people('password_hash', 'is not', null).as('has_password'))
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
}

export async function updateNameAndCountry(
  transaction: Kysely<DB>,
  personId: number,
  fields: { name: string; country_id: number | null },
): Promise<void> {
  await transaction.updateTable('people').set(fields).where('id', '=', personId).execute();
}

/** The country with that phone code; undefined if several share it. */
export async function findOnlyCountry(read: Read, phoneCode: string): Promise<{ id: number } | undefined> {
  const countries = await read.selectFrom('countries').select('id').where('phone_code', '=', phoneCode).limit(2).execute();
  return countries.length === 1 ? countries[0] : undefined;
}
