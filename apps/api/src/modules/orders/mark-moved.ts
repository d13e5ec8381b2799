import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { CommandError } from '../../commands/command-error.ts';
import { canMove, type MovingStatus, nextStatuses } from './domain/order-path.ts';
import type { LockedOrder } from './lock-order.ts';

export type Move = { status: MovingStatus; note: string | null; now: Date };

/** Moves a locked order along its way, and writes down when. Throws where its way does not lead there. */
export async function markMoved(transaction: Kysely<DB>, order: LockedOrder, { status, note, now }: Move): Promise<void> {
  if (!canMove(order.status, status)) throw new CommandError(explain(order, status));
  await transaction
    .updateTable('orders')
    .set({ status, ...(status === 'Delivered' && { delivered_at: now }) })
    .where('id', '=', order.id)
    .execute();
  await transaction.insertInto('order_events').values({ order_id: order.id, status, note, created_at: now }).execute();
}

function explain({ code, status }: LockedOrder, wanted: MovingStatus): string {
  if (status === wanted) return `${code} is ${status} already.`;
  const next = nextStatuses[status];
  const way = next.length === 0 ? 'it goes nowhere from there' : `from there it goes on to ${next.join(' or ')}`;
  return `${code} is ${status}: ${way}.`;
}
