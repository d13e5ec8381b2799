import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Codes, DB } from '../../../db/schema.ts';
import type { CodePurpose } from './domain/one-time-code.ts';
import { prefixOf, type Sending, type SendLimit } from './domain/send-limits.ts';

/** One sending after the other from here to the end of the transaction: only so do counts hold under parallel requests. */
export async function lockSending(db: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('souk: sending of codes'))`.execute(db);
}

/** The earliest moment at which another code may be sent; undefined where it may be now. */
export async function findSendingAllowedAt(
  db: Kysely<DB>,
  sending: Sending,
  limits: readonly SendLimit[],
  now: Date,
): Promise<Date | undefined> {
  // The code that must have left its window first is the `most`-th latest in it.
  const reached = limits.flatMap(({ scope, seconds, most }) => {
    const within = scopes[scope](sending);
    if (!within) return [];
    const since = new Date(now.getTime() - seconds * 1000);
    return [
      sql`(select created_at + ${seconds} * interval '1 second' as free_at from codes where ${within} and created_at > ${since}
        order by created_at desc offset ${most - 1} limit 1)`,
    ];
  });
  if (reached.length === 0) return undefined;
  const { rows } = await sql<{
    free_at: Date | null;
  }>`select max(free_at) as free_at from (${sql.join(reached, sql` union all `)}) as reached`.execute(db);
  return rows[0]?.free_at ?? undefined;
}

const scopes = {
  'same-purpose': ({ destination, purpose, address }) =>
    sql`destination = ${destination} and purpose = ${purpose} and address = ${address}`,
  'destination-and-address': ({ destination, address }) => sql`destination = ${destination} and address = ${address}`,
  destination: ({ destination, isKnownAddress }) => (isKnownAddress ? undefined : sql`destination = ${destination}`),
  prefix: ({ destination }) => {
    const prefix = prefixOf(destination);
    return prefix === undefined ? undefined : sql`starts_with(destination, ${prefix})`;
  },
  address: ({ address }) => sql`address = ${address}`,
  everyone: () => sql`true`,
} satisfies Record<SendLimit['scope'], (sending: Sending) => RawBuilder<unknown> | undefined>;

export function insertCode(db: Kysely<DB>, code: Insertable<Codes>) {
  return db.insertInto('codes').values(code).returning('id').executeTakeFirstOrThrow();
}

/** A code that can still be used, for the job that sends it: it cannot once there are `validCodes` later ones. */
export function findOpenCode(db: Kysely<DB>, id: number, now: Date) {
  return db
    .selectFrom('codes')
    .select(['purpose', 'destination', 'person_id', 'code_hash', 'created_at'])
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(
      ({ selectFrom }) =>
        sql<boolean>`${selectFrom('codes as later')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('later.destination', '=', 'codes.destination')
          .whereRef('later.purpose', '=', 'codes.purpose')
          .whereRef('later.id', '>', 'codes.id')} < ${validCodes}`,
    )
    .executeTakeFirst();
}

/** Notes that the code's destination does not take messages. */
export function noteRefused(db: Kysely<DB>, id: number, now: Date) {
  return db.updateTable('codes').set({ refused_at: now }).where('id', '=', id).execute();
}

type Arrival = { destination: string; address: string; now: Date };

const daysKnown = 90;

/** Whether the person with that proved number or mail address signed in from that network lately. */
export async function hasSignedInFrom(db: Kysely<DB>, { destination, address, now }: Arrival): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select('sessions.id')
    .where('sessions.network', '=', address)
    .where('sessions.created_at', '>', new Date(now.getTime() - daysKnown * 24 * 3_600_000))
    .where((row) =>
      destination.includes('@')
        ? row.and([sql<boolean>`lower(people.email) = ${destination}`, row('people.email_verified_at', 'is not', null)])
        : row.and([row('people.phone_full', '=', destination), row('people.phone_verified_at', 'is not', null)]),
    )
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

type Refused = { purpose: CodePurpose; destination: string; now: Date };

/** Whether a code that would still be valid could not be sent there. */
export async function hasRefusedCode(db: Kysely<DB>, { purpose, destination, now }: Refused): Promise<boolean> {
  const refused = await db
    .selectFrom('codes')
    .select('id')
    .where('destination', '=', destination)
    .where('purpose', '=', purpose)
    .where('refused_at', 'is not', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return refused !== undefined;
}

type Guess = { purpose: CodePurpose; destination: string; hash: Buffer; mostTries: number; now: Date };

/** A stranger who asks for a code must not void the one that the owner is about to type, so the latest two are valid. */
const validCodes = 2;

/** A code that was guessed right; `tried` names every code that the guess was compared with. */
export type RightCode = { id: number; person_id: number | null; tried: readonly number[] };

/**
 * Counts a try at the latest codes of that purpose and destination, and marks the one that matches as used. Parallel
 * guesses wait for each other's row locks, so no code is compared with more than `mostTries` guesses.
 */
export async function tryLatestCodes(db: Kysely<DB>, guess: Guess): Promise<RightCode | undefined> {
  const latest = await db
    .selectFrom('codes')
    .select('id')
    .where('destination', '=', guess.destination)
    .where('purpose', '=', guess.purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(validCodes)
    .forUpdate()
    .execute();
  if (latest.length === 0) return undefined;
  const tried = await db
    .updateTable('codes')
    .set({ tries: sql`tries + 1`, used_at: sql`case when code_hash = ${guess.hash} then ${guess.now}::timestamptz end` })
    .where(
      'id',
      'in',
      latest.map(({ id }) => id),
    )
    .where('used_at', 'is', null)
    .where('tries', '<', guess.mostTries)
    .where('expires_at', '>', guess.now)
    .returning(['id', 'person_id', 'used_at'])
    .execute();
  const right = tried.find(({ used_at }) => used_at !== null);
  return right && { id: right.id, person_id: right.person_id, tried: tried.map(({ id }) => id) };
}

/** Makes a code that was guessed right valid again, for the call that repeats it with what was missing. */
export async function restoreCode(db: Kysely<DB>, { id, tried }: RightCode, until: Date): Promise<void> {
  await db.updateTable('codes').set({ tries: sql`tries - 1` }).where('id', 'in', tried).execute();
  await db
    .updateTable('codes')
    .set({ used_at: null, expires_at: sql`greatest(expires_at, ${until}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}

/** No code that was sent to this person is good for anything any more. That they were sent still counts against the limits. */
export function voidCodesOf(db: Kysely<DB>, personId: number, now: Date) {
  return db
    .updateTable('codes')
    .set({ used_at: sql`coalesce(used_at, ${now}::timestamptz)`, person_id: null })
    .where('person_id', '=', personId)
    .execute();
}

export function deleteCodesBefore(db: Kysely<DB>, before: Date) {
  return db.deleteFrom('codes').where('created_at', '<', before).execute();
}
