import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, People } from '../../../db/schema.ts';
import type { SocialName } from '../../integrations/social/social-provider.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

type Read = ReadDatabase<DB>;

export function getSignInSettings(read: Read) {
  return read
    .selectFrom('settings')
    .select(['app_name', 'otp_length', 'phone_min_length', 'phone_max_length', 'default_phone_code', 'social_auths'])
    .select(['phone_required', 'register_otp_verify', 'register_otp_type'])
    .executeTakeFirstOrThrow();
}

/** Whom a code could be meant for. */
export type Candidate = Pick<
  Selectable<People>,
  'id' | 'phone' | 'phone_full' | 'phone_verified_at' | 'email' | 'email_verified_at' | 'locale'
>;

const candidateColumns = ['id', 'phone', 'phone_full', 'phone_verified_at', 'email', 'email_verified_at', 'locale'] as const;
/** More people with one national number in so many countries are not looked at. */
const mostCandidates = 10;

/** Those with one of the whole numbers first, then those with the same national digits. */
export function listPeopleByPhone(read: Read, fulls: readonly string[], national: string | undefined): Promise<Candidate[]> {
  return read
    .selectFrom('people')
    .select(candidateColumns)
    .where('erased_at', 'is', null)
    .where((people) => people.or([people('phone_full', 'in', fulls), ...(national === undefined ? [] : [people('phone', '=', national)])]))
    .orderBy((people) => people('phone_full', 'in', fulls), 'desc')
    .orderBy('id')
    .limit(mostCandidates)
    .execute();
}

/** By a mail address that the person has proved to be theirs; one that was only written in a form finds nobody. */
export function findPersonByVerifiedEmail(read: Read, email: string): Promise<Candidate | undefined> {
  return read
    .selectFrom('people')
    .select(candidateColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** How somebody can be reached, and what of it they have proved to be theirs. */
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

export function findCountryByName(read: Read, name: string) {
  return read.selectFrom('countries').select('id').where(sql`lower(name)`, '=', name.toLowerCase()).executeTakeFirst();
}

export type NewPerson = Pick<Selectable<People>, 'name' | 'phone' | 'phone_code' | 'phone_full' | 'country_id' | 'locale'>;

/** Inserts the person, or rewrites one who has the number but never proved anything nor came in; undefined where somebody has. */
export function insertOrRewriteUnverified(
  db: Kysely<DB>,
  person: NewPerson,
  now: Date,
): Promise<{ id: number; locale: string } | undefined> {
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

/** Notes the language of who signs in; the row stays locked until the transaction ends. */
export function updateArrivingPerson(db: Kysely<DB>, id: number, locale: string) {
  return db
    .updateTable('people')
    .set({ locale })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning('blocked_at')
    .executeTakeFirst();
}

export function findIdentity(db: Kysely<DB>, provider: SocialName, subject: string) {
  return db.selectFrom('identities').select('person_id').where('provider', '=', provider).where('subject', '=', subject).executeTakeFirst();
}

/** Two first sign-ins of one identity at once come one after the other. */
export async function lockIdentity(db: Kysely<DB>, provider: SocialName, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`souk: identity ${provider} ${subject}`}))`.execute(db);
}

type Newcomer = { name: string; email: string | null; locale: string; now: Date };

/** Undefined where somebody else has the mail address. */
export function insertNewcomer(db: Kysely<DB>, { name, email, locale, now }: Newcomer): Promise<{ id: number } | undefined> {
  return db
    .insertInto('people')
    .values({ name, email, locale, email_verified_at: email === null ? null : now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function insertIdentity(db: Kysely<DB>, identity: { provider: SocialName; subject: string; person_id: number }) {
  return db.insertInto('identities').values(identity).execute();
}

export function updatePassword(db: Kysely<DB>, id: number, passwordHash: string) {
  return db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', id).where('erased_at', 'is', null).execute();
}

export type PersonRow = Awaited<ReturnType<typeof getPerson>>;

/** Everything that the person's own pages show of them. */
export function getPerson(read: Read, id: number) {
  return read
    .selectFrom('people')
    .leftJoin('countries', 'countries.id', 'people.country_id')
    .leftJoin('pictures', 'pictures.id', 'people.profile_picture_id')
    .select(['people.id', 'people.name', 'people.phone', 'people.phone_code', 'people.phone_verified_at'])
    .select(['people.email', 'people.email_verified_at', 'people.gender', 'people.date_of_birth'])
    .select(['countries.name as country', 'pictures.key as picture_key', 'pictures.width as picture_width'])
    .where('people.id', '=', id)
    .executeTakeFirstOrThrow();
}
