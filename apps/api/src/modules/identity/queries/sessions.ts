import type { Audience } from '@souk/contract/endpoint';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB, Sessions } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';

export function insertSession(db: Kysely<DB>, session: Insertable<Sessions>): Promise<{ id: number }> {
  return db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
}

/** The session with that token, if it is valid and its person is neither erased nor blocked. */
export function findSession(db: Kysely<DB>, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['sessions.id', 'sessions.person_id', 'sessions.audience', 'sessions.last_used_at', 'sessions.expires_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('people.erased_at', 'is', null)
    .where('people.blocked_at', 'is', null)
    .executeTakeFirst();
}

export async function updateLastUsed(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** A person's valid sessions, last used first. */
export function listSessions(read: ReadDatabase<DB>, personId: number, now: Date) {
  return read
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The ids of a person's valid sessions, last used first. */
export async function listOpenSessions(db: Kysely<DB>, personId: number, { now, max }: { now: Date; max: number }): Promise<number[]> {
  const rows = await openSessions(db, personId, now).limit(max).execute();
  return rows.map(({ id }) => id);
}

/** All sessions of a person, also the ended ones that are not deleted yet. */
export function listAllSessions(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('sessions')
    .select(['device', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

type SignInPlace = { destination: string; address: string; now: Date };

const knownAddressDays = 90;

/** Whether the person who verified that number or mail address signed in from that network in the last 90 days. */
export async function hasSignedInFrom(db: Kysely<DB>, { destination, address, now }: SignInPlace): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select('sessions.id')
    .where('sessions.network', '=', address)
    .where('sessions.created_at', '>', new Date(now.getTime() - knownAddressDays * 24 * 3_600_000))
    .where((row) =>
      destination.includes('@')
        ? row.and([sql<boolean>`lower(people.email) = ${destination}`, row('people.email_verified_at', 'is not', null)])
        : row.and([row('people.phone_full', '=', destination), row('people.phone_verified_at', 'is not', null)]),
    )
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

export function revokeSession(db: Kysely<DB>, id: number, now: Date) {
  return db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute();
}

/** Revokes a session if it is the person's own. Returns false if there is none. */
export async function revokeOwnSession(
  db: Kysely<DB>,
  { id, personId, now }: { id: number; personId: number; now: Date },
): Promise<boolean> {
  const revoked = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

export function revokeSessionsOf(db: Kysely<DB>, personId: number, now: Date) {
  return revocation(db, personId, now).execute();
}

/** Revokes a person's sessions of one audience. */
export function revokeSessionsFor(db: Kysely<DB>, audience: Audience, { personId, now }: { personId: number; now: Date }) {
  return revocation(db, personId, now).where('audience', '=', audience).execute();
}

type OtherSessions = {
  currentId: number;
  personId: number;
  now: Date;
  /** Without one, also those of the other panel and of the storefront. */
  audience?: Audience;
};

/** Revokes all of the person's sessions but the current one. */
export function revokeOtherSessions(db: Kysely<DB>, { currentId, personId, now, audience }: OtherSessions) {
  const others = revocation(db, personId, now).where('id', '!=', currentId);
  return (audience === undefined ? others : others.where('audience', '=', audience)).execute();
}

/** Revokes the person's open sessions; callers narrow it. */
function revocation(db: Kysely<DB>, personId: number, now: Date) {
  return db.updateTable('sessions').set({ revoked_at: now }).where('person_id', '=', personId).where('revoked_at', 'is', null);
}

/** Revokes a person's sessions but for the `max` last used. */
export function revokeSessionsBeyond(db: Kysely<DB>, personId: number, { max, now }: { max: number; now: Date }) {
  const beyond = openSessions(db, personId, now).offset(max);
  return db.updateTable('sessions').set({ revoked_at: now }).where('id', 'in', beyond).execute();
}

/** Deletes sessions that expired or were revoked before that moment. */
export async function deleteEndedSessions(db: Kysely<DB>, before: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<', before), row('revoked_at', '<', before)]))
    .execute();
}

function openSessions(db: Kysely<DB>, personId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc');
}
