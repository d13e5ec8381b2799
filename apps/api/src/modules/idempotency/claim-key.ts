import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { conflict, invalid } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Query, readTogether } from '../../platform/database/one-statement.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { deleteOldAnswers, getStoredAnswer, insertKeyQuery, lockKeyQuery } from './queries.ts';

/** A request with an idempotency key, which may be sent again. */
export type KeyedRequest = { personId: number; key: string; call: string; body: unknown; now: Date };

/**
 * Claims a key in the transaction of its request. Returns null for a new request and the first answer for a repeated one; refused
 * while the first request runs, and for another call or body. A rollback releases the key.
 */
export async function claimKey(transaction: Kysely<DB>, request: KeyedRequest): Promise<{ answer: unknown } | null> {
  return answerOfClaim(transaction, request, await readTogether<Claim>(transaction, claimQueries(request)));
}

export type Claim = { key_lock: { is_free: boolean }; claimed_key: { key: string } };

/** `claimKey` as a part of a larger statement: `claimed_key` has a row for a new request. */
export function claimQueries(request: KeyedRequest): { [Name in keyof Claim]: Query<Claim[Name]> } {
  return { key_lock: lockKeyQuery(request), claimed_key: insertKeyQuery({ ...request, bodyHash: hashOf(request.body) }, 'key_lock') };
}

/** The result of `claimKey`, where its queries ran in a larger statement. */
export async function answerOfClaim(
  transaction: Kysely<DB>,
  { personId, key, call, body }: KeyedRequest,
  claim: { [Name in keyof Claim]: Claim[Name][] },
): Promise<{ answer: unknown } | null> {
  if (!claim.key_lock.some(({ is_free }) => is_free)) throw conflict('This request is already being processed');
  if (claim.claimed_key.length > 0) return null;
  const known = await getStoredAnswer(transaction, { personId, key });
  if (known.call !== call || !known.body_hash.equals(hashOf(body)))
    throw invalid('idempotency-key', 'This key was already used for another request');
  return { answer: known.answer };
}

function hashOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}

export function deleteOldAnswersJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({ name: 'forget-answers', payload: z.object({}), cron: '23 * * * *', run: () => deleteOldAnswers(db, clock.now()) });
}
