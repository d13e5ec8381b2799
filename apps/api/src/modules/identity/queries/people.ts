import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import { escapeLike } from '../../../platform/text/search-text.ts';

type Read = ReadDatabase<DB>;

const columns = [
  'id',
  'name',
  'phone_full',
  'phone_verified_at',
  'email',
  'email_verified_at',
  'locale',
  'created_at',
  'blocked_at',
  'erased_at',
] as const;

export type PeopleSearch = {
  words: string | undefined;
  isBlocked: boolean;
  /** Only people to whom a message could not be delivered since then. */
  undeliveredSince?: Date | undefined;
  /** Only people with a smaller id. */
  beforeId?: number | undefined;
};

/** A page of the people with the words in their name, number or mail address, newest first. */
export function listNames(read: Read, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  return read
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
}

export function listPeople(read: Read, search: PeopleSearch, { limit, offset }: { limit: number; offset: number }) {
  return read.selectFrom('people').select(columns).where(matching(search)).orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

export async function countPeople(read: Read, search: PeopleSearch): Promise<number> {
  const { count } = await read
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matching(search))
    .executeTakeFirstOrThrow();
  return count;
}

function matching({ words, isBlocked, undeliveredSince, beforeId }: PeopleSearch) {
  const digits = words?.replaceAll(/[^0-9]/g, '') ?? '';
  const pattern = `%${escapeLike(words ?? '')}%`;
  const hasWords = sql<boolean>`(name ilike ${pattern} or email ilike ${pattern} or ${digits} <> '' and phone_full like '%' || ${digits} || '%')`;
  return sql<boolean>`${words === undefined ? sql`true` : hasWords} and ${isBlocked ? sql`blocked_at is not null` : sql`true`}
    and ${undeliveredSince ? sql`id in (select person_id from messages where status in ('refused', 'given-up') and settled_at >= ${undeliveredSince})` : sql`true`}
    and ${beforeId === undefined ? sql`true` : sql`id < ${beforeId}`}`;
}

export function findPersonById(read: Read, id: number) {
  return read.selectFrom('people').select(columns).where('id', '=', id).executeTakeFirst();
}

export function findPersonByPhone(read: Read, full: string) {
  return read.selectFrom('people').select(columns).where('phone_full', '=', full).executeTakeFirst();
}

/** The person who verified the mail address, or else the first who entered it. */
export function findPersonByEmail(read: Read, email: string) {
  return read
    .selectFrom('people')
    .select(columns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('email_verified_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .executeTakeFirst();
}

export async function updateBlocked(db: Kysely<DB>, id: number, blockedAt: Date | null): Promise<void> {
  await db.updateTable('people').set({ blocked_at: blockedAt }).where('id', '=', id).execute();
}
