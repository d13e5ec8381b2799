import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import { lockChangeRequest, updateChangeRequest } from '../../modules/change-requests/queries/change-requests.ts';
import { operatorError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock/clock.ts';

const Former = z.record(z.string(), z.object({ content: z.unknown(), base: z.unknown() }));
const Sent = z.record(z.string(), z.object({ status: z.string(), updated_at: z.string() }));

type Sides = { before: Record<string, unknown>; after: Record<string, unknown> };

/**
 * Withdraws the change requests that an import made, and restores those that it changed. Throws 409 if one was decided or changed
 * since. Those that were accepted at once stay as a record. Returns what it changed, for the entry of the reversal.
 */
export async function restoreRequests(
  { clock }: { clock: Clock },
  transaction: Transaction<DB>,
  { before, after }: Sides,
): Promise<Sides | undefined> {
  const [former, sent] = [Former.parse(before), Sent.parse(after)];
  const waiting = Object.entries(sent).filter(([, { status }]) => status === 'waiting');
  if (waiting.length === 0) return undefined;
  const updated_at = clock.now();
  for (const [id, { updated_at: sentAt }] of waiting) {
    const request = await lockChangeRequest(transaction, Number(id));
    if (request?.status !== 'waiting' || request.updated_at.toISOString() !== sentAt)
      throw operatorError('conflict', 'A change request of this import was decided or changed since.');
    const own = former[id];
    const restored = own && { content: JSON.stringify(own.content), base: own.base === null ? null : JSON.stringify(own.base) };
    await updateChangeRequest(transaction, Number(id), { ...(restored ?? { status: 'withdrawn' }), updated_at });
  }
  const states = waiting.map(([id]) => [id, { status: former[id] ? 'restored' : 'withdrawn', updated_at: updated_at.toISOString() }]);
  return { before: {}, after: Object.fromEntries(states) };
}
