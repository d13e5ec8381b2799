import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { StatementPart } from '../../platform/database/one-statement.ts';

type RequestKey = { personId: number; key: string };

const retentionMilliseconds = 86_400_000;

/**
 * Claims a key in the transaction of its request. `is_free` is false while another transaction holds the key; `is_claimed` is
 * false if an answer is stored. The lock is held until the commit, so the next holder sees the row.
 */
export async function insertKey(
  transaction: Kysely<DB>,
  { personId, key, call, bodyHash, now }: RequestKey & { call: string; bodyHash: Buffer; now: Date },
): Promise<{ is_free: boolean; is_claimed: boolean } | undefined> {
  const { rows } = await sql<{ is_free: boolean; is_claimed: boolean }>`
    with lock as materialized (select pg_try_advisory_xact_lock(hashtextextended(${`${personId} ${key}`}, 0)) as is_free),
    claimed as (
      insert into idempotency (person_id, key, call, body_hash, created_at)
      select ${personId}, ${key}, ${call}, ${bodyHash}, ${now} from lock where is_free
      on conflict (person_id, key) do update set call = excluded.call, body_hash = excluded.body_hash, status = null, answer = null,
        created_at = excluded.created_at where idempotency.created_at <= ${retentionStart(now)}
      returning key)
    select is_free, exists (select from claimed) as is_claimed from lock`.execute(transaction);
  return rows[0];
}

export function getStoredAnswer(transaction: Kysely<DB>, { personId, key }: RequestKey) {
  return transaction
    .selectFrom('idempotency')
    .select(['call', 'body_hash', 'answer'])
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Stores the answer for repetitions of the request. */
export async function storeAnswer(transaction: Kysely<DB>, { personId, key }: RequestKey, status: number, answer: object): Promise<void> {
  await transaction
    .updateTable('idempotency')
    .set({ status, answer: JSON.stringify(answer) })
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .execute();
}

/** `storeAnswer` as a part of a larger statement. */
export function storedAnswer({ personId, key }: RequestKey, status: number, answer: object): StatementPart {
  return {
    ctes: sql`stored_answer as (
      update idempotency set status = ${status}, answer = ${JSON.stringify(answer)}::jsonb where person_id = ${personId} and key = ${key})`,
  };
}

/** Deletes answers that are older than a day. */
export async function deleteOldAnswers(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<=', retentionStart(now)).execute();
}

/** Deletes the stored answers to a person, because they may contain an address. */
export async function deleteAnswers(transaction: Kysely<DB>, personId: number): Promise<void> {
  await transaction.deleteFrom('idempotency').where('person_id', '=', personId).execute();
}

function retentionStart(now: Date): Date {
  return new Date(now.getTime() - retentionMilliseconds);
}
