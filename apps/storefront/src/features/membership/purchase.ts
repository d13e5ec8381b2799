import { isApiError } from '@souk/client/api/api-error.ts';
import { createAttemptStore, firstMessage, type UnknownOutcome, unknownOutcome } from '@souk/client/api/idempotent-request.ts';
import { randomKey } from '@souk/client/random-key.ts';
import type { TextStorage } from '@souk/client/stores/persisted-store.ts';
import { isNumber, isText, recordOf } from '@souk/client/stores/stored-shape.ts';

/** The plan to buy and the payment method. */
export type Purchase = { plan_id: number; method: string };

const attempts = createAttemptStore('souk.plan', recordOf({ key: isText, plan_id: isNumber, method: isText }));

/** The idempotency key of a purchase: the same until the server has settled it. */
export function purchaseKey(storage: TextStorage, { plan_id, method }: Purchase, newKey: () => string = randomKey): string {
  const open = attempts.read(storage);
  if (open?.plan_id === plan_id && open.method === method) return open.key;
  const key = newKey();
  attempts.write(storage, { key, plan_id, method });
  return key;
}

export const clearPurchase = attempts.clear;

/**
 * The outcome of a failed purchase. `refused`: nothing was bought. `conflict`: an earlier attempt may be in progress.
 * `unknown`: the plan may have been bought. After the last two the next attempt uses the same key.
 */
export type PurchaseFailure = { kind: 'refused' | 'conflict'; message: string } | UnknownOutcome | { kind: 'signed-out' };

export function purchaseFailure(error: unknown): PurchaseFailure {
  if (!isApiError(error)) return unknownOutcome(error);
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.kind !== 'refused' || error.status === 429) return unknownOutcome(error);
  return { kind: error.status === 409 ? 'conflict' : 'refused', message: firstMessage(error) };
}
