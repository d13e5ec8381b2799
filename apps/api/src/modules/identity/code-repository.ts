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
  'same-purpose': ({ destination, purpose }) => sql`destination = ${destination} and purpose = ${purpose}`,
  destination: ({ destination }) => sql`destination = ${destination}`,
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

/** A code that can still be used, for the job that sends it: once there is a later one, it cannot. */
export function findOpenCode(db: Kysely<DB>, id: number, now: Date) {
  return db
    .selectFrom('codes')
    .select(['purpose', 'destination', 'person_id', 'code_hash', 'created_at'])
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('codes as later')
            .select('later.id')
            .whereRef('later.destination', '=', 'codes.destination')
            .whereRef('later.purpose', '=', 'codes.purpose')
            .whereRef('later.id', '>', 'codes.id'),
        ),
      ),
    )
    .executeTakeFirst();
}

/** Notes that the code's destination does not take messages. */
export function noteRefused(db: Kysely<DB>, id: number, now: Date) {
  return db.updateTable('codes').set({ refused_at: now }).where('id', '=', id).execute();
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

/**
 * Counts a try at the latest code of that purpose and destination, and uses it up if the guess is right. One statement:
 * guesses that come at once wait for each other's row, so no more than `mostTries` are ever looked at.
 */
export async function tryLatestCode(db: Kysely<DB>, guess: Guess): Promise<{ person_id: number | null } | undefined> {
  const latest = db
    .selectFrom('codes')
    .select('id')
    .where('destination', '=', guess.destination)
    .where('purpose', '=', guess.purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const tried = await db
    .updateTable('codes')
    .set({ tries: sql`tries + 1`, used_at: sql`case when code_hash = ${guess.hash} then ${guess.now}::timestamptz end` })
    .where('id', '=', latest)
    .where('used_at', 'is', null)
    .where('tries', '<', guess.mostTries)
    .where('expires_at', '>', guess.now)
    .returning(['person_id', 'used_at'])
    .executeTakeFirst();
  return tried?.used_at ? { person_id: tried.person_id } : undefined;
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
