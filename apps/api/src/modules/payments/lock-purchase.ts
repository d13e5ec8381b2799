import type { Kysely, Selectable } from 'kysely';
import type { DB, Purchases } from '../../../db/schema.ts';

export type Purchase = Pick<
  Selectable<Purchases>,
  'id' | 'person_id' | 'kind' | 'payment_method' | 'payable_amount' | 'currency' | 'expires_at'
>;

/**
 * Locks a purchase until the transaction ends, before anything else that belongs to it: payments, cancellations and expiry of
 * one purchase come one after the other.
 */
export function lockPurchase(transaction: Kysely<DB>, id: number): Promise<Purchase> {
  return transaction
    .selectFrom('purchases')
    .select(['id', 'person_id', 'kind', 'payment_method', 'payable_amount', 'currency', 'expires_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Nothing is waited for any more: it is paid, cancelled or given up. */
export async function stopWaiting(transaction: Kysely<DB>, purchaseId: number): Promise<void> {
  await transaction.updateTable('purchases').set({ expires_at: null }).where('id', '=', purchaseId).execute();
}

export type Overdue = { id: number; expires_at: Date };

/** Claims purchases whose time to be paid is over, those first that were not tried for the longest time. */
export function claimOverdue(db: Kysely<DB>, now: Date, limit: number): Promise<Overdue[]> {
  const overdue = db
    .selectFrom('purchases')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expiry_tried_at', (order) => order.asc().nullsFirst())
    .orderBy('expires_at')
    .limit(limit);
  return db
    .updateTable('purchases')
    .set({ expiry_tried_at: now })
    .where('id', 'in', overdue)
    .returning(['id', 'expires_at'])
    .$narrowType<{ expires_at: Date }>()
    .execute();
}
