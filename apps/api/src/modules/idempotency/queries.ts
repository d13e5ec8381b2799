import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Query, StatementPart } from '../../platform/database/one-statement.ts';

type RequestKey = { personId: number; key: string };

const retentionMilliseconds = 86_400_000;

/** Not free while another transaction holds the key. The lock is held until the commit, so the next holder sees the row of the key. */
export function lockKeyQuery({ personId, key }: RequestKey): Query<{ is_free: boolean }> {
  return sql`select pg_try_advisory_xact_lock(hashtextextended(${`${personId} ${key}`}, 0)) as is_free`;
}

/** Claims a key that is free by the CTE `lock`; no row if it has an answer already. */
export function insertKeyQuery(
  { personId, key, call, bodyHash, now }: RequestKey & { call: string; bodyHash: Buffer; now: Date },
  lock: string,
): Query<{ key: string }> {
  return sql`
    insert into idempotency (person_id, key, call, body_hash, created_at)
    select ${personId}, ${key}, ${call}, ${bodyHash}, ${now} from ${sql.ref(lock)} where is_free
    on conflict (person_id, key) do update set call = excluded.call, body_hash = excluded.body_hash, status = null, answer = null,
      created_at = excluded.created_at where idempotency.created_at <= ${retentionStart(now)}
    returning key`;
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

/** `storeAnswer` as a part of a larger statement; stores nothing if the condition is false. */
export function storedAnswer(
  { personId, key }: RequestKey,
  status: number,
  answer: object,
  condition: RawBuilder<boolean> = sql`true`,
): StatementPart {
  return {
    ctes: sql`stored_answer as (
      update idempotency set status = ${status}, answer = ${JSON.stringify(answer)}::jsonb
      where person_id = ${personId} and key = ${key} and ${condition})`,
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
