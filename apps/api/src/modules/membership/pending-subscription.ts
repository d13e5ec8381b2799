import { type Kysely, sql } from 'kysely';
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

/** The membership of this plan, at its terms of now, that somebody has begun to buy and may still pay online. */
export async function findWaiting(
  transaction: Kysely<DB>,
  { personId, planId, now }: { personId: number; planId: number; now: Date },
): Promise<{ id: number; purchase_id: number } | undefined> {
  const { rows } = await sql<{ id: number; purchase_id: number }>`
    select s.id, s.purchase_id from subscriptions s join purchases b on b.id = s.purchase_id join plans p on p.id = s.plan_id
    where s.person_id = ${personId} and s.plan_id = ${planId} and s.status = 'pending' and b.expires_at > ${now}
      and (s.price, s.discount_basis_points, s.free_delivery) = (p.price, p.discount_basis_points, p.free_delivery)
      and s.duration_days is not distinct from p.duration_days
    order by s.id desc limit 1`.execute(transaction);
  return rows[0];
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
