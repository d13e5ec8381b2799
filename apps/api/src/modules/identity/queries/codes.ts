import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Codes, DB } from '../../../../db/schema.ts';
import type { ReadDatabase } from '../../../platform/database/kysely.ts';
import type { CodePurpose } from '../domain/one-time-code.ts';
import { prefixOf, type Sending, type SendLimit } from '../domain/send-limits.ts';

/**
 * Serialises the sending of codes until the transaction ends, because parallel requests would exceed the limits
 * together.
 */
export async function lockSending(db: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('souk: sending of codes'))`.execute(db);
}

/** The earliest moment at which another code may be sent; undefined if it may be sent now. */
export async function findSendingAllowedAt(
  db: Kysely<DB>,
  sending: Sending,
  limits: readonly SendLimit[],
  now: Date,
): Promise<Date | undefined> {
  // The limit frees up when the `max`-th latest code leaves its window.
  const reached = limits.flatMap(({ scope, seconds, max }) => {
    const within = scopes[scope](sending);
    if (!within) return [];
    const since = new Date(now.getTime() - seconds * 1000);
    return [
      sql`(select created_at + ${seconds} * interval '1 second' as free_at from codes where ${within} and created_at > ${since}
        order by created_at desc offset ${max - 1} limit 1)`,
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

/** A code that is still valid, for the job that sends it: not one that `validCodes` later ones replaced. */
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

/** Records that the code's destination does not accept messages. */
export function markRefused(db: Kysely<DB>, id: number, now: Date) {
  return db.updateTable('codes').set({ refused_at: now }).where('id', '=', id).execute();
}

type Refused = { purpose: CodePurpose; destination: string; now: Date };

/** Whether the destination refused a code that would still be valid. */
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

type CodeGuess = { purpose: CodePurpose; destination: string; hash: Buffer; maxTries: number; now: Date };

/**
 * The latest two codes are valid, so that a stranger who asks for a code does not void the one that the owner is about
 * to type.
 */
const validCodes = 2;

/** A code that was guessed right; `tried` has the ids of all codes that the guess was compared with. */
export type RedeemedCode = { id: number; person_id: number | null; tried: readonly number[] };

/**
 * Counts a try at the latest codes of that purpose and destination, and marks the one that matches as used. Parallel
 * guesses wait for each other's row locks, so no code is compared with more than `maxTries` guesses.
 */
export async function redeemLatestCode(db: Kysely<DB>, guess: CodeGuess): Promise<RedeemedCode | undefined> {
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
    .where('tries', '<', guess.maxTries)
    .where('expires_at', '>', guess.now)
    .returning(['id', 'person_id', 'used_at'])
    .execute();
  const right = tried.find(({ used_at }) => used_at !== null);
  return right && { id: right.id, person_id: right.person_id, tried: tried.map(({ id }) => id) };
}

/** Makes a redeemed code valid again, for a repeated call with the field that was missing. */
export async function restoreCode(db: Kysely<DB>, { id, tried }: RedeemedCode, until: Date): Promise<void> {
  await db.updateTable('codes').set({ tries: sql`tries - 1` }).where('id', 'in', tried).execute();
  await db
    .updateTable('codes')
    .set({ used_at: null, expires_at: sql`greatest(expires_at, ${until}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}

/** Voids all codes that were sent to this person. The rows remain, because they count against the limits. */
export function voidCodesOf(db: Kysely<DB>, personId: number, now: Date) {
  return db
    .updateTable('codes')
    .set({ used_at: sql`coalesce(used_at, ${now}::timestamptz)`, person_id: null })
    .where('person_id', '=', personId)
    .execute();
}

/** Where the last code of that purpose was sent for this person; undefined if none was sent in the last days. */
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

export function listCodesOf(read: ReadDatabase<DB>, personId: number) {
  return read
    .selectFrom('codes')
    .select(['purpose', 'destination', 'address as network', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

export function deleteCodesBefore(db: Kysely<DB>, before: Date) {
  return db.deleteFrom('codes').where('created_at', '<', before).execute();
}

/** Wrong guesses that are counted together: of one kind, by one subject, such as a network or a person. */
export type Guesser = { kind: 'code' | 'password'; subject: string };

/** Counts a guess, in a window that starts with its first guess and ends after `seconds`. */
export async function countGuess(db: Kysely<DB>, { kind, subject }: Guesser, seconds: number, now: Date) {
  const isOver = sql`guess_counts.since <= ${new Date(now.getTime() - seconds * 1000)}`;
  return db
    .insertInto('guess_counts')
    .values({ kind, subject, count: 1, since: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({
        count: sql`case when ${isOver} then 1 else guess_counts.count + 1 end`,
        since: sql`case when ${isOver} then excluded.since else guess_counts.since end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

export function uncountGuess(db: Kysely<DB>, { kind, subject }: Guesser) {
  return db
    .updateTable('guess_counts')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
}

export function deleteGuessesBefore(db: Kysely<DB>, before: Date) {
  return db.deleteFrom('guess_counts').where('since', '<', before).execute();
}
