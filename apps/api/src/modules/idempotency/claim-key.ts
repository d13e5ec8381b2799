import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { conflict, invalid } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type AnyJob, defineJob } from '../../platform/jobs/define-job.ts';
import { deleteOldAnswers, getStoredAnswer, insertKey } from './queries.ts';

/** A request with an idempotency key, which may be sent again. */
export type KeyedRequest = { personId: number; key: string; call: string; body: unknown; now: Date };

/**
 * Claims a key in the transaction of its request. Returns null for a new request and the first answer for a repeated one; refused
 * while the first request runs, and for another call or body. A rollback releases the key.
 */
export async function claimKey(transaction: Kysely<DB>, request: KeyedRequest): Promise<{ answer: unknown } | null> {
  const { personId, key, call, now } = request;
  const bodyHash = hashOf(request.body);
  const claim = await insertKey(transaction, { personId, key, call, bodyHash, now });
  if (!claim?.is_free) throw conflict('This request is already being processed');
  if (claim.is_claimed) return null;
  const known = await getStoredAnswer(transaction, { personId, key });
  if (known.call !== call || !known.body_hash.equals(bodyHash))
    throw invalid('idempotency-key', 'This key was already used for another request');
  return { answer: known.answer };
}

function hashOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}

export function deleteOldAnswersJob({ db, clock }: { db: Kysely<DB>; clock: Clock }): AnyJob {
  return defineJob({ name: 'forget-answers', payload: z.object({}), cron: '23 * * * *', run: () => deleteOldAnswers(db, clock.now()) });
}
