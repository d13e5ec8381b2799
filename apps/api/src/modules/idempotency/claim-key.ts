import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { conflict, invalid } from '../../platform/http/problem.ts';

/** A request that may be sent again: whose, under which key, for which call, with what body. */
export type KeyedRequest = { personId: number; key: string; call: string; body: unknown; now: Date };

const secondsKept = 86_400;

/**
 * Claims a key in the transaction of its request: null if the request is new, otherwise the first one's answer. Refused while
 * the first is under way, and for another call or body. What the transaction refuses leaves the key free.
 */
export async function claimKey(transaction: Kysely<DB>, request: KeyedRequest): Promise<{ answer: unknown } | null> {
  const { personId, key, call, now } = request;
  const bodyHash = hashOf(request.body);
  // Whoever holds the lock sees the row of everyone who held it before, for it is theirs until they have committed.
  const { rows } = await sql<{ is_free: boolean; is_claimed: boolean }>`
    with lock as materialized (select pg_try_advisory_xact_lock(hashtextextended(${`${personId} ${key}`}, 0)) as is_free),
    claimed as (
      insert into idempotency (person_id, key, call, body_hash, created_at)
      select ${personId}, ${key}, ${call}, ${bodyHash}, ${now} from lock where is_free
      on conflict (person_id, key) do update set call = excluded.call, body_hash = excluded.body_hash, status = null, answer = null,
        created_at = excluded.created_at where idempotency.created_at <= ${before(now)}
      returning key)
    select is_free, exists (select from claimed) as is_claimed from lock`.execute(transaction);
  if (!rows[0]?.is_free) throw conflict('This request is under way already');
  if (rows[0].is_claimed) return null;
  const known = await transaction
    .selectFrom('idempotency')
    .select(['call', 'body_hash', 'answer'])
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (known.call !== call || !known.body_hash.equals(bodyHash)) throw invalid('idempotency-key', 'This key was used for another request');
  return { answer: known.answer };
}

/** Keeps the answer for whoever sends the same request again. */
export async function storeAnswer(transaction: Kysely<DB>, { personId, key }: KeyedRequest, status: number, answer: object): Promise<void> {
  await transaction
    .updateTable('idempotency')
    .set({ status, answer: JSON.stringify(answer) })
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .execute();
}

/** Forgets the answers of a day ago. */
export async function forgetAnswers(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<=', before(now)).execute();
}

function before(now: Date): Date {
  return new Date(now.getTime() - secondsKept * 1000);
}

function hashOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}
