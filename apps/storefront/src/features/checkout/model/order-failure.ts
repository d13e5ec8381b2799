import type { CheckoutSummary } from '@souk/contract/checkout';
import { isApiError } from '../../../lib/api/api-error.ts';
import { isRecord } from '../../../lib/api/read-answer.ts';

/**
 * What a failed order means. `changed`: nothing was ordered, the new summary is there to be looked at. `unverified`: the account has to
 * be verified first. `refused`: nothing was ordered. `unknown`: it may have been placed, so the same attempt goes on under its key.
 */
export type OrderFailure =
  | { kind: 'changed'; message: string; summary: CheckoutSummary }
  | { kind: 'unverified'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; message: string; offline: boolean };

export function orderFailure(error: unknown): OrderFailure {
  if (!isApiError(error)) return { kind: 'unknown', message: '', offline: false };
  const { status, data } = error;
  const message = Object.values(error.errors)[0]?.[0] ?? error.said;
  if (status === 409 && isSummary(data)) return { kind: 'changed', message, summary: data };
  if (status === 422 && error.errors.account) return { kind: 'unverified', message };
  // Without a new summary a conflict means that the same order is under way; 429 and 401 say nothing about it either.
  const isSettled = error.kind === 'refused' && ![401, 409, 429].includes(status);
  return isSettled ? { kind: 'refused', message } : { kind: 'unknown', message, offline: error.kind === 'offline' };
}

/** The server validates what it sends; here it only has to be told from an answer without a summary. */
function isSummary(data: unknown): data is CheckoutSummary {
  return isRecord(data) && Array.isArray(data.checkout_items) && isRecord(data.checkout) && Array.isArray(data.changes);
}
