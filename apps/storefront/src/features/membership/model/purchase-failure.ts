import { isApiError } from '../../../lib/api/api-error.ts';

/**
 * What a failed purchase means. `refused`: nothing was bought, and that is settled. `conflict`: the server says why, but an earlier
 * try may be under way. `unknown`: it may have been bought. The last two go on under their key.
 */
export type PurchaseFailure =
  | { kind: 'refused' | 'conflict'; message: string }
  | { kind: 'unknown'; message: string; offline: boolean }
  | { kind: 'signed-out' };

export function purchaseFailure(error: unknown): PurchaseFailure {
  if (!isApiError(error)) return { kind: 'unknown', message: '', offline: false };
  const { status } = error;
  if (status === 401) return { kind: 'signed-out' };
  const message = Object.values(error.errors)[0]?.[0] ?? error.said;
  if (error.kind !== 'refused' || status === 429) return { kind: 'unknown', message, offline: error.kind === 'offline' };
  return { kind: status === 409 ? 'conflict' : 'refused', message };
}
