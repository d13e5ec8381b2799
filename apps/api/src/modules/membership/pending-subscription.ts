import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** The membership that waits for the payment of this purchase; undefined where none waits any more. */
export function findPendingSubscription(transaction: Kysely<DB>, purchaseId: number): Promise<{ id: number } | undefined> {
  return transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** Nobody paid for it in time. */
export async function giveUpSubscription(transaction: Kysely<DB>, purchaseId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'cancelled', cancelled_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'pending')
    .execute();
}

/** The purchase of a membership; null where it cost nothing. */
export async function findPurchaseOf(db: Kysely<DB>, subscriptionId: number): Promise<number | null> {
  const row = await db.selectFrom('subscriptions').select('purchase_id').where('id', '=', subscriptionId).executeTakeFirstOrThrow();
  return row.purchase_id;
}
